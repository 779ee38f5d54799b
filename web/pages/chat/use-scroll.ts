import { useCallback, useEffect, useRef, useState } from "react";
import { isNearBottom } from "./scroll-rule.ts";

export interface ScrollState {
  /** For the element that scrolls; its one child holds all that is in it. */
  ref: React.RefObject<HTMLDivElement | null>;
  /** There is something further down: a way to it is offered. */
  away: boolean;
  toEnd: () => void;
}

/**
 * Keeps the end of a growing list in view by the rule of C191. `ready` turning true is the first load.
 * Whatever makes the list longer or its frame smaller counts: a message, a font that arrives, the phone's keyboard.
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
    // The rule asks where the reader was before the change, so the measures of then are kept.
    let { clientHeight, scrollHeight } = list;
    const look = () => {
      ({ clientHeight, scrollHeight } = list);
      setAway(!isNearBottom(list));
    };
    const resized = new ResizeObserver(() => {
      if (isNearBottom({ scrollTop: list.scrollTop, clientHeight, scrollHeight })) toEnd();
      look();
    });
    resized.observe(list);
    resized.observe(list.firstElementChild);
    list.addEventListener("scroll", look, { passive: true });
    return () => {
      resized.disconnect();
      list.removeEventListener("scroll", look);
    };
  }, [ready, toEnd]);

  return { ref, away, toEnd };
}
