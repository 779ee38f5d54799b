import { matchPattern } from "#web/match-pattern.ts";
import type { TFunction } from "i18next";
import { brandName } from "#shared/brand.ts";
import { languages, type Language } from "#shared/language.ts";
import { patterns } from "#shared/contract/pages.ts";
import type { HeadTag, PageMetadata } from "#shared/rendered-page.ts";
import { listedPages, type ListedPage } from "./listed-pages.ts";
import { previewOf } from "./preview.ts";
import { structuredData } from "./structured-data.ts";

export interface HeadInput {
  path: string;
  language: Language;
  /** The product's address without a trailing slash, such as `https://wakil.example`. */
  origin: string;
  title: string;
  t: TFunction<"seo">;
  /** The page's own metadata, such as an article's title. */
  metadata?: PageMetadata | undefined;
}

const listedPageAt = (path: string): ListedPage | undefined =>
  listedPages.find((name) => matchPattern(patterns[name], path));

/** Returns a page's address: Arabic at the path itself, English with `?lang=en` (D09), so that both can be indexed. */
function addressIn(language: Language, origin: string, path: string): string {
  return language === "ar" ? `${origin}${path}` : `${origin}${path}?lang=${language}`;
}

export function headOf(input: HeadInput): HeadTag[] {
  const { language, origin, t, metadata } = input;
  const path = input.path.replace(/(.)\/+$/, "$1");
  const page = listedPageAt(path);
  if (!page)
    return [
      { tag: "meta", name: "description", content: t("home.description") },
      { tag: "meta", name: "robots", content: "noindex" },
    ];
  const title = metadata?.title ?? input.title;
  const description = metadata?.description ?? t(`${page}.description`);
  const here = addressIn(language, origin, path);
  const preview = previewOf(page, language, origin, metadata);
  const property = (name: string, content: string): HeadTag => ({ tag: "meta", property: name, content });
  return [
    { tag: "meta", name: "description", content: description },
    { tag: "link", rel: "canonical", href: here },
    ...languages.map((each): HeadTag => ({
      tag: "link",
      rel: "alternate",
      hreflang: each,
      href: addressIn(each, origin, path),
    })),
    { tag: "link", rel: "alternate", hreflang: "x-default", href: addressIn("ar", origin, path) },
    property("og:site_name", brandName[language]),
    property("og:type", metadata?.type ?? "website"),
    property("og:title", title),
    property("og:description", description),
    property("og:url", here),
    property("og:image", preview.src),
    ...(preview.size
      ? [
          property("og:image:width", String(preview.size.width)),
          property("og:image:height", String(preview.size.height)),
        ]
      : []),
    property("og:image:alt", preview.alt),
    property("og:locale", language === "ar" ? "ar_SA" : "en_GB"),
    property("og:locale:alternate", language === "ar" ? "en_GB" : "ar_SA"),
    { tag: "meta", name: "twitter:card", content: "summary_large_image" },
    ...[...structuredData({ page, language, origin, here, t }), ...(metadata?.data ?? [])].map(
      (json): HeadTag => ({ tag: "script", type: "application/ld+json", json }),
    ),
  ];
}
