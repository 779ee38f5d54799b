/**
 * `node evals/scale.ts DATA_FOLDER`: builds indexes of 100, 1,000 and 10,000 chunks from the passages of the sets (words
 * swapped at random, so that copies differ) and prints build time, size and latencies, one JSON object per size.
 */
import { join } from "node:path";
import { answer, buildIndex, loadIndex, retrieve, serialiseIndex } from "#server/answers/answers.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { entriesOf, type KnowledgeLine } from "#server/answers/evaluate/evaluation-set.ts";
import { percentile } from "#server/answers/evaluate/measures.ts";
import { readSet } from "./read-set.ts";

const SIZES = [100, 1_000, 10_000];
const SETS = ["arcd", "covid_faq", "stackfaq"];
const SETTINGS = { brand: {}, answerFrom: 0.6, clarifyFrom: 0.3 };
/** Share of the words of a copy that are swapped for others. */
const SWAPPED = 0.25;

let state = 1;
function random(): number {
  state = (state * 48271) % 2147483647;
  return state / 2147483647;
}

function copyOf(line: KnowledgeLine, copy: number, vocabulary: readonly string[]): KnowledgeLine {
  const other = (): string => vocabulary[Math.floor(random() * vocabulary.length)] ?? "";
  const text = line.text?.split(" ").map((word) => (random() < SWAPPED ? other() : word));
  return { ...line, answer: `${line.answer}#${copy}`, ...(text !== undefined && { text: text.join(" ") }) };
}

function grown(lines: readonly KnowledgeLine[], size: number): KnowledgeEntry[] {
  const vocabulary = lines.flatMap((line) => (line.text ?? "").split(/\s+/));
  const entries: KnowledgeEntry[] = [];
  for (let copy = 0; entries.length < size; copy++) {
    for (const entry of entriesOf(lines.map((line) => copyOf(line, copy, vocabulary)))) entries.push(entry);
  }
  return entries.slice(0, size);
}

function timed<T>(run: () => T): [T, number] {
  const start = performance.now();
  const result = run();
  return [result, performance.now() - start];
}

function rounded(value: number | null): number | null {
  return value === null ? null : Number(value.toFixed(2));
}

const [data] = process.argv.slice(2);
if (data === undefined) throw new Error("usage: node evals/scale.ts DATA_FOLDER");
const sets = SETS.map((name) => readSet(join(data, name)));
const questions = sets.flatMap((set) => set.questions).filter((_, i) => i % 4 === 0);
for (const size of SIZES) {
  const entries = grown(
    sets.flatMap((set) => set.knowledge),
    size,
  );
  const [built, buildMs] = timed(() => buildIndex(entries));
  const bytes = serialiseIndex(built);
  const [index, loadMs] = timed(() => loadIndex(bytes));
  const textBytes = Buffer.byteLength(JSON.stringify(entries));
  for (const question of questions.slice(0, 50)) retrieve(index, question.text, 5);
  const ranking = questions.map((question) => timed(() => retrieve(index, question.text, 5))[1]);
  const whole = questions.map(
    (question) => timed(() => answer(index, { question: question.text, history: [], settings: SETTINGS }))[1],
  );
  console.log(
    JSON.stringify({
      chunks: size,
      build_ms_per_1000: rounded((buildMs / size) * 1000),
      index_bytes_per_chunk: Math.round((bytes.length - textBytes) / size),
      text_bytes_per_chunk: Math.round(textBytes / size),
      load_ms: rounded(loadMs),
      ranking_p50_ms: rounded(percentile(ranking, 0.5)),
      ranking_p95_ms: rounded(percentile(ranking, 0.95)),
      answer_p50_ms: rounded(percentile(whole, 0.5)),
      answer_p95_ms: rounded(percentile(whole, 0.95)),
    }),
  );
}
