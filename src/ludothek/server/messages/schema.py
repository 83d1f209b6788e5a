"""Prints the JSON schema of all messages, from which the types of the browser are generated."""

import json
from typing import Any

import msgspec
from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from ludothek.core.record import Record
from ludothek.core.view import View
from ludothek.server.messages.afterwards import Analyse, Analysis, Draw, Told
from ludothek.server.messages.from_clients import ClientMessage
from ludothek.server.messages.games import GameDetail, GameSummary, LessonClause, LessonTold, RulebookText
from ludothek.server.messages.opening import Again, Invitation, Invited, Join, Joined, NewTable, Opened, TypedCode
from ludothek.server.messages.status import Health, Problem, Readiness
from ludothek.server.messages.to_clients import ServerMessage

BODIES_IN: dict[str, type] = {
    "NewTable": NewTable,
    "Join": Join,
    "TypedCode": TypedCode,
    "Again": Again,
    "Analyse": Analyse,
}
BODIES_OUT: dict[str, type] = {
    "GameSummary": GameSummary,
    "GameDetail": GameDetail,
    "RulebookText": RulebookText,
    "LessonTold": LessonTold,
    "LessonClause": LessonClause,
    "Opened": Opened,
    "Invited": Invited,
    "Invitation": Invitation,
    "Joined": Joined,
    "Problem": Problem,
    "Draw": Draw,
    "Told": Told,
    "Analysis": Analysis,
    "Health": Health,
    "Readiness": Readiness,
}


class _ForTypes(GenerateJsonSchema):
    """As generators of types like it: no title for each field, and what is sent is always there."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False

    def field_is_required(self, field: Any, total: bool) -> bool:  # noqa: FBT001 - the signature is given
        return self.mode == "serialization" or super().field_is_required(field, total)


OUTGOING: dict[str, Any] = {"ServerMessage": ServerMessage, **BODIES_OUT, "View": View}


def outgoing(where: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """What goes out: each kind by its name, and what they are made of, and where those will be found."""
    found, shared = msgspec.json.schema_components(OUTGOING.values(), ref_template=f"{where}/{{name}}")
    return dict(zip(OUTGOING, found, strict=True)), shared


def schema() -> dict[str, Any]:
    """One document: a property for every kind of message, everything they are made of under `$defs`.

    Of what only goes out (`readOnly`), a field that has its default may be left out on the wire.
    """
    properties, shared = outgoing("#/$defs")
    incoming: dict[str, Any] = {"ClientMessage": ClientMessage, **BODIES_IN}
    others, shared_by_others = TypeAdapter.json_schemas(
        [
            ("Record", "serialization", TypeAdapter(Record)),
            *((name, "validation", TypeAdapter(kind)) for name, kind in incoming.items()),
        ],
        schema_generator=_ForTypes,
    )
    properties |= {name: part for (name, _), part in others.items()}
    definitions = {name: {**part, "readOnly": True} for name, part in shared.items()} | shared_by_others["$defs"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Ludothek",
        "$defs": dict(sorted(definitions.items())),
        "type": "object",
        "properties": properties,
        "required": list(properties),
    }


def main() -> None:
    """Print the schema."""
    print(json.dumps(schema(), indent=1, ensure_ascii=False))  # noqa: T201 - printing is the purpose


if __name__ == "__main__":
    main()
