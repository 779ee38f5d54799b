/**
 * `node evals/conversations/fit.ts DATA_FOLDER` fits the probability with which a sentence of the knowledge answers
 * (server/answers/prose/coefficients.ts) on the conversation suites, on the businesses of `evals/development` and
 * on small knowledge bases with one phrasing per question, cut from the development sets. It prints for each suite
 * the result of a fit without that suite.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildIndex } from "#server/answers/answers.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { entriesOf } from "#server/answers/evaluate/evaluation-set.ts";
import { auroc } from "#server/answers/evaluate/measures.ts";
import { findProse } from "#server/answers/prose/find.ts";
import { proseFeatureNames } from "#server/answers/prose/evidence.ts";
import { closeReaders } from "#server/documents/readers.ts";
import { fitLogistic, type Model, type Sample } from "../logistic.ts";
import { readSet } from "../read-set.ts";
import { readScore, readSuite, suitesIn } from "./suite.ts";

/** Kinds whose expected reaction is not an answer from the knowledge. */
const acts = new Set(["order", "booking", "lead", "complaint", "human", "social"]);
const fittedSets = [
  "arcd",
  "covid_faq",
  "stackfaq",
  "banking_ar_k3",
  "banking_en_k3",
  "curekart",
  "bilingual_ar_en",
];
const sizes = [15, 40, 100];
const insideWeight = 60;
const outsideWeight = 25;
/** Weight of a suite relative to one cut of a development set, because its questions are those of customers. */
const suiteWeight = 6;
/** An answer to an unanswerable question is worse than no answer to an answerable one. */
const unanswerable = 1.5;
/** The value was chosen with one business in six held out at a time. */
const ridge = 0.1;

/** Features of which more must never make an answer less likely. */
const evidenceSet = new Set([
  "covered",
  "above",
  "asked",
  "titleAsked",
  "margin",
  "score",
  "entryScore",
  "pairs",
]);
const isEvidence = (feature: number): boolean => evidenceSet.has(proseFeatureNames[feature]!);

type Group = Map<string, Sample[]>;

function sampleOf(
  index: AnswerIndex,
  question: string,
): { features: number[]; text: string; source: string } | undefined {
  const found = findProse(index, question);
  return (
    found && { features: found.features, text: found.text, source: found.best.hit.entry.origin.sourceId }
  );
}

const shared = { learnt: false, whole: false };

async function suites(folder: string): Promise<Group> {
  const score = await readScore(folder);
  const groups: Group = new Map();
  for (const name of suitesIn(folder)) {
    const { index, conversations } = await readSuite(folder, name, score);
    const samples = conversations.flatMap((conversation): Sample[] => {
      const [turn] = conversation.turns;
      if (turn?.want === undefined || acts.has(conversation.kind)) return [];
      const answerable = turn.answerable ?? conversation.answerable;
      const found = sampleOf(index, turn.say);
      if (found === undefined) return [];
      const reply = { decision: "answer", text: found.text };
      const verdict = score.verdict({ ...conversation, answerable }, turn, reply);
      // When the files contain no answer, no sentence of them is one, whatever the suite allows the reply to say.
      const right = answerable && (verdict === "right" || verdict === "partial");
      const weight = answerable ? 1 : unanswerable;
      return [{ ...shared, features: found.features, right, answerable, weight }];
    });
    groups.set(
      name,
      samples.map((sample) => ({ ...sample, weight: (suiteWeight * sample.weight) / samples.length })),
    );
  }
  return groups;
}

/** Returns evenly spaced items, the same ones in every run. */
const spread = <T>(items: readonly T[], count: number): T[] => {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, at) => at % step === 0).slice(0, count);
};

function cuts(data: string): Group {
  const groups: Group = new Map();
  for (const set of fittedSets) {
    const { knowledge, questions } = readSet(join(data, set));
    const answers = [...new Set(knowledge.map(({ answer }) => answer))];
    for (const size of sizes) {
      const kept = new Set(spread(answers, size));
      const seen = new Set<string>();
      const cut = knowledge.filter(({ answer }) => kept.has(answer) && !seen.has(answer) && seen.add(answer));
      const index = buildIndex(entriesOf(cut));
      const inside = questions.filter((question) => question.answers.some((answer) => kept.has(answer)));
      const outside = questions.filter((question) => !question.answers.some((answer) => kept.has(answer)));
      const samples = [...spread(inside, insideWeight), ...spread(outside, outsideWeight)].flatMap(
        (question): Sample[] => {
          const found = sampleOf(index, question.text);
          if (found === undefined) return [];
          const right = question.answers.includes(found.source);
          const answerable = question.answers.some((answer) => kept.has(answer));
          return [
            { ...shared, features: found.features, right, answerable, weight: answerable ? 1 : unanswerable },
          ];
        },
      );
      groups.set(
        `${set} ${size}`,
        samples.map((sample) => ({ ...sample, weight: sample.weight / samples.length })),
      );
    }
  }
  return groups;
}

const fitted = (groups: Iterable<Sample[]>): Model => fitLogistic([...groups].flat(), isEvidence, ridge);

const probability = ({ intercept, coefficients }: Model, { features }: Sample): number =>
  1 / (1 + Math.exp(-features.reduce((sum, value, i) => sum + value * coefficients[i]!, intercept)));

const [data] = process.argv.slice(2);
if (data === undefined) throw new Error("usage: node evals/conversations/fit.ts DATA_FOLDER");
const own = new Map([
  ...(await suites(join(data, "conversations"))),
  ...(await suites(fileURLToPath(new URL("../development", import.meta.url)))),
]);
closeReaders();
const all: Group = new Map([...own, ...cuts(data)]);
const held: { sample: Sample; p: number }[] = [];
for (const [name, samples] of own) {
  const model = fitted([...all].filter(([other]) => other !== name).map(([, each]) => each));
  const scored = samples.map((sample) => ({ sample, p: probability(model, sample) }));
  held.push(...scored);
  const separation = auroc(
    scored.map(({ p }) => p),
    samples.map(({ right }) => right),
  );
  console.log(`${name}: fitted without it, right from wrong ${separation?.toFixed(3)} (${samples.length})`);
}
for (const from of [0.4, 0.5, 0.6, 0.7, 0.8]) {
  const said = held.filter(({ p }) => p >= from);
  const right = said.filter(({ sample }) => sample.right).length;
  const invented = said.filter(({ sample }) => !sample.answerable && !sample.right).length;
  console.log(
    `from ${from}: ${said.length} of ${held.length} answered, ${right} right, ${invented} where there is no answer`,
  );
}
const model = fitted(all.values());
proseFeatureNames.forEach((feature, i) => console.log(feature.padEnd(16), model.coefficients[i]?.toFixed(3)));
writeFileSync(
  new URL("../../server/answers/prose/coefficients.ts", import.meta.url),
  `/** Written by evals/conversations/fit.ts, in the order of \`proseFeatureNames\`; do not edit by hand. */
export const prose = {
  intercept: ${model.intercept.toFixed(4)},
  coefficients: [
    ${model.coefficients.map((value) => value.toFixed(4)).join(", ")},
  ],
};
`,
);
