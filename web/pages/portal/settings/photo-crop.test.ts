import fc from "fast-check";
import { expect, test } from "vitest";
import { dragCrop, maxZoom, calculateSquare, initialCrop } from "./photo-crop.ts";

test("C238 a photo is the middle square of a picture until it is moved", () => {
  expect(calculateSquare({ width: 400, height: 200 }, initialCrop)).toEqual({ left: 100, top: 0, side: 200 });
  const moved = dragCrop({ width: 400, height: 200 }, initialCrop, { x: -0.25, y: 0.5 });
  expect(calculateSquare({ width: 400, height: 200 }, moved)).toEqual({ left: 150, top: 0, side: 200 });
});

test("the square stays inside the picture however it is dragged and enlarged", () => {
  const part = fc.double({ min: -3, max: 3, noNaN: true });
  fc.assert(
    fc.property(
      fc.record({ width: fc.integer({ min: 1, max: 5000 }), height: fc.integer({ min: 1, max: 5000 }) }),
      fc.double({ min: 1, max: maxZoom, noNaN: true }),
      fc.array(fc.record({ x: part, y: part }), { maxLength: 5 }),
      (size, zoom, drags) => {
        let crop = { ...initialCrop, zoom };
        for (const by of drags) crop = dragCrop(size, crop, by);
        const { left, top, side } = calculateSquare(size, crop);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + side).toBeLessThanOrEqual(size.width + 1e-6);
        expect(top + side).toBeLessThanOrEqual(size.height + 1e-6);
      },
    ),
  );
});
