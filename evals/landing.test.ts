import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { answer, loadIndex } from "#server/answers/answers.ts";
import type { Answer } from "#server/answers/entry.ts";
import { demoBusiness } from "#server/demo/business.ts";
import { demoSources } from "#server/demo/sources.ts";
import { readDocument } from "#server/documents/read.ts";
import { closeReaders } from "#server/documents/readers.ts";
import { buildVersion } from "#server/versions/build-version.ts";
import { type LandingQuestion, landingQuestions } from "./landing-questions.ts";

/** Training takes seconds on an idle machine, but the other tests run at the same time. */
const trainingMs = 240_000;

/** Builds the demo's version as training does, with the thresholds that training measures. */
async function demoVersion() {
  const sources = [];
  for (const { name, path, section } of demoSources) {
    const result = await readDocument({ bytes: readFileSync(path), filename: name });
    if (!result.ok) throw new Error(`${name}: ${result.problem}`);
    const document = JSON.stringify(result.document);
    sources.push({ id: path, name, section, audience: "customers" as const, document });
  }
  closeReaders();
  return buildVersion({ sources, written: [], stated: [], questions: [], chosen: null, live: null });
}

type Verdict = "right" | "handed over" | "wrong";

function verdictOf({ says, mayHandOver }: LandingQuestion, { decision, text }: Answer): Verdict {
  if (decision === "handover") return says.length === 0 || mayHandOver === true ? "right" : "handed over";
  return says.some((piece) => text.includes(piece)) ? "right" : "wrong";
}

let version: Awaited<ReturnType<typeof demoVersion>>;
beforeAll(async () => {
  version = await demoVersion();
}, trainingMs);

test("of 60 questions that visitors of the landing page ask, at least nine in ten are answered right and none wrong", () => {
  const { bytes, thresholds } = version;
  const index = loadIndex(bytes);
  const settings = { brand: demoBusiness.name, ...thresholds! };
  const met = landingQuestions.map((question) => {
    const said = answer(index, { question: question.message, history: [], settings });
    return { verdict: verdictOf(question, said), said: `${question.message} → ${said.text}` };
  });
  const of = (verdict: Verdict) => met.filter((each) => each.verdict === verdict).map(({ said }) => said);
  expect(landingQuestions).toHaveLength(60);
  expect(of("wrong")).toEqual([]);
  expect(of("right").length, of("handed over").join("\n")).toBeGreaterThanOrEqual(0.9 * met.length);
});
