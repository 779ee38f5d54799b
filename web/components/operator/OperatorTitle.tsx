import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { matchPattern } from "#web/match-pattern.ts";
import { useDocumentTitle } from "#web/page-title.ts";
import { patterns } from "#web/paths.ts";
import type { OfficePage } from "#web/titles.ts";

/** The pages of the office but the first, whose title visitors' pages know too. */
const pages = (Object.keys(patterns) as (keyof typeof patterns)[]).filter(
  (name): name is Exclude<OfficePage, "operator"> => name.startsWith("operator") && name !== "operator",
);

/** The title of the office's page at the address. Comes before the page, which may know a closer one. */
export function OperatorTitle() {
  const { t } = useTranslation("operator");
  const { pathname } = useLocation();
  const page = pages.find((name) => matchPattern(patterns[name], pathname));
  useDocumentTitle(t(page ? `titles.${page}` : "name"));
  return null;
}
