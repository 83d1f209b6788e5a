"""What the server says of its own answers, for whoever asks it anything in a test."""

import re
from functools import cache
from typing import Any
from urllib.parse import unquote

from ludothek.server.base.settings import Settings
from ludothek.server.web.app import create_app


@cache
def operations() -> dict[tuple[str, str], dict[str, Any]]:
    """Everything that can be asked, by method and path."""
    paths = create_app(Settings("sqlite://")).openapi()["paths"]
    return {(method.upper(), path): each for path, methods in paths.items() for method, each in methods.items()}


def unsaid(method: str, path: str, status: int, media_type: str) -> str:
    """What is not said of an answer; empty if it is described, or nothing is asked for that could be."""
    for (known, template), operation in operations().items():
        signs = re.sub(r"\\{\w+\\}", "[^/]+", re.escape(template))
        if known == method and re.fullmatch(signs, unquote(path.partition("?")[0])):
            answers = operation["responses"]
            if str(status) not in answers:
                return f"{method} {template} answers {status}, and says: {', '.join(answers)}"
            if media_type.partition(";")[0] not in answers[str(status)]["content"]:
                return f"{method} {template} answers {status} with {media_type}, and says: {answers[str(status)]}"
            return ""
    return ""
