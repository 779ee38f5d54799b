import type { Endpoint, ResultOf, InputOf } from "#shared/contract/endpoint.ts";
import type { PathName } from "#shared/contract/pages.ts";
import type { Language } from "#shared/language.ts";
import type { PageMetadata } from "#shared/rendered-page.ts";
import { pageDataKey } from "#shared/rules/page-data.ts";
import type { Context } from "#server/context.ts";
import type { SitemapEntry } from "./site-files.ts";

/** Data that was read for a page before it is rendered. */
export interface PageRead {
  /** Results by `pageDataKey`, sent with the page so that the browser does not request them again. */
  data: [key: string, result: unknown][];
  head?: PageMetadata;
  /** False when the address names something that does not exist; the page then has status 404. */
  found?: boolean;
}

/** Reads the data of a public page, so that the server can render it. */
export interface PageReader {
  /** `every` for all pages that the server renders. */
  page: PathName | "every";
  read: (
    context: Context,
    asked: { params: Record<string, string>; query: URLSearchParams; language: Language; origin: string },
  ) => Promise<PageRead>;
  /** Lists the pages of this pattern for the sitemap. */
  listed?: (context: Context) => Promise<SitemapEntry[]>;
}

/** Returns one result with the key by which the page's `usePageData` requests it. */
export function readOf<const E extends Endpoint>(
  endpoint: E,
  request: { params?: InputOf<E, "params">; query?: InputOf<E, "query"> },
  language: Language,
  result: ResultOf<E>,
): [string, unknown] {
  return [pageDataKey(endpoint.name, request, language), result];
}
