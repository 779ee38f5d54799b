import { useEffect, useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { pageTitle } from "#shared/rules/format.ts";
import { useLanguage } from "./i18n/use-language.ts";
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
export function useDocumentTitle(text: string | undefined): void {
  const { currentLanguage } = useLanguage();
  useEffect(() => {
    if (text) document.title = pageTitle(text, currentLanguage);
  }, [text, currentLanguage]);
}
