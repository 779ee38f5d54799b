import { brandName } from "#shared/brand.ts";
import type { Language } from "#shared/language.ts";
import drawn from "./previews.json" with { type: "json" };
import type { PageMetadata } from "#shared/rendered-page.ts";
import type { ListedPage } from "./listed-pages.ts";

/** The link preview of a page. */
export interface Preview {
  /** The absolute address. */
  src: string;
  alt: string;
  /** The size in pixels. Unknown for uploaded photos. */
  size?: { width: number; height: number };
}

type Key = keyof typeof drawn;
const isDrawn = (key: string): key is Key => key in drawn;

function drawnPreview(key: Key, language: Language, origin: string): Preview {
  return {
    src: `${origin}/pictures/previews/${key}.jpg`,
    alt: `${brandName[language]}: ${drawn[key].title}`,
    size: { width: 1200, height: 630 },
  };
}

/**
 * Returns the preview drawn for the page (scripts/pictures.ts). An article that was written or renamed later has
 * none. Its photo is used instead, or the general news picture when link previews cannot show the photo.
 */
export function previewOf(
  page: ListedPage,
  language: Language,
  origin: string,
  metadata: PageMetadata | undefined,
): Preview {
  if (page !== "article") return drawnPreview(`${page}.${language}`, language, origin);
  const cover = metadata?.cover ?? "";
  const key = `news-${/^\/pictures\/news\/([\w-]+)\.svg$/.exec(cover)?.[1]}.${language}`;
  if (isDrawn(key) && drawn[key].title === metadata?.title) return drawnPreview(key, language, origin);
  if (cover === "" || /\.svg$/i.test(cover)) return drawnPreview(`news.${language}`, language, origin);
  return { src: new URL(cover, `${origin}/`).href, alt: metadata?.title ?? brandName[language] };
}
