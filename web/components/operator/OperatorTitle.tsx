import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { matchPattern } from "#web/match-pattern.ts";
import { useDocumentTitle } from "#web/page-title.ts";
import { patterns } from "#web/paths.ts";
import type { OfficePage } from "#web/titles.ts";

/** All pages of the back office except the first, whose title visitors' pages contain too. */
const pages = (Object.keys(patterns) as (keyof typeof patterns)[]).filter(
  (name): name is Exclude<OfficePage, "operator"> => name.startsWith("operator") && name !== "operator",
);

/** Sets the title of the current page of the back office. It precedes the page, which can set a more specific title. */
export function OperatorTitle() {
  const { t } = useTranslation("operator");
  const { pathname } = useLocation();
  const page = pages.find((name) => matchPattern(patterns[name], pathname));
  useDocumentTitle(t(page ? `titles.${page}` : "name"));
  return null;
}
