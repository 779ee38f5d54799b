import type { PathName } from "#shared/contract/pages.ts";

/** Pages that search engines may list; every other one is drawn, but not for them. */
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
