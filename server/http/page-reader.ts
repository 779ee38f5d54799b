import type { Endpoint, ResultOf, InputOf } from "#shared/contract/endpoint.ts";
import type { PathName } from "#shared/contract/pages.ts";
import type { Language } from "#shared/language.ts";
import type { PageMetadata } from "#shared/rendered-page.ts";
import { pageDataKey } from "#shared/rules/page-data.ts";
import type { Context } from "#server/context.ts";
import type { SitemapEntry } from "./site-files.ts";

/** What was read for a page before it is drawn. */
export interface PageRead {
  /** Results by `pageDataKey`; they travel with the page, so that the browser does not ask for them again. */
  data: [key: string, result: unknown][];
  head?: PageMetadata;
  /** False when the address names something that does not exist: the page says so, with status 404. */
  found?: boolean;
}

/** Reads what a public page shows, so that it can be drawn on the server. */
export interface PageReader {
  /** `every`: for all that the server draws. */
  page: PathName | "every";
  read: (
    context: Context,
    asked: { params: Record<string, string>; query: URLSearchParams; language: Language; origin: string },
  ) => Promise<PageRead>;
  /** The pages of this pattern that search engines are to know, for the sitemap. */
  listed?: (context: Context) => Promise<SitemapEntry[]>;
}

/** One result as it travels with the page: under the key by which the page's `usePageData` asks for it. */
export function readOf<const E extends Endpoint>(
  endpoint: E,
  request: { params?: InputOf<E, "params">; query?: InputOf<E, "query"> },
  language: Language,
  result: ResultOf<E>,
): [string, unknown] {
  return [pageDataKey(endpoint.name, request, language), result];
}
