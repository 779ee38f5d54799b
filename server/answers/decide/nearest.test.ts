import { expect, test } from "vitest";
import { isolateLines } from "#server/answers/compose/direction.ts";
import type { Finding } from "#server/answers/responder.ts";
import { emptyFinding } from "./finding.ts";
import { sayNearest } from "./nearest.ts";

const voice = { language: "ar", tone: "warm" } as const;
const asked = { question: "كم نقطة أجمع؟" };

function found(text: string, more: Partial<Finding> = {}): Finding {
  const quote = "كل 10 ريال بنقطة";
  const origin = { sourceId: "s", sourceName: "policy.docx" };
  const citations = [{ entryId: "points", origin, quote, confidence: 0.5, used: true }];
  return { ...emptyFinding, probability: 0.5, text, citations, ...more };
}

test("what is near is said with what it is", () => {
  expect(sayNearest([found("كل 10 ريال بنقطة")], asked, "", voice)).toBe(
    "أقرب ما وجدته في معلوماتنا:\nكل 10 ريال بنقطة",
  );
});

test("a text in the other language is not introduced as an answer", () => {
  const quote = "Ten riyals are one point";
  const said = found(`وجدت لك الجواب بالإنجليزية تحت «النقاط»:\n${isolateLines(quote)}`);
  const inEnglish = { ...said, citations: said.citations.map((each) => ({ ...each, quote })) };
  expect(sayNearest([inEnglish], asked, "", voice)).toBe(
    `أقرب ما وجدته في معلوماتنا، وهو بالإنجليزية:\n${isolateLines(quote)}`,
  );
});

test("nothing is said of what is far, long, just said, one of several, or a choice", () => {
  const near = found("كل 10 ريال بنقطة");
  expect(sayNearest([{ ...near, probability: 0.4 }], asked, "", voice)).toBe("");
  expect(sayNearest([found("نقطة ".repeat(100))], asked, "", voice)).toBe("");
  expect(sayNearest([near], asked, "كل 10 ريال بنقطة", voice)).toBe("");
  expect(sayNearest([near, near], asked, "", voice)).toBe("");
  expect(sayNearest([{ ...near, choices: ["أ", "ب"] }], asked, "", voice)).toBe("");
  expect(sayNearest([], asked, "", voice)).toBe("");
});
