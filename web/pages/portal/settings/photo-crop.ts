/** The part of a picture that a photo shows: the zoom factor, and the centre of the part, from 0 to 1. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const initialCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const maxZoom = 4;

/** Returns the square of the picture in pixels. It is always inside the picture. */
export function calculateSquare(
  { width, height }: { width: number; height: number },
  { zoom, x, y }: Crop,
): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/** Returns the crop after the picture was dragged by this share of the square's side. */
export function dragCrop(
  size: { width: number; height: number },
  crop: Crop,
  by: { x: number; y: number },
): Crop {
  const { side } = calculateSquare(size, crop);
  const moveWithin = (at: number, length: number, part: number) => {
    const freeLength = length - side;
    return freeLength <= 0 ? at : Math.min(1, Math.max(0, at - (part * side) / freeLength));
  };
  return { ...crop, x: moveWithin(crop.x, size.width, by.x), y: moveWithin(crop.y, size.height, by.y) };
}
