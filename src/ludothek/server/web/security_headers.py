"""What pages may do and whose pages may talk to us."""

from starlette.datastructures import Headers

_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def allowed_origin(headers: Headers, origins: tuple[str, ...]) -> bool:
    """May a page of this origin talk to us? What is no browser sends none; it has to know a secret like everybody."""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    return origin.partition("://")[2] == headers.get("host")
