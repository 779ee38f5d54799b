import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { answer, buildIndex, chunkDocument } from "#server/answers/answers.ts";
import type { Answer, Turn } from "#server/answers/entry.ts";
import { demoSources } from "#server/demo/sources.ts";
import { readDocument } from "#server/documents/read.ts";
import { closeReaders } from "#server/documents/readers.ts";
import { demoQuestions, type DemoQuestion } from "./demo-questions.ts";

const entries = [];
for (const { name, path, section } of demoSources) {
  const result = await readDocument({ bytes: readFileSync(path), filename: name });
  if (!result.ok) throw new Error(`${name}: ${result.problem}`);
  entries.push(...chunkDocument(result.document, { sourceId: path, sourceName: name, kind: section }));
}
afterAll(closeReaders);
const index = buildIndex(entries);
/** As an agent begins. */
const settings = { brand: {}, answerFrom: 0.6, clarifyFrom: 0.35 };
const HANDED_OVER: Record<Answer["language"], string> = {
  ar: "حوّلت رسالتك إلى فريقنا، وسيردّون عليك هنا.",
  en: "I have passed your message to our team. They will reply to you here.",
};

function lastAnswer({ messages }: DemoQuestion): Answer {
  const history: Turn[] = [];
  let said: Answer | undefined;
  for (const question of messages) {
    said = answer(index, { question, history, settings });
    history.push(
      { role: "customer", text: question },
      { role: "agent", text: said.text || HANDED_OVER[said.language] },
    );
  }
  return said!;
}

type Verdict = "right" | "wrong" | "asked back" | "handed over";

function verdictOf({ says }: DemoQuestion, { decision, text }: Answer): Verdict {
  if (decision === "clarify") return "asked back";
  if (decision === "handover") return "handed over";
  return says !== undefined && text.includes(says) ? "right" : "wrong";
}

const played = demoQuestions.map((question) => {
  const said = lastAnswer(question);
  return { question, said, verdict: verdictOf(question, said) };
});

function count(verdict: Verdict, answerable: boolean): number {
  return played.filter(
    (each) => each.verdict === verdict && (each.question.says !== undefined) === answerable,
  ).length;
}

test("of a hundred fresh questions to the demo's files hardly one is answered wrongly, and most are answered", () => {
  for (const { question, said, verdict } of played) {
    if (verdict === "right" || (verdict === "handed over" && question.says === undefined)) continue;
    console.log(`${verdict}: ${question.messages.join(" → ")} | ${said.confidence.toFixed(2)} ${said.text}`);
  }
  const answerable = played.filter(({ question }) => question.says !== undefined).length;
  console.log(
    `answerable ${answerable}: right ${count("right", true)}, wrong ${count("wrong", true)}, ` +
      `asked back ${count("asked back", true)}, handed over ${count("handed over", true)}`,
  );
  console.log(
    `for a person ${played.length - answerable}: handed over ${count("handed over", false)}, ` +
      `asked back ${count("asked back", false)}, answered ${count("wrong", false)}`,
  );
  expect((count("wrong", true) + count("wrong", false)) / played.length).toBeLessThanOrEqual(0.03);
  expect(count("right", true) / answerable).toBeGreaterThanOrEqual(0.8);
});
