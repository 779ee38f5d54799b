/**
 * `node evals/fit.ts DATA_FOLDER` fits the coefficients of the decision (server/answers/decide/coefficients.ts) on
 * the development sets. Besides the complete sets it uses small knowledge bases cut from them (few answers, few
 * phrasings, the rest of the subject unanswerable), because a shop's first upload looks like that.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildIndex } from "#server/answers/answers.ts";
import { featuresList, evidenceOf } from "#server/answers/decide/features.ts";
import { entriesOf, type KnowledgeLine, type QuestionLine } from "#server/answers/evaluate/evaluation-set.ts";
import { auroc } from "#server/answers/evaluate/measures.ts";
import { search } from "#server/answers/retrieve/retrieve.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { fitLogistic, type Model, type Sample } from "./logistic.ts";
import { offTopic } from "./off-topic.ts";
import { readSet } from "./read-set.ts";

const mayBeNegative = new Set<string>([
  "uncovered",
  "shortUncovered",
  "logContent",
  "logPhrasings",
  "passage",
  "passageCovered",
  "passageMargin",
  "phrasingSquared",
]);

/**
 * Positions in featuresList that are evidence for the best entry. More evidence must never make the answer less
 * likely.
 */
const evidenceSet = new Set(featuresList.flatMap((feature, i) => (mayBeNegative.has(feature) ? [] : [i])));
const isEvidence = (feature: number): boolean => evidenceSet.has(feature);

const setsList = [
  "arcd",
  "banking_ar_k10",
  "banking_ar_k3",
  "banking_en_k10",
  "banking_en_k3",
  "curekart",
  "clinc_k10",
  "covid_faq",
  "stackfaq",
];
const bilingual = ["bilingual_ar_en", "bilingual_en_ar"];
const smallAnswers = [6, 12, 25, 40];
const smallPhrasings = [1, 2, 3, 10];
const maxQuestions = 120;
/** Maximum length of the short questions that are asked of each small knowledge base, on and off its subject. */
const maxShortLength = 30;

/** Creates a generator (mulberry32) that produces the same cuts in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffled<T>(items: readonly T[], next: () => number): T[] {
  return items
    .map((item) => ({ item, key: next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

function samplesOf(knowledge: readonly KnowledgeLine[], questions: readonly QuestionLine[]): Sample[] {
  const index = buildIndex(entriesOf(knowledge));
  const here = new Set(knowledge.map((line) => line.answer));
  const samples = questions.flatMap((question): Sample[] => {
    const retrieval = search(index, question.text, 5);
    const evidence = evidenceOf(retrieval);
    if (evidence === undefined) return [];
    const { features, learnt } = evidence;
    const accepted = question.answers.filter((answer) => here.has(answer));
    const best = retrieval.hits[0]?.entry.origin.sourceId ?? "";
    const right = accepted.includes(best);
    return [{ features, right, answerable: accepted.length > 0, learnt, whole: true, weight: 0 }];
  });
  return samples.map((sample) => ({ ...sample, weight: 1 / samples.length }));
}

function small(
  knowledge: readonly KnowledgeLine[],
  questions: readonly QuestionLine[],
  foreign: readonly QuestionLine[],
  answers: number,
  phrasings: number,
  next: () => number,
): Sample[] {
  const kept = new Set(shuffled([...new Set(knowledge.map((line) => line.answer))], next).slice(0, answers));
  const seen = new Map<string, number>();
  const cut = shuffled(knowledge, next).filter((line) => {
    const count = (seen.get(line.answer) ?? 0) + 1;
    seen.set(line.answer, count);
    return kept.has(line.answer) && count <= phrasings;
  });
  const mixed = shuffled(questions, next);
  const inside = mixed.filter((question) => question.answers.some((answer) => kept.has(answer)));
  const outside = mixed.filter((question) => !question.answers.some((answer) => kept.has(answer)));
  const strangers = shuffled(foreign, next)
    .slice(0, maxQuestions / 4)
    .map((question) => ({ ...question, answers: [] }));
  const short = shuffled(inside, next)
    .slice(0, maxShortLength)
    .map((question) => ({ ...question, text: keywords(question.text) }));
  const idle = shuffled(offTopic[questions[0]?.lang === "ar" ? "ar" : "en"], next)
    .slice(0, maxShortLength)
    .map((text): QuestionLine => ({ id: text, lang: "", text, answers: [] }));
  return samplesOf(cut, [
    ...inside.slice(0, maxQuestions),
    ...outside.slice(0, maxQuestions / 3),
    ...strangers,
    ...short,
    ...idle,
  ]);
}

/** Returns a question as people type it in a hurry: its three longest words that carry a subject. */
function keywords(text: string): string {
  const content = tokens(text).filter((token) => !token.isFunction);
  const kept = new Set(content.toSorted((a, b) => b.word.length - a.word.length).slice(0, 3));
  return content
    .filter((token) => kept.has(token))
    .map((token) => token.word)
    .join(" ");
}

