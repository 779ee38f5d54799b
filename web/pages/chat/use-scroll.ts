import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isNearBottom } from "./scroll-rule.ts";

export interface FollowedScroll {
  /** For the element that scrolls. */
  ref: React.RefObject<HTMLDivElement | null>;
  /** The end is out of sight: a way back to it is offered. */
  away: boolean;
  toEnd: () => void;
}

/** Keeps the end of the list in view as `news` changes, by the rule of C191. `ready` turning true is the first load. */
export function useScroll(news: unknown, ready: boolean): FollowedScroll {
  const ref = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const [away, setAway] = useState(false);

  const toEnd = useCallback(() => {
    const list = ref.current;
    if (!list) return;
    list.scrollTop = list.scrollHeight;
    height.current = list.scrollHeight;
    setAway(false);
  }, []);

  const first = useRef(true);
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list || !ready) return;
    // The rule asks where the reader was before the news made the list longer.
    const { scrollTop, clientHeight } = list;
    if (first.current || isNearBottom({ scrollTop, clientHeight, scrollHeight: height.current })) toEnd();
    else setAway(true);
    height.current = list.scrollHeight;
    first.current = false;
  }, [news, ready, toEnd]);

  useEffect(() => {
    const list = ref.current;
    if (!list || !ready) return;
    let shown = list.clientHeight;
    const onScroll = () => {
      height.current = list.scrollHeight;
      setAway(!isNearBottom(list));
    };
    // The phone's keyboard comes up, a font arrives: who was reading the end still does.
    const resized = new ResizeObserver(() => {
      if (isNearBottom({ scrollTop: list.scrollTop, clientHeight: shown, scrollHeight: height.current })) toEnd();
      shown = list.clientHeight;
      height.current = list.scrollHeight;
    });
    resized.observe(list);
    if (list.firstElementChild) resized.observe(list.firstElementChild);
    list.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      resized.disconnect();
      list.removeEventListener("scroll", onScroll);
    };
  }, [ready, toEnd]);

  return { ref, away, toEnd };
}
