import { isDeepStrictEqual } from "node:util";
import type { Page } from "@playwright/test";
import type { Language } from "#shared/language.ts";
import { violationsInBothThemes } from "./accessibility.ts";
import { findClippedTexts } from "./clipping.ts";
import { findUnmirrored, measureBoxes, stopAnimations } from "./geometry.ts";
import { horizontalOverflow, resizePage } from "./page-queries.ts";

/** Problems by kind. A page without problems has no kind. */
export type ScreenProblems = Partial<Record<ProblemKind, string[]>>;
export type ProblemKind = "accessibility" | "clipped" | "not mirrored" | "too wide";

/** Widths from a desktop to a small phone. Each kind is checked only at the widths where it finds something new. */
const widths = [
  { width: 1440, kinds: ["not mirrored", "accessibility", "clipped", "too wide"] },
  { width: 768, kinds: ["clipped", "too wide"] },
  { width: 390, kinds: ["not mirrored", "accessibility", "clipped", "too wide"] },
  { width: 320, kinds: ["too wide"] },
] as const satisfies { width: number; kinds: ProblemKind[] }[];

const maxMeasurements = 4;

/**
 * Returns where the page in the other direction is not the mirror image of the page in its own direction, which is
 * restored at the end.
 */
async function listUnmirrored(page: Page, language: Language, width: number): Promise<string[]> {
  const [own, other] = language === "ar" ? (["rtl", "ltr"] as const) : (["ltr", "rtl"] as const);
  let before = await measureBoxes(page, own);
  for (let tries = 1; ; tries += 1) {
    const turned = await measureBoxes(page, other);
    const after = await measureBoxes(page, own);
    // Content that arrives in the meantime moves the page, so it is measured once more.
    if (tries === maxMeasurements || isDeepStrictEqual(before, after)) {
      if (Object.keys(after).length <= 20) return ["the page is empty"];
      return own === "rtl" ? findUnmirrored(after, turned, width) : findUnmirrored(turned, after, width);
    }
    before = after;
  }
}

/**
 * Finds everything that is wrong with the open page at any width, in one visit, because opening a page takes longer
 * than any check. The accessibility rules for colours and for narrow screens find the same in both languages, so
 * they only run in Arabic.
 */
export async function findScreenProblems(
  page: Page,
  language: Language,
  wanted: readonly ProblemKind[] = widths[0].kinds,
): Promise<ScreenProblems> {
  await stopAnimations(page);
  const find: Record<ProblemKind, (width: number) => Promise<string[]>> = {
    accessibility: async (width) =>
      language === "ar" || width === widths[0].width ? violationsInBothThemes(page) : [],
    clipped: () => findClippedTexts(page),
    "not mirrored": (width) => listUnmirrored(page, language, width),
    "too wide": async () => {
      const over = await horizontalOverflow(page);
      return over > 0 ? [`${over} pixels`] : [];
    },
  };
  const problems: ScreenProblems = {};
  for (const { width, kinds } of widths) {
    await resizePage(page, width);
    for (const kind of kinds.filter((one) => wanted.includes(one))) {
      const found = (await find[kind](width)).map((problem) => `${width}: ${problem}`);
      if (found.length > 0) problems[kind] = [...(problems[kind] ?? []), ...found];
    }
  }
  await page.setViewportSize({ width: widths[0].width, height: 900 });
  return problems;
}
