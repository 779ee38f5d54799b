/** Where a carousel of `count` cards stands after a step of its own width; it never shows past its last card (C075). */
export function stepCarousel(index: number, direction: 1 | -1, visible: number, count: number): number {
  return clampCarousel(index + direction * visible, visible, count);
}

/** The nearest place that is legal when `visible` cards show, e.g. after the window has changed its size (C077). */
export function clampCarousel(index: number, visible: number, count: number): number {
  return Math.max(0, Math.min(index, count - visible));
}
