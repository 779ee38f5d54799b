import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import { entriesOf } from "#server/answers/evaluate/evaluation-set.ts";
import { recallAt } from "#server/answers/evaluate/measures.ts";
import { evaluateQuestion } from "#server/answers/evaluate/outcome.ts";
import { closeReaders } from "#server/documents/readers.ts";
import type { Figures } from "./evaluate.ts";
import { evaluateConversations } from "./conversations/evaluate.ts";
import type { Row } from "./conversations/report.ts";
import { conversationFloors, floorsList, findMissedFloors, findMissedConversationFloors } from "./floors.ts";
import { readSet } from "./read-set.ts";

const dataFolder = join(resolve(process.env["WAKIL_SHARED"] ?? "../shared"), "data");
if (!existsSync(dataFolder))
  console.log("evals/floor.test.ts skipped: no evaluation data (set WAKIL_SHARED to its folder)");

/** A fast sample of each set; `npm run eval:all` asks all questions. */
const sampled = floorsList.flatMap(({ set, sample }) => (sample === undefined ? [] : [{ set, ...sample }]));

test.skipIf(!existsSync(dataFolder)).each(sampled)(
  "$set stays above its floor",
  ({ set, step, top1 }) => {
    const { knowledge, questions } = readSet(join(dataFolder, set));
    const index = buildIndex(entriesOf(knowledge));
    const outcomes = questions
      .filter((_, i) => i % step === 0)
      .map((question) => evaluateQuestion(index, question));
    expect(recallAt(outcomes, 1)).toBeGreaterThanOrEqual(top1);
  },
  180_000,
);

afterAll(closeReaders);

/** Time limit for training each business as the product does, while the other tests run at the same time. */
const trainingsMs = 600_000;

/** A file beside the shared data defines what is right in a conversation, for both folders. */
test.skipIf(!existsSync(join(dataFolder, "conversations", "score.mjs"))).each(conversationFloors)(
  "whole conversations with businesses of $folder stay above their floors",
  async (floor) => {
    const { folder, suites } = floor;
    const home =
      folder === "development"
        ? fileURLToPath(new URL("./development", import.meta.url))
        : join(dataFolder, "conversations");
    const rows: Row[] = [];
    for (const suite of suites) rows.push(...(await evaluateConversations(home, suite)));
    expect(findMissedConversationFloors(rows, floor)).toEqual([]);
  },
  trainingsMs,
);

test("of conversations what lies beyond a floor is named", () => {
  const [floor] = conversationFloors;
  const row = (verdict: Row["verdict"], answerable = true) => ({ verdict, answerable }) as Row;
  const bounds = { ...floor!, right: 50, handedOver: 25, wrong: 25, invented: 0 };
  const even = [row("right"), row("right"), row("false_handover"), row("wrong"), row("right", false)];
  expect(findMissedConversationFloors(even, bounds)).toEqual([]);
  const worse = [row("right"), row("wrong"), row("wrong"), row("false_handover"), row("false_answer", false)];
  expect(findMissedConversationFloors(worse, bounds)).toEqual([
    "conversations: 25 % right, under 50",
    "conversations: 50.0 % wrong, more than 25",
    "conversations: 100.0 % invented, more than 0",
  ]);
  const silent = [row("right"), row("false_handover")];
  expect(findMissedConversationFloors(silent, bounds)).toEqual([
    "conversations: 50.0 % handed over, more than 25",
  ]);
});

test("a figure under its floor is named, one at it or without a floor is not", () => {
  const figures = { set: "s", top1: 0.7, auroc: null } as Figures;
  expect(findMissedFloors(figures, [{ set: "s", top1: 0.71 }])).toEqual([
    "s: top1 0.7 is under its floor 0.71",
  ]);
  expect(findMissedFloors(figures, [{ set: "s", top1: 0.7, auroc: 0.8 }])).toEqual([
    "s: auroc 0 is under its floor 0.8",
  ]);
  expect(findMissedFloors(figures, [{ set: "s", top1: 0.7 }])).toEqual([]);
  expect(findMissedFloors(figures, [{ set: "t", top1: 0.9 }])).toEqual([]);
});
