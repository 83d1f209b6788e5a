"""Who is present at a table: who is connected, here or by way of another server, and what they tell each other.

None of it is in the log. It goes over the bus, so that all hear it, whatever server they have come to.
"""

from collections.abc import Sequence
from time import monotonic

from ludothek.server.bus.bus import Bus
from ludothek.server.bus.news import News, Present
from ludothek.server.messages.to_clients import Chatted
from ludothek.server.messages.words import encode
from ludothek.server.room.chat import ChatLines
from ludothek.server.room.client import Client
from ludothek.server.room.elsewhere import Elsewhere


class Presence:
    """That of one table."""

    def __init__(self, table: str, bus: Bus) -> None:
        self.here: set[Client] = set()
        self.elsewhere = Elsewhere()
        self.chat = ChatLines()
        self._bus = bus
        self._table = table
        self._looking = monotonic()
        """Since when it is known here who is present."""
        self._seen: set[int] = set()
        """The seats whose holders were connected when somebody last came or left."""
        self._left: dict[int, float] = {}
        """When the last of those who held a seat left."""

    @property
    def seats(self) -> set[int]:
        """The seats whose holders are connected."""
        return self._seats_here | self.elsewhere.seats

    @property
    def watchers(self) -> int:
        """How many only look on."""
        return self._watchers_here + self.elsewhere.watchers

    def away(self, seat: int) -> float:
        """How many seconds nobody who holds this seat has been connected, as far as that was seen from here."""
        if self._bus.deaf or seat in self.seats:
            return 0.0
        return monotonic() - self._left.get(seat, self._looking)

    @property
    def hurried(self) -> bool:
        """Is everybody in a hurry, and is there anybody?"""
        return bool(self.here) and all(client.hurries for client in self.here) and not self.elsewhere.patient

    @property
    def address(self) -> str:
        """On whose account computer players think here: somebody who sits at the table, else somebody who looks on."""
        return min(((not client.seats, client.address) for client in self.here), default=(True, ""))[1]

    @property
    def _seats_here(self) -> set[int]:
        return {seat for client in self.here for seat in client.seats}

    @property
    def _watchers_here(self) -> int:
        return sum(not client.seats for client in self.here)

    @property
    def _patient_here(self) -> int:
        return sum(not client.hurries for client in self.here)

    def come(self, client: Client) -> None:
        """Somebody is here."""
        self.here.add(client)
        self._note()

    def go(self, client: Client) -> None:
        """Somebody is not here any more."""
        self.here.discard(client)
        self._note()

    def hear(self, present: Present) -> bool:
        """What another server says about who is there; whether that is new."""
        new = self.elsewhere.hear(present)
        self._note()
        return new

    def fade(self) -> bool:
        """Forget servers that have not been heard of; whether there were any."""
        gone = self.elsewhere.fade()
        self._note()
        return gone

    def look_anew(self) -> None:
        """Who is elsewhere was not heard for a while: nobody counts as away for longer than from now on."""
        self._looking = monotonic()
        self._seen, self._left = self.seats, {}

    def reseat(self, now: Sequence[int]) -> None:
        """Seats were drawn: clients and lines of the chat go with their people."""
        for client in self.here:
            client.seats = frozenset(now[seat] for seat in client.seats)
        self.chat.reseat(now)
        self.look_anew()

    def _note(self) -> None:
        """Remember since when somebody is away."""
        for seat in self._seen - self.seats:
            self._left[seat] = monotonic()
        self._seen = self.seats

    def publish(self, news: News) -> None:
        """Tell everybody at the table."""
        self._bus.publish(self._table, news)

    def tell_presence(self, *, asks: bool = False) -> None:
        """Tell other servers who is here; one that `asks` is told who is there in return."""
        if self._bus.shared:
            seats = tuple(sorted(self._seats_here))
            self.publish(Present(self._bus.server, seats, self._watchers_here, self._patient_here, asks))

    def tell_chat(self, chatted: Chatted) -> None:
        """Only who sits here reads: a link to watch is given away more freely, and nobody sees who holds it."""
        text = encode(chatted)
        for client in self.here:
            if client.seats:
                client.send_text(text)  # whoever is dropped for not reading gets all of it when they come back
