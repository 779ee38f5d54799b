import { useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { pageTitle } from "#shared/rules/format.ts";
import { useLanguage } from "./i18n/use-language.ts";
import { placeOf } from "./analytics/place.ts";
import { track } from "./analytics/track.ts";
import { titleOf } from "./titles.ts";

/** The document's title on every change of page or language (C014). */
export function usePageTitle(): void {
  const { t } = useTranslation("common");
  const { currentLanguage } = useLanguage();
  const title = titleOf(useLocation().pathname);
  const page = "key" in title ? t(`titles.${title.key}`) : title.text;
  // Before the effects of the page itself, which may know a closer title.
  useLayoutEffect(() => {
    document.title = pageTitle(page, currentLanguage);
  }, [page, currentLanguage]);
}

/** A closer title than the page's name, e.g. a ticket's subject. Until `text` is known the page's name stays. */
export function useTitle(text: string | undefined): void {
  const { currentLanguage } = useLanguage();
  useEffect(() => {
    if (text) document.title = pageTitle(text, currentLanguage);
  }, [text, currentLanguage]);
}

let firstPage = true;
let lastPlace: string | null = null;

/**
 * D12: a new page starts at its top, and the focus goes to its heading so that it is read out.
 * Not for a change of query, hash or language, and not for the first page: there the browser's own place is right.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (seen.current === pathname) return;
    const from = seen.current ?? lastPlace;
    seen.current = lastPlace = pathname;
    // C013: the title is set by the layout effect above.
    void track("page_view", { page_title: document.title });
    if (from !== null) void track("navigation", { destination: placeOf(pathname), source: placeOf(from) });
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
export function useArrivalAtPart(isDrawn: boolean): void {
  const location = useLocation();
  useEffect(() => {
    if (!isDrawn || location.hash === "") return;
    // After the arrival at the page itself, which goes to its top.
    const frame = requestAnimationFrame(() => {
      const part = document.getElementById(location.hash.slice(1));
      part?.scrollIntoView({ block: "nearest" });
      const heading = part?.querySelector<HTMLElement>("h2");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isDrawn, location]);
}
