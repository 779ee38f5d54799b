import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { afterAll, expect, test } from "vitest";
import { answer, buildIndex, chunkDocument } from "#server/answers/answers.ts";
import type { Answer, AnswerSettings, Turn } from "#server/answers/entry.ts";
import { boutiqueList, boutiqueSettings } from "#server/answers/evaluate/boutique.fixture.ts";
import { demoSources } from "#server/demo/sources.ts";
import { readDocument } from "#server/documents/read.ts";
import { closeReaders } from "#server/documents/readers.ts";
import { heldOutDialogues } from "./dialogue-held-out.ts";
import { dialogueQuestions, type DialogueQuestion } from "./dialogue-questions.ts";
import { spokenDialogues } from "./spoken-dialogues.ts";
import { heldOutSpoken } from "./spoken-held-out.ts";

const entries = [];
for (const { name, path, section } of demoSources) {
  const result = await readDocument({ bytes: readFileSync(path), filename: name });
  if (!result.ok) throw new Error(`${name}: ${result.problem}`);
  entries.push(...chunkDocument(result.document, { sourceId: path, sourceName: name, kind: section }));
}
afterAll(closeReaders);
const roasterySettings: AnswerSettings = {
  brand: { ar: "محمصة سهيل", en: "Suhail Roasters" },
  answerFrom: 0.55,
  clarifyFrom: 0.35,
};
const shops = {
  roastery: { index: buildIndex(entries), settings: roasterySettings },
  boutique: { index: buildIndex(boutiqueList), settings: boutiqueSettings },
};
const handedOver: Record<Answer["language"], string> = {
  ar: "حوّلت رسالتك إلى فريقنا، وسيردّون عليك هنا.",
  en: "I have passed your message to our team. They will reply to you here.",
};

function lastAnswer({ shop, messages }: DialogueQuestion): Answer {
  const { index, settings } = shops[shop];
  const history: Turn[] = [];
  let said: Answer | undefined;
  for (const question of messages) {
    said = answer(index, { question, history, settings });
    history.push(
      { role: "customer", text: question },
      { role: "agent", text: said.text || handedOver[said.language] },
    );
  }
  return said!;
}

/** Returns what is missing, or undefined when everything is as expected. */
function problemOf(question: DialogueQuestion, said: Answer): string | undefined {
  const { says = [], lacks = [], decision, reason, captured, urgent, language } = question;
  if (language !== undefined && language !== said.language) return said.language;
  if (decision !== undefined && said.decision !== decision) return said.decision;
  if (reason !== undefined && said.reason !== reason) return String(said.reason);
  if (urgent !== undefined && said.urgent !== urgent) return `urgent ${said.urgent}`;
  if (captured !== undefined && !isDeepStrictEqual(captured, said.captured))
    return JSON.stringify(said.captured);
  const missing = says.find((piece) => !said.text.includes(piece));
  if (missing !== undefined) return `lacks ${missing}`;
  const extra = lacks.find((piece) => said.text.includes(piece));
  return extra === undefined ? undefined : `holds ${extra}`;
}

function right(title: string, questions: readonly DialogueQuestion[]): number {
  const counts = new Map<string, [right: number, all: number]>();
  for (const question of questions) {
    const said = lastAnswer(question);
    const problem = problemOf(question, said);
    const count = counts.get(question.kind) ?? [0, 0];
    counts.set(question.kind, [count[0] + (problem === undefined ? 1 : 0), count[1] + 1]);
    if (problem !== undefined)
      console.log(
        `${question.kind}: ${question.messages.join(" → ")} | ${problem} | ${said.decision} ${said.confidence.toFixed(2)} ${said.text}`,
      );
  }
  const sum = [...counts.values()].reduce((total, [each]) => total + each, 0);
  console.log(`${title}: ${sum} of ${questions.length}`, Object.fromEntries(counts));
  return sum / questions.length;
}

test("of fresh dialogues at least nine in ten go as a customer expects", () => {
  expect(right("dialogues", dialogueQuestions)).toBeGreaterThanOrEqual(0.9);
});

test("of dialogues held out until the engine was finished at least three in four do", () => {
  expect(right("held out", heldOutDialogues)).toBeGreaterThanOrEqual(0.75);
});

test("conversations as people speak go as a customer expects", () => {
  expect(right("spoken", spokenDialogues)).toBe(1);
});

test("of conversations as people speak held out until the engine was finished at least three in four do", () => {
  expect(right("spoken, held out", heldOutSpoken)).toBeGreaterThanOrEqual(0.75);
});
