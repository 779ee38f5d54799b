import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { answer, buildIndex } from "#server/answers/answers.ts";
import type { ProductEntry } from "#server/answers/entry.ts";

/** What customers of a trade say, with what a price list of the trade calls the same thing. */
interface Pair {
  trade: string;
  said: string;
  listed: string;
}

const [, ...lines] = readFileSync(new URL("called.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n");
const pairs = lines.map((line): Pair => {
  const [trade = "", said = "", listed = ""] = line.split("\t");
  return { trade, said, listed };
});

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** Prices that no other number of a reply can be taken for. */
const firstPrice = 10_001;

const rowOf = (name: string, at: number): ProductEntry => ({
  kind: "product",
  id: `row-${at}`,
  name: isArabic(name) ? { ar: name } : { en: name },
  price: firstPrice + at,
  currency: "SAR",
  attributes: {},
  origin: { sourceId: "s", sourceName: "list.xlsx", row: at + 1 },
});

const settings = { answerFrom: 0.55, clarifyFrom: 0.35, languages: ["ar", "en"] as const };

/** Whether the price of the listed thing is answered; things that share a word with either side are left out. */
function isAnswered({ said, listed }: Pair, others: readonly string[]): boolean {
  const words = new Set(`${said} ${listed}`.split(" "));
  const rest = others.filter((other) => !other.split(" ").some((word) => words.has(word)));
  const index = buildIndex([listed, ...new Set(rest)].map(rowOf));
  const question = isArabic(said) ? `كم سعر ${said}` : `how much is ${said}`;
  const reply = answer(index, { question, history: [], settings: { ...settings } as never });
  return reply.decision === "answer" && reply.text.replaceAll(",", "").includes(String(firstPrice));
}

/** Share of each trade's pairs that must be answered; README.md beside this file says what was measured. */
const minShare = 0.6;

const byTrade = Map.groupBy(pairs, ({ trade }) => trade);

test.each([...byTrade.keys()])("what customers of %s call things is found in its lists", (trade) => {
  const own = byTrade.get(trade)!;
  const names = own.map(({ listed }) => listed);
  const missed = own.filter((pair) => !isAnswered(pair, names));
  const share = 1 - missed.length / own.length;
  expect(share, missed.map(({ said, listed }) => `${said} → ${listed}`).join("\n")).toBeGreaterThan(minShare);
});
