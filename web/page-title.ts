import { useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { pageTitle } from "#shared/rules/format.ts";
import { setPageName } from "./analytics/page-name.ts";
import { routePatternOf } from "./analytics/route-pattern.ts";
import { useLanguage } from "./i18n/use-language.ts";
import { titleOf } from "./titles.ts";

/** The titles that are set now: the page's name and what is closer than it, the closest last. */
let pageTitleNow = "";
const closerTitles: { title: string }[] = [];

function showTitle(): void {
  document.title = closerTitles.at(-1)?.title ?? pageTitleNow;
}

/** The document's title on every change of page or language (C014). */
export function usePageTitle(): void {
  const { t } = useTranslation("common");
  const { currentLanguage } = useLanguage();
  const { pathname } = useLocation();
  const title = titleOf(pathname);
  // A path that no page has is its own title (C016) and may carry anything.
  const sentName = "key" in title ? t(`titles.${title.key}`) : routePatternOf(pathname);
  const page = "key" in title ? t(`titles.${title.key}`) : title.text;
  useLayoutEffect(() => {
    pageTitleNow = pageTitle(page, currentLanguage);
    setPageName(pageTitle(sentName, currentLanguage));
    showTitle();
  }, [page, sentName, currentLanguage]);
}

/**
 * A closer title than the page's name, e.g. a ticket's subject. Until `text` is known the page's name stays. React runs
 * a page's layout effects again when a part of it was waited for, and not its other effects: a title set by one of those
 * would be lost then.
 */
export function useDocumentTitle(text: string | undefined): void {
  const { currentLanguage } = useLanguage();
  useLayoutEffect(() => {
    if (!text) return;
    const closer = { title: pageTitle(text, currentLanguage) };
    closerTitles.push(closer);
    showTitle();
    return () => {
      closerTitles.splice(closerTitles.indexOf(closer), 1);
      showTitle();
    };
  }, [text, currentLanguage]);
}
