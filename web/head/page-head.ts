import type { PathName } from "#shared/contract/pages.ts";

/** What a page itself knows of its head. */
export interface PageHead {
  title?: string;
  description?: string;
  /** Address of an article's photo, as it is stored. */
  cover?: string;
  /** More structured data of the page's own, as schema.org objects. */
  data?: object[];
  type?: "article";
}

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
