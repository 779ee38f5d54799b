import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { routePatternOf } from "./analytics/route-pattern.ts";
import { track, trackPageView } from "./analytics/track.ts";

let firstPage = true;
let lastPlace: string | null = null;

/**
 * D12: a new page starts at its top, and the focus goes to its heading so that it is read out.
 * Not for a change of query, hash or language, and not for the first page: there the browser's own place is right.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (seen.current === pathname) return;
    const from = seen.current ?? lastPlace;
    seen.current = lastPlace = pathname;
    // C013: the layout effect of `usePageTitle` has named the page by now.
    void trackPageView();
    if (from !== null && from !== pathname)
      void track("navigation", { destination: routePatternOf(pathname), source: routePatternOf(from) });
    if (firstPage) {
      firstPage = false;
      return;
    }
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}

/** A link to a part of a page (`#profile`) leads there once the part is drawn, and again each time it is pressed. */
export function useScrollToHash(isDrawn: boolean): void {
  const location = useLocation();
  useEffect(() => {
    if (!isDrawn || location.hash === "") return;
    // Waits for `useFocusOnNavigation`, which scrolls a new page to its top.
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
