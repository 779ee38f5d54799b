import { join, resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { loadIndex } from "#server/answers/answers.ts";
import { closeReaders } from "#server/documents/readers.ts";
import { evaluateConversations } from "../../evals/conversations/evaluate.ts";
import type { Row } from "../../evals/conversations/report.ts";
import { readScore, type Suite } from "../../evals/conversations/suite.ts";
import { percentile, round } from "../figures.ts";
import { openFlexSearch, openLunr, openMiniSearch, openOrama } from "../peers/lexical-peers.ts";
import { toLineDocuments, type LineDocument } from "../peers/line-documents.ts";
import { openNlpJs } from "../peers/nlp-js.ts";
import type { OpenPeer } from "../peers/peer.ts";
import { openPostgresPeer } from "../peers/postgres-peer.ts";
import { dataFolder } from "../retrieval/data.ts";

const peers: Record<string, OpenPeer> = {
  minisearch: openMiniSearch,
  orama: openOrama,
  flexsearch: openFlexSearch,
  lunr: openLunr,
  nlp_js: openNlpJs,
  postgresql: openPostgresPeer,
};

/** An engine's answer to a turn. */
interface Said {
  row: Row;
  score: number;
  isRight: boolean;
  ms: number;
}

interface PeerFigures {
  answers: Said[];
  buildMs: number;
  /** Memory of this process for all businesses. */
  memoryBytes: number;
}

/** Returns the bytes in use after a collection, including buffers outside of the heap. */
function memoryInUse(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  // Several collections are necessary, because the second one frees what the first one finalises.
  for (let times = 0; times < 3; times += 1) collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/**
 * Returns the memory of our trained versions when they are loaded alone; during the evaluation every turn is in
 * memory too.
 */
function measureOurMemory(suites: readonly Suite[]): number {
  const before = memoryInUse();
  const loaded = suites.map(({ built }) => loadIndex(built.bytes));
  const bytes = memoryInUse() - before;
  return loaded.length === suites.length ? bytes : Number.NaN;
}

/** Whether a turn asks for an answer from the knowledge, or for a handover because there is none. */
const asksKnowledge = ({ turn, answerable }: Row): boolean =>
  !answerable || (turn.want?.decision.includes("answer") ?? false);

const percent = (some: number, all: number): number => (all === 0 ? 0 : round((100 * some) / all, 1));

async function measurePeer(
  open: OpenPeer,
  suites: ReadonlyMap<string, LineDocument[]>,
  rows: readonly Row[],
  score: Awaited<ReturnType<typeof readScore>>,
): Promise<PeerFigures> {
  const answers: Said[] = [];
  let buildMs = 0;
  const before = memoryInUse();
  const indexes = new Map<string, Awaited<ReturnType<OpenPeer>>>();
  for (const [name, documents] of suites) {
    const started = performance.now();
    indexes.set(name, await open(documents));
    buildMs += performance.now() - started;
  }
  const memoryBytes = memoryInUse() - before;
  for (const row of rows) {
    const { search } = indexes.get(row.suite)!;
    const started = performance.now();
    const hit = await search(row.turn.say);
    const ms = performance.now() - started;
    const text = hit === undefined ? "" : (suites.get(row.suite)![hit.id]?.body ?? "");
    const conversation = { ...row.conversation, answerable: row.answerable };
    const isRight =
      text !== "" && score.verdict(conversation, row.turn, { decision: "answer", text }) === "right";
    answers.push({ row, score: text === "" ? Number.NEGATIVE_INFINITY : hit!.score, isRight, ms });
  }
  for (const { close } of indexes.values()) await close?.();
  return { answers, buildMs, memoryBytes };
}

/**
 * Returns the lowest score from which an engine may answer so that at most this share of unanswerable turns gets an
 * answer.
 */
function thresholdFor(answers: readonly Said[], falseShare: number): number {
  const scores = answers
    .filter(({ row, score }) => !row.answerable && Number.isFinite(score))
    .map(({ score }) => score)
    .sort((a, b) => b - a);
  const all = answers.filter(({ row }) => !row.answerable).length;
  const allowed = Math.floor(falseShare * all);
  return scores[allowed] ?? Number.NEGATIVE_INFINITY;
}

function figuresOf({ answers, buildMs, memoryBytes }: PeerFigures, falseShare: number) {
  const threshold = thresholdFor(answers, falseShare);
  const answerable = answers.filter(({ row }) => row.answerable);
  const first = answerable.filter(({ row }) => row.at === 0);
  const countRight = (some: readonly Said[], from: number) =>
    percent(some.filter(({ isRight, score }) => isRight && score > from).length, some.length);
  const unanswerable = answers.filter(({ row }) => !row.answerable);
  return {
    right_at_our_false_answers: countRight(answerable, threshold),
    right_of_first_turns: countRight(first, threshold),
    right_if_it_always_answers: countRight(answerable, Number.NEGATIVE_INFINITY),
    false_if_it_always_answers: percent(
      unanswerable.filter(({ score }) => Number.isFinite(score)).length,
      unanswerable.length,
    ),
    p95_ms: round(
      percentile(
        answers.map(({ ms }) => ms),
        0.95,
      ),
    ),
    build_ms: round(buildMs, 0),
    memory_mb: round(memoryBytes / 1e6, 1),
  };
}

/**
 * `npm run bench -- peers [FOLDER]`: compares our engine with six others on the same businesses and questions in one
 * run, by the suites' own definition of right. The others quote the best line of the knowledge that ours was trained
 * on. Each answers from the score at which it gives as many false answers as ours. FOLDER contains conversation
 * suites; the default is the shared ones.
 */
export async function run([argument]: string[]): Promise<object> {
  const data = dataFolder();
  if (data === undefined) return { skipped: "no evaluation sets: set WAKIL_SHARED to their folder" };
  const folder = argument === undefined ? join(data, "conversations") : resolve(argument);
  const score = await readScore(folder);
  const trained: Suite[] = [];
  const rows = await evaluateConversations(folder, undefined, (suite) => void trained.push(suite));
  closeReaders();
  const knowledgeRows = rows.filter(asksKnowledge);
  const answerable = knowledgeRows.filter((row) => row.answerable);
  const others = knowledgeRows.filter((row) => !row.answerable);
  const isFalse = ({ verdict }: Row) => verdict === "false_answer" || verdict === "wrong";
  const falseShare = others.filter(isFalse).length / others.length;
  const countRight = (some: readonly Row[]) =>
    percent(some.filter(({ verdict }) => verdict === "right").length, some.length);
  const suites = new Map(trained.map(({ name, index }) => [name, toLineDocuments([...index.entries])]));
  const figures: Record<string, object> = {
    wakil: {
      right_at_our_false_answers: countRight(answerable),
      right_of_first_turns: countRight(answerable.filter(({ at }) => at === 0)),
      false_answers: percent(others.filter(isFalse).length, others.length),
      p95_ms: round(
        percentile(
          knowledgeRows.map(({ reply }) => reply.ms),
          0.95,
        ),
      ),
      memory_mb: round(measureOurMemory(trained) / 1e6, 1),
    },
  };
  console.log("wakil", figures["wakil"]);
  for (const [name, open] of Object.entries(peers)) {
    // PostgreSQL is a separate process whose memory is shared by all its work.
    const { memory_mb, ...rest } = figuresOf(
      await measurePeer(open, suites, knowledgeRows, score),
      falseShare,
    );
    figures[name] = name === "postgresql" ? rest : { ...rest, memory_mb };
    console.log(name, figures[name]);
  }
  return { turns: answerable.length, turns_without_answer: others.length, engines: figures };
}
