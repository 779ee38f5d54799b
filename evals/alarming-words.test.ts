import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { answer, buildIndex } from "#server/answers/answers.ts";
import { shopList } from "./attacks/shop.ts";

/** Harmless questions that contain a word of anger, crime or machines ("fraud", "lawyer", "source code"). */
const questions = readFileSync(new URL("sets/alarming-words.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as { id: string; text: string });

/**
 * Maximum numbers of questions that may still be misunderstood. They are only ever lowered; the aim of both is 0.
 */
const maxFalseComplaints = 8;
const maxRefusals = 5;

test("honest questions with alarming words are heard as questions", () => {
  const index = buildIndex(shopList);
  const settings = {
    brand: { ar: "متجر المثال", en: "Example Shop" },
    answerFrom: 0.55,
    clarifyFrom: 0.35,
  };
  const replies = questions.map(({ id, text }) => ({
    id,
    reply: answer(index, { question: text, history: [], settings }),
  }));
  const complaints = replies.flatMap(({ id, reply }) => (reply.reason === "complaint" ? [id] : []));
  const refusals = replies.flatMap(({ id, reply }) => (reply.decision === "smalltalk" ? [id] : []));
  expect(questions).toHaveLength(200);
  expect(complaints.length, complaints.join(" ")).toBeLessThanOrEqual(maxFalseComplaints);
  expect(refusals.length, refusals.join(" ")).toBeLessThanOrEqual(maxRefusals);
});