const [data] = process.argv.slice(2);
if (data === undefined) throw new Error("usage: node evals/fit.ts DATA_FOLDER");
const sets = new Map([...setsList, ...bilingual].map((name) => [name, readSet(join(data, name))]));
const groups = new Map<string, Sample[]>();
const next = random(7);
for (const [name, { knowledge, questions }] of sets) {
  const lang = questions[0]?.lang;
  const strangers = [...sets]
    .filter(([other]) => other.split("_")[0] !== name.split("_")[0])
    .flatMap(([, set]) => set.questions.filter((question) => question.lang === lang));
  const samples = bilingual.includes(name) ? [] : samplesOf(knowledge, questions);
  for (const answers of smallAnswers) {
    for (const phrasings of smallPhrasings) {
      samples.push(
        ...small(knowledge, questions, strangers, answers, phrasings, next).map((sample) => ({
          ...sample,
          weight: sample.weight / 6,
          whole: false,
        })),
      );
    }
  }
  groups.set(name, samples);
}

interface Models {
  plain: Model;
  learnt: Model;
}

/**
 * Weight of a question, among FAQs with phrasings, whose right answer exists but was not ranked first. Choices
 * correct such cases; passages are not offered as choices.
 */
const confused = 0.4;

/**
 * Fits the coefficients with a lower weight for confused questions, then their scale and shift with equal weights.
 */
function fitted(samples: readonly Sample[]): Model {
  const { intercept, coefficients } = fitLogistic(
    samples.map((sample) =>
      sample.answerable && !sample.right ? { ...sample, weight: sample.weight * confused } : sample,
    ),
    isEvidence,
  );
  const honest = fitLogistic(
    samples.map((sample) => ({
      ...sample,
      features: [sample.features.reduce((sum, value, i) => sum + value * coefficients[i]!, intercept)],
    })),
    isEvidence,
  );
  const [slope = 1] = honest.coefficients;
  return {
    intercept: honest.intercept + slope * intercept,
    coefficients: coefficients.map((value) => value * slope),
  };
}

function modelsOf(samples: readonly Sample[]): Models {
  return {
    plain: fitLogistic(
      samples.filter(({ learnt }) => !learnt),
      isEvidence,
    ),
    learnt: fitted(samples.filter(({ learnt }) => learnt)),
  };
}

function score(models: Models, { features, learnt }: Sample): number {
  const { intercept, coefficients } = learnt ? models.learnt : models.plain;
  return features.reduce((sum, value, i) => sum + value * (coefficients[i] ?? 0), intercept);
}

for (const [name, samples] of groups) {
  const family = name.split("_")[0] ?? name;
  const others = [...groups].filter(([other]) => other.split("_")[0] !== family).flatMap(([, own]) => own);
  const models = modelsOf(others);
  const scores = samples.map((sample) => score(models, sample));
  const whole = samples
    .map((sample, i) => ({ sample, score: scores[i]! }))
    .filter(({ sample }) => sample.whole);
  const separation = (own: readonly { sample: Sample; score: number }[]): number | null =>
    auroc(
      own.map((each) => each.score),
      own.map(({ sample }) => sample.answerable),
    );
  const accepted = samples.filter((_, i) => scores[i]! > 0);
  const precision = accepted.filter(({ right }) => right).length / accepted.length;
  const right = auroc(
    scores,
    samples.map((sample) => sample.right),
  );
  console.log(
    [
      `${name}: fitted without it`,
      `answerable ${separation(samples.map((sample, i) => ({ sample, score: scores[i]! })))?.toFixed(3)}`,
      `in the whole set ${separation(whole)?.toFixed(3) ?? "–"}`,
      `right ${right?.toFixed(3)}`,
      `from 0.5: ${(accepted.length / samples.length).toFixed(3)} answered, ${precision.toFixed(3)} right (${samples.length})`,
    ].join(", "),
  );
}

const models = modelsOf([...groups.values()].flat());
const columns = [models.plain, models.learnt].map(({ coefficients }) => coefficients);
featuresList.forEach((feature, i) =>
  console.log(feature.padEnd(16), ...columns.map((column) => column[i]?.toFixed(3).padStart(8))),
);

function written(name: string, meaning: string, { intercept, coefficients }: Model): string {
  return `
/** ${meaning} */
export const ${name}: Coefficients = {
  intercept: ${intercept.toFixed(4)},
  coefficients: [
    ${coefficients.map((value) => value.toFixed(4)).join(", ")},
  ],
};
`;
}

writeFileSync(
  new URL("../server/answers/decide/coefficients.ts", import.meta.url),
  `/** Written by evals/fit.ts from the development sets, in the order of \`featuresList\`; do not edit by hand. */
interface Coefficients {
  intercept: number;
  coefficients: readonly number[];
}
${written("plain", "Passages, products, and FAQs of a version that has one phrasing of each.", models.plain)}${written("learntModel", "FAQs whose version has learnt from phrasings.", models.learnt)}`,
);
