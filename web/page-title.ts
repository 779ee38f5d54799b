import { useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { pageTitle } from "#shared/rules/format.ts";
import { setPageName } from "./analytics/page-name.ts";
import { routePatternOf } from "./analytics/route-pattern.ts";
import { useLanguage } from "./i18n/use-language.ts";
import { titleOf } from "./titles.ts";

/** The current titles: the page's name and more specific ones, the most specific last. */
let currentPageTitle = "";
const specificTitles: { title: string }[] = [];

function showTitle(): void {
  document.title = specificTitles.at(-1)?.title ?? currentPageTitle;
}

/** Sets the document's title on every change of the page or the language (C014). */
export function usePageTitle(): void {
  const { t } = useTranslation("common");
  const { currentLanguage } = useLanguage();
  const { pathname } = useLocation();
  const title = titleOf(pathname);
  // The title of an unknown path is the path itself (C016), which can contain anything, so analytics gets the
  // pattern.
  const sentName = "key" in title ? t(`titles.${title.key}`) : routePatternOf(pathname);
  const page = "key" in title ? t(`titles.${title.key}`) : title.text;
  useLayoutEffect(() => {
    currentPageTitle = pageTitle(page, currentLanguage);
    setPageName(pageTitle(sentName, currentLanguage));
    showTitle();
  }, [page, sentName, currentLanguage]);
}

/**
 * Sets a more specific title than the page's name, such as a ticket's subject. While `text` is undefined, the page's
 * name stays. React repeats a page's layout effects after a suspended part, but not its other effects, so this must
 * be a layout effect.
 */
export function useDocumentTitle(text: string | undefined): void {
  const { currentLanguage } = useLanguage();
  useLayoutEffect(() => {
    if (!text) return;
    const closer = { title: pageTitle(text, currentLanguage) };
    specificTitles.push(closer);
    showTitle();
    return () => {
      specificTitles.splice(specificTitles.indexOf(closer), 1);
      showTitle();
    };
  }, [text, currentLanguage]);
}
