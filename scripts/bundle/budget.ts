import type { PageWeight, FileWeight } from "./weight.ts";

type Part = "js" | "css" | "all";

/** In bytes of gzip; `all` is everything but the document: scripts, styles, fonts and pictures. */
type Budget = Partial<Record<Part, number>>;

const kb = 1024;
/** React alone is 66 KB of a page's script. */
const pageBudget: Budget = { js: 120 * kb, css: 20 * kb, all: 320 * kb };
const budgets: Record<string, Budget> = {
  // The list of tickets as a member's first view, with its texts.
  portal: { js: 220 * kb, css: 20 * kb },
  // Fetched when a shop's visitor clicks the bubble.
  chat: { js: 100 * kb, css: 10 * kb },
  // A shop's page waits for nothing else before the bubble is clicked.
  widget: { js: 3 * kb },
};

export const budgetOf = (page: string): Budget => budgets[page] ?? pageBudget;

const partsOf = ({ kind }: FileWeight): Part[] => (kind === "js" || kind === "css" ? [kind, "all"] : ["all"]);

/** Bytes of each part. */
export function sumByPart(files: readonly FileWeight[]): Record<Part, number> {
  const found = { js: 0, css: 0, all: 0 };
  for (const file of files) for (const part of partsOf(file)) found[part] += file.bytes;
  return found;
}

/** How many of the largest files a complaint names. */
const named = 4;
const words: Record<Part, string> = { js: "JavaScript", css: "CSS", all: "the whole first view" };

/** What is over its budget, a line each: page, bytes, budget and the largest files; nothing when all is well. */
export function findOverBudget(weighed: readonly PageWeight[]): string[] {
  return weighed.flatMap(({ page, language, files }) => {
    const found = sumByPart(files);
    return (Object.entries(budgetOf(page)) as [Part, number][])
      .filter(([part, budget]) => found[part] > budget)
      .map(([part, budget]) => {
        const largest = files
          .filter((file) => partsOf(file).includes(part))
          .toSorted((a, b) => b.bytes - a.bytes)
          .slice(0, named)
          .map(({ name, bytes }) => `${name} ${bytes}`)
          .join(", ");
        const where = language ? `${page} (${language})` : page;
        return `${where}: ${words[part]} weighs ${found[part]} bytes, its budget is ${budget}; largest: ${largest}`;
      });
  });
}
