import type { PathName } from "#shared/contract/pages.ts";

/** The pages that search engines may index. Other pages are rendered with `noindex`. */
export const listedPages = [
  "home",
  "aboutus",
  "contactus",
  "pricing",
  "news",
  "article",
  "privacy",
  "terms",
  "signUp",
  "login",
] as const satisfies PathName[];
export type ListedPage = (typeof listedPages)[number];
