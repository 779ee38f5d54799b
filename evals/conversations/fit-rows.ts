/**
 * `node evals/conversations/fit-rows.ts DATA_FOLDER` fits the probability with which rows answer
 * (server/answers/rows/lookup/coefficients.ts) on the conversation suites and on the businesses of
 * `evals/development`. It prints for each suite the result of a fit without that suite.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { auroc } from "#server/answers/evaluate/measures.ts";
import { removeDoubledLetters } from "#server/answers/retrieve/doubled-letters.ts";
import { candidatesFor } from "#server/answers/rows/lookup/candidates.ts";
import { evidenceFor } from "#server/answers/rows/lookup/evidence.ts";
import { featuresOf, rowFeatures } from "#server/answers/rows/lookup/features.ts";
import { readQuestion } from "#server/answers/rows/read-question.ts";
import { answerByRules } from "#server/answers/rows/row-answer.ts";
import { convertArabizi } from "#server/answers/text/arabizi.ts";
import { withoutPreamble } from "#server/answers/understand/follow-up.ts";
import { languageOf } from "#server/answers/understand/language.ts";
import { closeReaders } from "#server/documents/readers.ts";
import { fitLogistic, type Model, type Sample } from "../logistic.ts";
import { play } from "./play.ts";
import { readScore, readSuite, suitesIn, type Conversation, type Score, type Suite } from "./suite.ts";

/** Kinds whose expected reaction is not an answer from the knowledge. */
const acts = new Set(["order", "booking", "lead", "complaint", "human", "social", "injection"]);
/** An answer to an unanswerable question is worse than no answer to an answerable one. */
const unanswerable = 1.5;
const ridge = 0.002;
/** Number of businesses that are held out of one fit. */
const heldOut = 2;

const shared = { learnt: false, whole: false };

/**
 * Yields every candidate of every turn, with whether saying it would be right. All candidates of a turn together
 * have the weight of one.
 */
async function* samplesOf(suite: Suite, conversation: Conversation, score: Score): AsyncGenerator<Sample> {
  if (acts.has(conversation.kind) || suite.index.products.length === 0) return;
  for await (const { turn, history } of play(suite, conversation)) {
    if (turn.want === undefined) continue;
    const answerable = turn.answerable ?? conversation.answerable;
    const question = convertArabizi(withoutPreamble(removeDoubledLetters(suite.index, turn.say)));
    const voice = { language: languageOf(turn.say, history).language, tone: "warm" } as const;
    const asked = readQuestion(suite.index, question, voice, { history });
    const evidence = evidenceFor(asked.frame, asked.catalogue);
    const candidates = candidatesFor(asked, evidence, answerByRules(suite.index, asked));
    const weight = (answerable ? 1 : unanswerable) / candidates.length;
    for (const candidate of candidates) {
      const reply = { decision: "answer", text: candidate.reply.text };
      const verdict = score.verdict({ ...conversation, answerable }, turn, reply);
      const sample = { ...shared, features: featuresOf(candidate, asked, evidence), answerable };
      // When the files contain no answer, no candidate from rows is one; a partial answer counts half.
      if (answerable && verdict === "partial") {
        yield { ...sample, right: true, weight: weight / 2 };
        yield { ...sample, right: false, weight: weight / 2 };
      } else yield { ...sample, right: answerable && verdict === "right", weight };
    }
  }
}

async function samplesIn(folder: string): Promise<[string, Sample[]][]> {
  const score = await readScore(folder);
  const groups: [string, Sample[]][] = [];
  for (const name of suitesIn(folder)) {
    const suite = await readSuite(folder, name, score);
    const samples: Sample[] = [];
    for (const each of suite.conversations)
      for await (const sample of samplesOf(suite, each, score)) samples.push(sample);
    groups.push([name, samples]);
  }
  return groups;
}

const fitted = (groups: readonly (readonly [string, Sample[]])[]): Model =>
  fitLogistic(
    groups.flatMap(([, samples]) => samples),
    () => false,
    ridge,
  );

const probability = ({ intercept, coefficients }: Model, { features }: Sample): number =>
  1 / (1 + Math.exp(-features.reduce((sum, value, i) => sum + value * coefficients[i]!, intercept)));

const written = ({ intercept, coefficients }: Model): string =>
  `/** Written by evals/conversations/fit-rows.ts, in the order of \`rowFeatures\`; do not edit by hand. */
export const rowsModel = {
  intercept: ${intercept.toFixed(4)},
  coefficients: [
    ${coefficients.map((value) => value.toFixed(4)).join(", ")},
  ],
};
`;

const [data] = process.argv.slice(2);
if (data === undefined) throw new Error("usage: node evals/conversations/fit-rows.ts DATA_FOLDER");
const groups = [
  ...(await samplesIn(join(data, "conversations"))),
  ...(await samplesIn(fileURLToPath(new URL("../development", import.meta.url)))),
];
closeReaders();
for (let from = 0; from < groups.length; from += heldOut) {
  const held = groups.slice(from, from + heldOut);
  const model = fitted(groups.filter((group) => !held.includes(group)));
  for (const [name, samples] of held) {
    const scored = samples.map((sample) => probability(model, sample));
    const separation = auroc(
      scored,
      samples.map(({ right }) => right),
    );
    console.log(`${name}: fitted without it, right from wrong ${separation?.toFixed(3)} (${samples.length})`);
  }
}
const model = fitted(groups);
rowFeatures.forEach((feature, i) => console.log(feature.padEnd(20), model.coefficients[i]?.toFixed(3)));
writeFileSync(new URL("../../server/answers/rows/lookup/coefficients.ts", import.meta.url), written(model));
