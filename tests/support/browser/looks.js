// How a picture differs to the eye from one that was kept at half its size, by the distance of colours in YIQ as
// pixelmatch measures it. A function of the new picture, and of the kept one or null, as data URLs; it gives the new one at
// half its size, by how many points it differs, and those marked red over a pale copy.
async ([taken, kept]) => {
  const APART = 0.1; // of the distance of black and white, so much is not seen
  const FARTHEST = 35215;

  async function drawn(url, part) {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(image.width * part);
    canvas.height = Math.round(image.height * part);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return {
      canvas,
      context,
      points: context.getImageData(0, 0, canvas.width, canvas.height).data,
    };
  }
  const weighed = (points, at, [r, g, b]) =>
    r * points[at] + g * points[at + 1] + b * points[at + 2];
  const Y = [0.29889531, 0.58662247, 0.11448223];
  const I = [0.59597799, -0.2741761, -0.32180189];
  const Q = [0.21147017, -0.52261711, 0.31114694];
  const distance = (one, other, at) => {
    const [y, i, q] = [Y, I, Q].map(
      (parts) => weighed(one, at, parts) - weighed(other, at, parts),
    );
    return (0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q) / FARTHEST;
  };

  // What is kept is packed as a photograph is; so what it is compared with is, too.
  const small = (await drawn(taken, 0.5)).canvas.toDataURL("image/webp", 0.8);
  const now = await drawn(small, 1);
  if (!kept) return { small, differing: -1, marked: small };
  const before = await drawn(kept, 1);
  const { width, height } = now.canvas;
  if (before.canvas.width !== width || before.canvas.height !== height)
    return { small, differing: width * height, marked: small };
  const marks = now.context.createImageData(width, height);
  let differing = 0;
  for (let at = 0; at < now.points.length; at += 4) {
    const seen = distance(now.points, before.points, at) > APART * APART;
    if (seen) differing++;
    const grey = 200 + weighed(now.points, at, Y) / 6;
    marks.data.set(seen ? [220, 0, 0, 255] : [grey, grey, grey, 255], at);
  }
  now.context.putImageData(marks, 0, 0);
  return { small, differing, marked: now.canvas.toDataURL("image/webp", 0.8) };
};
