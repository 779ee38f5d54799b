import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { entriesOf } from "#server/answers/evaluate/evaluation-set.ts";
import { temporaryData } from "#server/testing/temporary-data.ts";
import { readSet } from "../../evals/read-set.ts";
import { latency, round } from "../figures.ts";
import { dataFolder, readSeed, dataSets } from "../retrieval/data.ts";
import { documentOf } from "../retrieval/documents.ts";
import { engines, type EngineName } from "../retrieval/engines.ts";
import { generateEntries } from "../retrieval/generate-entries.ts";
import { openPostgres, type PostgresSearch } from "../retrieval/postgres.ts";

const measure = fileURLToPath(new URL("../retrieval/measure.ts", import.meta.url));
const sizes = [1_000, 10_000];
const largeSize = 100_000;
/** One of this many questions of a set is asked. */
const every = 3;
const maxSeconds = 30;

interface Figures {
  build_cpu_ms: number;
  disk_bytes_per_chunk: number;
  memory_bytes_per_chunk: number;
  load_cpu_ms: number;
  search: { p50_ms: number; p95_ms: number };
}

/** Returns the share of the answerable questions of each set whose best hit is right, by engine. */
async function accuracy(folder: string, postgres: PostgresSearch): Promise<Record<string, object>> {
  const found: Record<string, object> = {};
  for (const name of dataSets) {
    const set = readSet(join(folder, name));
    const entries = entriesOf(set.knowledge);
    const questions = set.questions
      .filter((each) => each.answers.length > 0)
      .filter((_, n) => n % every === 0);
    const share = (rights: boolean[]) => round(rights.filter(Boolean).length / rights.length, 3);
    const byEngine: Record<string, number> = {};
    for (const [engine, { build, load }] of Object.entries(engines)) {
      const { search } = load(build(entries).serialise());
      byEngine[engine] = share(
        questions.map(({ text, answers }) => answers.includes(search(text)[0]?.origin.sourceId ?? "")),
      );
    }
    await postgres.store(entries.map(documentOf));
    const rights: boolean[] = [];
    for (const { text, lang, answers } of questions) {
      const [best] = await postgres.search(text, lang === "ar" ? "ar" : "en");
      rights.push(answers.includes(entries[best?.id ?? -1]?.origin.sourceId ?? ""));
    }
    byEngine["postgresql"] = share(rights);
    found[name] = { questions: questions.length, ...byEngine };
    console.log(name, found[name]);
  }
  return found;
}

async function inOwnProcess(task: "build" | "serve", engine: EngineName, chunks: number, file: string) {
  const args = ["--expose-gc", "--max-old-space-size=6000", measure, task, engine, String(chunks), file];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "{}") as Figures;
}

async function postgresAt(folder: string, chunks: number, postgres: PostgresSearch) {
  const seed = readSeed(folder);
  const stored = await postgres.store([...generateEntries(seed, chunks)].map(documentOf));
  const until = performance.now() + maxSeconds * 1000;
  const samples: number[] = [];
  for (const question of seed.questions) {
    const started = performance.now();
    await postgres.search(question, /\p{Script=Arabic}/u.test(question) ? "ar" : "en");
    samples.push(performance.now() - started);
    if (performance.now() > until) break;
  }
  return {
    build_ms: round(stored.ms, 0),
    disk_bytes_per_chunk: round(stored.bytes / chunks, 0),
    search: { questions: samples.length, ...latency(samples) },
  };
}

async function atSize(folder: string, chunks: number, postgres: PostgresSearch): Promise<object> {
  await using scratch = temporaryData("wakil-bench-");
  const file = (engine: string) => join(scratch.path, engine);
  const ours = {
    ...(await inOwnProcess("build", "wakil", chunks, file("wakil"))),
    ...(await inOwnProcess("serve", "wakil", chunks, file("wakil"))),
  };
  const theirs = {
    ...(await inOwnProcess("build", "minisearch", chunks, file("minisearch"))),
    ...(await inOwnProcess("serve", "minisearch", chunks, file("minisearch"))),
  };
  const { search: exact } = await inOwnProcess("serve", "minisearch_exact", chunks, file("minisearch"));
  const database = await postgresAt(folder, chunks, postgres);
  const share = (figure: (figures: Figures) => number) => round(figure(ours) / figure(theirs), 3);
  return {
    wakil: ours,
    minisearch: { ...theirs, search_without_fuzzy: exact },
    postgresql: database,
    of_minisearch: {
      build: share((each) => each.build_cpu_ms),
      load: share((each) => each.load_cpu_ms),
      memory: share((each) => each.memory_bytes_per_chunk),
      disk: share((each) => each.disk_bytes_per_chunk),
      search_p95: share((each) => each.search.p95_ms),
      search_p95_without_fuzzy: round(ours.search.p95_ms / exact.p95_ms, 3),
    },
    of_postgresql: {
      disk: round(ours.disk_bytes_per_chunk / database.disk_bytes_per_chunk, 3),
      search_p95: round(ours.search.p95_ms / database.search.p95_ms, 3),
    },
  };
}

/**
 * Compares our ranking, MiniSearch and PostgreSQL full text on the same data in one run: accuracy, speed at 1,000 and
 * 10,000 chunks (`--large`: 100,000 too), and the cost of an index in build time, memory and disk.
 */
export async function run(args: string[]): Promise<object> {
  const folder = dataFolder();
  if (folder === undefined) return { skipped: "no evaluation sets: set WAKIL_SHARED to their folder" };
  await using postgres = await openPostgres();
  const top1 = args.includes("--no-accuracy") ? {} : await accuracy(folder, postgres);
  const chunks: Record<string, object> = {};
  for (const size of args.includes("--large") ? [...sizes, largeSize] : sizes) {
    chunks[size] = await atSize(folder, size, postgres);
    console.log(size, chunks[size]);
  }
  return { top1, chunks };
}
