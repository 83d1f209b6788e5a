"""The weights of a net of two layers while it learns, with numpy: what it says, and how it comes to say better."""

from typing import Any


class Weights:
    """Those of the first layer, of the second, and its biases; the units between them are rectified.

    They learn by Adam's steps. What is shipped is a running mean of them (Polyak averaging).
    """

    def __init__(self, numpy: Any, parts: list[Any], kept: float, warm: float = 0.0) -> None:
        """So much of the mean is kept at every step; the first steps, about as many as `warm`, weigh alike."""
        self._numpy = numpy
        self._kept = kept
        self._warm = warm
        self._layers = [part.astype(numpy.float32) for part in parts]
        self._slopes = [numpy.zeros_like(part) for part in self._layers]
        self._squares = [numpy.zeros_like(part) for part in self._layers]
        self._mean = [part.copy() for part in self._layers]
        self.steps = 0

    def think(self, rows: Any) -> tuple[Any, Any]:
        """The units between the layers, and the sums of the outputs, for every row of inputs."""
        first, second, last = self._layers
        hidden = self._numpy.maximum(rows @ first, 0)
        return hidden, hidden @ second + last

    def learn(self, rows: Any, hidden: Any, wrong: Any, rate: float) -> None:
        """Take a step against how wrong the outputs were."""
        numpy = self._numpy
        back = (wrong @ self._layers[1].T) * (hidden > 0)
        found = [rows.T @ back, hidden.T @ wrong, wrong.sum(0)]
        self.steps += 1
        share = max(1.0 - self._kept, self._warm / (self.steps + self._warm))
        for part, slope, square, mean, new in zip(
            self._layers, self._slopes, self._squares, self._mean, found, strict=True
        ):
            slope[...] += 0.1 * (new - slope)
            square[...] += 0.001 * (new * new - square)
            steepness = numpy.sqrt(square / (1 - 0.999**self.steps)) + 1e-7
            part[...] -= rate * (slope / (1 - 0.9**self.steps)) / steepness
            mean[...] += share * (part - mean)

    def wholes(self, grain: int) -> Any:
        """The running mean as files keep it: whole numbers of two bytes, in parts of this size."""
        flat = self._numpy.concatenate([part.ravel() for part in self._mean])
        return self._numpy.clip(self._numpy.rint(flat * grain), -32768, 32767).astype("<i2")

    def parts(self) -> list[Any]:
        """All that has to be kept to go on, beside the number of steps."""
        return [*self._layers, *self._slopes, *self._squares, *self._mean]
