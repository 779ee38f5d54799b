/** Returns the index of a carousel after a step of its own width. It never shows past its last card (C075). */
export function stepCarousel(index: number, direction: 1 | -1, visible: number, count: number): number {
  return clampCarousel(index + direction * visible, visible, count);
}

/** Returns the nearest valid index when `visible` cards are shown, for example after the window was resized (C077). */
export function clampCarousel(index: number, visible: number, count: number): number {
  return Math.max(0, Math.min(index, count - visible));
}
