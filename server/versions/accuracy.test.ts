import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { FaqEntry } from "#server/answers/entry.ts";
import { measureAccuracy, wilson } from "./accuracy.ts";

const goods = [
  "beans",
  "grinders",
  "kettles",
  "filters",
  "cups",
  "scales",
  "syrups",
  "teapots",
  "boxes",
  "vouchers",
  "spoons",
  "mugs",
  "thermometers",
  "pitchers",
  "tampers",
  "brushes",
  "capsules",
  "roasters",
  "stickers",
  "aprons",
];

function faq(id: string, phrasings: string[], answer: string): FaqEntry {
  return {
    kind: "faq",
    id,
    phrasings,
    answer: { en: answer },
    origin: { sourceId: "s", sourceName: "faq.xlsx" },
  };
}

/** Per good two answers, each with three ways of asking for it. */
const entries = goods.flatMap((good) => [
  faq(
    `${good}-price`,
    [`What do ${good} cost?`, `How much are your ${good}?`, `Price of ${good}`],
    `The ${good} have their price on the shelf.`,
  ),
  faq(
    `${good}-return`,
    [`Can I return ${good}?`, `I want to give ${good} back`, `Returning ${good}`],
    `We take ${good} back within a week.`,
  ),
]);

test("held-out phrasings that find their answer are counted, with their interval", () => {
  const measured = measureAccuracy(entries);
  expect(measured?.questions).toBe(40);
  expect(measured?.answered).toBeGreaterThanOrEqual(20);
  expect(measured?.answered).toBeLessThanOrEqual(40);
  expect(measured?.share).toBeGreaterThan(0.5);
  expect(measured?.low).toBeLessThan(measured?.share ?? 0);
});

test("an agent that can't know what the held-out words mean does not answer, so there is no figure", () => {
  const word = (seed: number) =>
    createHash("md5")
      .update(String(seed))
      .digest("hex")
      .replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "");
  const riddles = entries.map((entry, at) =>
    faq(entry.id, [word(at * 4), word(at * 4 + 1), word(at * 4 + 2)], word(at * 4 + 3)),
  );
  expect(measureAccuracy(riddles)).toBeNull();
});

test("too few questions say nothing", () => {
  expect(measureAccuracy(entries.slice(0, 19))).toBeNull();
  expect(
    measureAccuracy(entries.map((entry) => ({ ...entry, phrasings: entry.phrasings.slice(0, 2) }))),
  ).toBeNull();
});

test("the interval is Wilson's", () => {
  const { low, high } = wilson(86, 100);
  expect([low.toFixed(4), high.toFixed(4)]).toEqual(["0.7786", "0.9147"]);
  expect(wilson(20, 20).high).toBe(1);
});
