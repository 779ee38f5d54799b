import type { Language } from "#shared/language.ts";

/** The parts of the product. A page belongs to the part whose session it needs. */
export type Area = "site" | "portal" | "operator";

export interface ShownPage {
  area: Area;
  name: string;
  path: string;
}

/** How a page is looked at. */
export interface Look {
  language: Language;
  size: "phone" | "tablet" | "desk";
  theme: "light" | "dark";
}

/** Returns the pages of these areas whose name contains one of the words. Without words or areas, all of them. */
export function choosePages(pages: ShownPage[], words: string[], areas: string[] | undefined): ShownPage[] {
  return pages.filter(
    ({ area, name }) =>
      (areas?.includes(area) ?? true) && (words.length === 0 || words.some((word) => name.includes(word))),
  );
}
