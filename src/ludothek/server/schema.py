"""Prints the JSON schema of all messages, from which the types of the browser are generated."""

import json
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from ludothek.core.record import Record
from ludothek.core.view import View
from ludothek.server import messages


class _ForTypes(GenerateJsonSchema):
    """As generators of types like it: no title for each field, and what is sent is always there."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False

    def field_is_required(self, field: Any, total: bool) -> bool:  # noqa: FBT001 - the signature is given
        return self.mode == "serialization" or super().field_is_required(field, total)


def schema() -> dict[str, Any]:
    """One document: a property for every kind of message, everything they are made of under `$defs`."""
    outgoing: dict[str, Any] = {"ServerMessage": messages.ServerMessage, **messages.BODIES_OUT}
    outgoing |= {"View": View, "Record": Record}
    incoming: dict[str, Any] = {"ClientMessage": messages.ClientMessage, **messages.BODIES_IN}
    found, shared = TypeAdapter.json_schemas(
        [
            *((name, "serialization", TypeAdapter(kind)) for name, kind in outgoing.items()),
            *((name, "validation", TypeAdapter(kind)) for name, kind in incoming.items()),
        ],
        title="Ludothek",
        schema_generator=_ForTypes,
    )
    properties = {name: part for (name, _), part in found.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **shared,
        "type": "object",
        "properties": properties,
        "required": list(properties),
    }


def main() -> None:
    """Print the schema."""
    print(json.dumps(schema(), indent=1, ensure_ascii=False))  # noqa: T201 - printing is the purpose


if __name__ == "__main__":
    main()
