import { useState, useSyncExternalStore } from "react";
import { useLanguage } from "#web/i18n/use-language.ts";
import { clampCarousel, stepCarousel } from "./carousel.ts";

/** The number of visible cards by width, the widest first (C074). Team.module.css has the same widths. */
const widths = [
  ["(min-width: 1024px)", 3],
  ["(min-width: 640px)", 2],
] as const;

function countVisible(): number {
  return widths.find(([query]) => matchMedia(query).matches)?.[1] ?? 1;
}

function subscribeToWidth(changed: () => void): () => void {
  const media = widths.map(([query]) => matchMedia(query));
  for (const one of media) one.addEventListener("change", changed);
  return () => media.forEach((one) => one.removeEventListener("change", changed));
}

/** The minimum distance of a swipe in CSS pixels. A shorter one is a tap. */
const minSwipePx = 40;

export function useCarousel(count: number) {
  const { isRTL } = useLanguage();
  // The server does not know the width and shows all cards, so that all can be reached without a script.
  const visible = useSyncExternalStore(subscribeToWidth, countVisible, () => count);
  const [wanted, setWanted] = useState(0);
  const index = clampCarousel(wanted, visible, count);
  const move = (direction: 1 | -1) => setWanted(stepCarousel(index, direction, visible, count));
  /** In Arabic the physical right is the previous card (D22). */
  const right = isRTL ? -1 : 1;
  return {
    index,
    isFirst: index === 0,
    isLast: index >= count - visible,
    isVisible: (at: number) => at >= index && at < index + visible,
    next: () => move(1),
    previous: () => move(-1),
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key === "ArrowRight") move(right);
      else if (event.key === "ArrowLeft") move(right === 1 ? -1 : 1);
    },
    /** `distance` is the finger's movement in CSS pixels, positive to the right. */
    onSwipe: (distance: number) => {
      if (Math.abs(distance) > minSwipePx) move(distance > 0 === isRTL ? 1 : -1);
    },
  };
}
