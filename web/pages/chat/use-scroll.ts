import { useCallback, useEffect, useRef, useState } from "react";
import { isNearBottom } from "./scroll-rule.ts";

export interface ScrollState {
  /** The ref of the scrolling element. Its only child contains the whole content. */
  ref: React.RefObject<HTMLDivElement | null>;
  /** Whether there is content further down, to which a button leads. */
  away: boolean;
  toEnd: () => void;
}

/**
 * Keeps the end of a growing list in view by the rule of C191. `ready` becoming true is the first load. Every change
 * of the list's or the frame's height counts: a message, a loaded font, the phone's keyboard.
 */
export function useScroll(ready: boolean): ScrollState {
  const ref = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);

  const toEnd = useCallback(() => {
    const list = ref.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, []);

  useEffect(() => {
    const list = ref.current;
    if (!list?.firstElementChild || !ready) return;
    toEnd();
    // The rule depends on the position before the change, so the previous dimensions are stored.
    let { clientHeight, scrollHeight } = list;
    const updatePosition = () => {
      ({ clientHeight, scrollHeight } = list);
      setAway(!isNearBottom(list));
    };
    const resized = new ResizeObserver(() => {
      if (isNearBottom({ scrollTop: list.scrollTop, clientHeight, scrollHeight })) toEnd();
      updatePosition();
    });
    resized.observe(list);
    resized.observe(list.firstElementChild);
    list.addEventListener("scroll", updatePosition, { passive: true });
    return () => {
      resized.disconnect();
      list.removeEventListener("scroll", updatePosition);
    };
  }, [ready, toEnd]);

  return { ref, away, toEnd };
}
