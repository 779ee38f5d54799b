import { type PointerEvent, useRef } from "react";

/** The minimum distance of a swipe (C271, D50). */
const minSwipePx = 20;

/**
 * Returns the handlers of an element that follows the pointer horizontally. `onSwipe` is called once it has moved far
 * enough.
 */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<number | null>(null);
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    if (start.current === null) return;
    start.current = null;
    currentTarget.style.transition = currentTarget.style.translate = "";
  };
  return {
    onPointerDown: ({ button, clientX, currentTarget, pointerId, target }: PointerEvent<HTMLElement>) => {
      // A captured pointer does not click buttons.
      if (button !== 0 || (target as Element).closest("button")) return;
      currentTarget.setPointerCapture(pointerId);
      start.current = clientX;
      currentTarget.style.transition = "none";
    },
    onPointerMove: ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      const movedPx = clientX - start.current;
      currentTarget.style.translate = `${movedPx}px`;
      if (Math.abs(movedPx) < minSwipePx) return;
      start.current = null;
      currentTarget.style.transition = "";
      currentTarget.style.translate = `${Math.sign(movedPx) * 100}%`;
      onSwipe();
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
