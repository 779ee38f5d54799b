import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { answer, buildIndex, chunkDocument } from "#server/answers/answers.ts";
import type { Answer, Turn } from "#server/answers/entry.ts";
import { demoSources } from "#server/demo/sources.ts";
import { readDocument } from "#server/documents/read.ts";
import { closeReaders } from "#server/documents/readers.ts";
import { demoQuestions, heldOutQuestions, type DemoQuestion } from "./demo-questions.ts";

const entries = [];
for (const { name, path, section } of demoSources) {
  const result = await readDocument({ bytes: readFileSync(path), filename: name });
  if (!result.ok) throw new Error(`${name}: ${result.problem}`);
  entries.push(...chunkDocument(result.document, { sourceId: path, sourceName: name, kind: section }));
}
afterAll(closeReaders);
const index = buildIndex(entries);
/** These are the settings of a new agent. */
const settings = { brand: {}, answerFrom: 0.55, clarifyFrom: 0.35 };
const handedOver: Record<Answer["language"], string> = {
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
      { role: "agent", text: said.text || handedOver[said.language] },
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

interface Tally {
  answerable: Record<Verdict, number>;
  forAPerson: Record<Verdict, number>;
}

/** Asks every question, prints the unexpected results, and counts. */
function tally(title: string, questions: readonly DemoQuestion[]): Tally {
  const none = (): Record<Verdict, number> => ({ right: 0, wrong: 0, "asked back": 0, "handed over": 0 });
  const counts: Tally = { answerable: none(), forAPerson: none() };
  for (const question of questions) {
    const said = lastAnswer(question);
    const verdict = verdictOf(question, said);
    const answerable = question.says !== undefined;
    counts[answerable ? "answerable" : "forAPerson"][verdict]++;
    if (verdict !== (answerable ? "right" : "handed over"))
      console.log(
        `${verdict}: ${question.messages.join(" → ")} | ${said.confidence.toFixed(2)} ${said.text}`,
      );
  }
  console.log(`${title}: ${JSON.stringify(counts)}`);
  return counts;
}

test.each([
  { title: "fresh", questions: demoQuestions },
  { title: "held out", questions: heldOutQuestions },
])(
  "of $title questions to the demo's files at most 3 in 100 are answered wrongly, and most are answered",
  ({ title, questions }) => {
    const { answerable, forAPerson } = tally(title, questions);
    const asked = questions.filter(({ says }) => says !== undefined).length;
    expect((answerable.wrong + forAPerson.wrong) / questions.length).toBeLessThanOrEqual(0.03);
    expect(answerable.right / asked).toBeGreaterThanOrEqual(0.75);
  },
);
