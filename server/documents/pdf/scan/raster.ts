import { multiply, type Matrix } from "#server/documents/pdf/matrix.ts";

/** A grey picture: one byte for each pixel, 0 is black, row by row from the top. */
export interface Raster {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** A picture as pdf.js decodes it. */
export interface DecodedPicture {
  width: number;
  height: number;
  /**
   * The picture's format, with the numbers of pdf.js's `ImageKind`: 1 is one bit a pixel with rows padded to whole
   * bytes, 2 is RGB, 3 is RGBA.
   */
  kind: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** A decoded picture and the matrix that maps its unit square to the page's coordinates. */
export interface PlacedPicture {
  picture: DecodedPicture;
  matrix: Matrix;
}

/** An A4 page at 300 dots per inch has fewer pixels. More take longer and are recognised no better. */
const maxPixels = 9_000_000;
/** Maximum number of samples of source pixels in each direction for one pixel of a reduced picture. */
const maxSamples = 4;
const white = 255;

/**
 * Draws the pictures of a page as the page shows them, in the resolution of the finest one. `page` maps the page's
 * coordinates (points) to its upright view with y downwards; `width` and `height` are the view's. `scale` of the
 * result is in pixels per point; undefined when no picture has a size.
 */
export function composePage(
  pictures: readonly PlacedPicture[],
  page: { matrix: Matrix; width: number; height: number },
): { raster: Raster; scale: number } | undefined {
  const finest = Math.max(0, ...pictures.map(pixelsPerPoint));
  const scale = Math.min(finest, Math.sqrt(maxPixels / (page.width * page.height)));
  const width = Math.floor(page.width * scale);
  const height = Math.floor(page.height * scale);
  if (!Number.isFinite(scale) || width < 1 || height < 1) return undefined;
  const raster: Raster = { width, height, pixels: new Uint8Array(width * height).fill(white) };
  for (const { picture, matrix } of pictures)
    draw(picture, multiply([scale, 0, 0, scale, 0, 0], multiply(page.matrix, matrix)), raster);
  return { raster, scale };
}

function pixelsPerPoint({ picture, matrix: [a, b, c, d] }: PlacedPicture): number {
  const across = Math.hypot(a, b);
  const down = Math.hypot(c, d);
  return across === 0 || down === 0 ? 0 : Math.max(picture.width / across, picture.height / down);
}

/** Fills the pixels that the picture covers, each with the mean of the source pixels. */
function draw(picture: DecodedPicture, matrix: Matrix, raster: Raster): void {
  const [a, b, c, d, e, f] = matrix;
  const area = a * d - b * c;
  if (area === 0) return;
  const corners = [
    [e, f],
    [e + a, f + b],
    [e + c, f + d],
    [e + a + c, f + b + d],
  ] as const;
  const clamp = (value: number, max: number) => Math.max(0, Math.min(max, value));
  const left = clamp(Math.floor(Math.min(...corners.map(([x]) => x))), raster.width);
  const right = clamp(Math.ceil(Math.max(...corners.map(([x]) => x))), raster.width);
  const top = clamp(Math.floor(Math.min(...corners.map(([, y]) => y))), raster.height);
  const bottom = clamp(Math.ceil(Math.max(...corners.map(([, y]) => y))), raster.height);
  const shrink = Math.sqrt((picture.width * picture.height) / Math.abs(area));
  const samples = Math.max(1, Math.min(maxSamples, Math.round(shrink)));
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      let sum = 0;
      let hits = 0;
      for (let at = 0; at < samples * samples; at += 1) {
        const dx = x + ((at % samples) + 0.5) / samples - e;
        const dy = y + (Math.floor(at / samples) + 0.5) / samples - f;
        // The unit square of a picture has its lower edge at v = 0, but the rows of the picture begin at its upper
        // edge.
        const column = Math.floor(((d * dx - c * dy) / area) * picture.width);
        const row = Math.floor((1 - (a * dy - b * dx) / area) * picture.height);
        if (column < 0 || row < 0 || column >= picture.width || row >= picture.height) continue;
        sum += greyAt(picture, column, row);
        hits += 1;
      }
      if (hits > 0) raster.pixels[y * raster.width + x] = sum / hits;
    }
}

function greyAt({ kind, data, width }: DecodedPicture, column: number, row: number): number {
  if (kind === 1) {
    const bytes = (width + 7) >> 3;
    return (data[row * bytes + (column >> 3)]! >> (7 - (column & 7))) & 1 ? white : 0;
  }
  const at = (row * width + column) * (kind === 2 ? 3 : 4);
  return 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
}

/** Encodes the picture in the portable grey map format, which every picture library reads. */
export function toGreyMap({ width, height, pixels }: Raster): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, "latin1"), pixels]);
}
