import jpeg from "jpeg-js";
import { maxPhotoMegapixels, photoSidePx } from "#shared/values/profile.ts";

const quality = 85;
const maxMemoryMb = 128;

/** A picture in RGBA, with four bytes for each pixel. */
interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/**
 * Redraws a photo: the middle square of the original, reduced. Only colours are copied, so that the location in its
 * metadata and hidden data are removed. Throws for other files than JPEG.
 */
export function redrawPhoto(bytes: Uint8Array): Uint8Array {
  const picture = jpeg.decode(bytes, {
    useTArray: true,
    formatAsRGBA: true,
    tolerantDecoding: false,
    maxResolutionInMP: maxPhotoMegapixels,
    maxMemoryUsageInMB: maxMemoryMb,
  });
  return new Uint8Array(jpeg.encode(shrinkSquare(picture, photoSidePx), quality).data);
}

/** Returns the middle square at another size; each pixel is the mean of its source pixels. */
export function shrinkSquare({ width, height, data }: Pixels, side: number): Pixels {
  const square = Math.min(width, height);
  const left = (width - square) >> 1;
  const top = (height - square) >> 1;
  const out = new Uint8Array(side * side * 4);
  const edge = (at: number) => Math.floor((at * square) / side);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const [fromX, toX] = [edge(x), Math.max(edge(x) + 1, edge(x + 1))];
      const [fromY, toY] = [edge(y), Math.max(edge(y) + 1, edge(y + 1))];
      const sums = [0, 0, 0, 0];
      for (let row = fromY; row < toY; row += 1)
        for (let column = fromX; column < toX; column += 1) {
          const at = ((top + row) * width + left + column) * 4;
          for (let part = 0; part < 4; part += 1) sums[part]! += data[at + part] ?? 0;
        }
      const count = (toX - fromX) * (toY - fromY);
      out.set(
        sums.map((sum) => Math.round(sum / count)),
        (y * side + x) * 4,
      );
    }
  return { width: side, height: side, data: out };
}
