import { expect, test } from "vitest";
import { clampCarousel, stepCarousel } from "./carousel.ts";

test("C075 steps of what is visible, clamped at both ends: 0,1,2,3 and 0,2 and 0,1", () => {
  const listPositions = (visible: number) => {
    const places = [0];
    for (;;) {
      const next = stepCarousel(places.at(-1)!, 1, visible, 4);
      if (next === places.at(-1)) return places;
      places.push(next);
    }
  };
  expect(listPositions(1)).toEqual([0, 1, 2, 3]);
  expect(listPositions(2)).toEqual([0, 2]);
  expect(listPositions(3)).toEqual([0, 1]);
  expect(stepCarousel(1, -1, 3, 4)).toBe(0);
  expect(stepCarousel(2, -1, 2, 4)).toBe(0);
  expect(stepCarousel(0, -1, 1, 4)).toBe(0);
});

test("C077 a resized window keeps the index valid", () => {
  expect(clampCarousel(3, 3, 4)).toBe(1);
  expect(clampCarousel(3, 2, 4)).toBe(2);
  expect(clampCarousel(1, 1, 4)).toBe(1);
});
