import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { routePatternOf } from "./analytics/route-pattern.ts";
import { track, trackPageView } from "./analytics/track.ts";

let isFirstPage = true;
let lastPath: string | null = null;

/**
 * Scrolls a new page to its top and focuses its heading, so that screen readers announce it (D12). Changes of the
 * query, the hash or the language are excluded, and the first page, for which the browser's behaviour is right.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (seen.current === pathname) return;
    const from = seen.current ?? lastPath;
    seen.current = lastPath = pathname;
    // The layout effect of `usePageTitle` has already set the page's name (C013).
    void trackPageView();
    if (from !== null && from !== pathname)
      void track("navigation", { destination: routePatternOf(pathname), source: routePatternOf(from) });
    if (isFirstPage) {
      isFirstPage = false;
      return;
    }
    window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname]);
}

/** What ends the care for the heading's focus: from then on the reader says where the focus is. */
const readerEvents = ["keydown", "pointerdown"] as const;

/**
 * Focuses the page's heading, also one that takes its place while the page's data arrive. Returns a function that ends
 * this; the reader's first key or press ends it as well.
 */
function focusHeading(): () => void {
  let heading: HTMLElement | null = null;
  const focus = () => {
    if (heading?.isConnected) return;
    const isLost = heading === null || document.activeElement === document.body;
    heading = document.querySelector<HTMLElement>("main h1");
    if (!heading || !isLost) return;
    heading.setAttribute("tabindex", "-1");
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(focus);
  const end = () => {
    observer.disconnect();
    for (const event of readerEvents) document.removeEventListener(event, end, true);
  };
  focus();
  observer.observe(document.body, { childList: true, subtree: true });
  for (const event of readerEvents) document.addEventListener(event, end, true);
  return end;
}

/** Scrolls to the target of the address's hash (`#profile`) once it is rendered, and each time the link is pressed. */
export function useScrollToHash(isDrawn: boolean): void {
  const location = useLocation();
  useEffect(() => {
    if (!isDrawn || location.hash === "") return;
    // The frame lets `useFocusOnNavigation` scroll the page to its top first.
    const frame = requestAnimationFrame(() => {
      const part = document.getElementById(location.hash.slice(1));
      part?.scrollIntoView({ block: "start" });
      const heading = part?.querySelector<HTMLElement>("h2");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isDrawn, location]);
}
