"""How Hypothesis searches: the same examples every time and no clock; `--hypothesis-profile=soak` looks further."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "ludothek",
    deadline=None,
    derandomize=True,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("soak", settings.get_profile("ludothek"), derandomize=False, max_examples=5000)
settings.load_profile("ludothek")
