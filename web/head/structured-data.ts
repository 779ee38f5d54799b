import type { TFunction } from "i18next";
import { brandName } from "#shared/brand.ts";
import { patterns } from "#shared/contract/pages.ts";
import type { Language } from "#shared/language.ts";
import type { ListedPage } from "./listed-pages.ts";

interface Input {
  page: ListedPage;
  language: Language;
  origin: string;
  here: string;
  t: TFunction<"seo">;
}

/** Returns the schema.org objects of a page that do not depend on its data. Pages add those that do. */
export function structuredData({ page, language, origin, here, t }: Input): object[] {
  const organization = {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: brandName[language],
    alternateName: brandName[language === "ar" ? "en" : "ar"],
    url: origin,
    logo: `${origin}/favicon.svg`,
    description: t("home.description"),
  };
  if (page === "home") return [organization];
  const crumb = (position: number, name: string, item: string) => ({
    "@type": "ListItem",
    position,
    name,
    item,
  });
  const crumbs = [crumb(1, t("home.name"), origin)];
  if (page === "article") crumbs.push(crumb(2, t("news.name"), `${origin}${patterns.news}`));
  else crumbs.push(crumb(2, t(`${page}.name`), here));
  const trail = { "@context": "https://schema.org", "@type": "BreadcrumbList", itemListElement: crumbs };
  return page === "aboutus" ? [organization, trail] : [trail];
}
