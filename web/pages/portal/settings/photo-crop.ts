/** Which part of a picture a photo shows: how much it is enlarged, and where the middle of the part is, from 0 to 1. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const maxZoom = 4;

/** The square that is cut out of the picture, in its pixels; it never leaves the picture. */
export function squareOf(
  { width, height }: { width: number; height: number },
  { zoom, x, y }: Crop,
): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/** The crop after the picture was dragged by so much of the square's side. */
export function dragCrop(
  size: { width: number; height: number },
  crop: Crop,
  by: { x: number; y: number },
): Crop {
  const { side } = squareOf(size, crop);
  const moved = (at: number, length: number, part: number) => {
    const room = length - side;
    return room <= 0 ? at : Math.min(1, Math.max(0, at - (part * side) / room));
  };
  return { ...crop, x: moved(crop.x, size.width, by.x), y: moved(crop.y, size.height, by.y) };
}
