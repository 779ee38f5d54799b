/**
 * `node --expose-gc bench/retrieval/measure.ts build|serve ENGINE CHUNKS FILE`: one engine and one task in a process of
 * its own, so that nothing but the engine is in its memory. `build` grows the chunks, builds and writes FILE; `serve`
 * reads FILE and answers questions. Prints one JSON object.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { latency, round } from "../figures.ts";
import { dataFolder, readSeed } from "./data.ts";
import { type EngineName, engines } from "./engines.ts";
import { generateEntries } from "./generate-entries.ts";

const warmUpRuns = 60;
/**
 * Each question is asked this often and its shortest time counts, so that other programs of the machine have less
 * influence.
 */
const turns = 3;
const maxSeconds = 40;

/** Returns the processor time of this process in milliseconds, including its garbage collector's threads. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Returns `run`'s result and the processor time it took. */
function costing<T>(run: () => T): [T, ms: number] {
  const started = cpu();
  const made = run();
  return [made, round(cpu() - started, 0)];
}

function build(name: EngineName, chunks: number, file: string): object {
  const entries = [...generateEntries(readSeed(folder), chunks)];
  const [built, buildMs] = costing(() => engines[name].build(entries));
  const [bytes, storeMs] = costing(() => built.serialise());
  writeFileSync(file, bytes);
  return {
    build_cpu_ms: buildMs,
    store_cpu_ms: storeMs,
    disk_bytes_per_chunk: round(bytes.length / chunks, 0),
    text_bytes_per_chunk: round(Buffer.byteLength(JSON.stringify(entries)) / chunks, 0),
  };
}

/** Returns the bytes in use: V8's heap and the buffers outside of it. */
function heapBytes(): number {
  // Two collections are necessary, because the second one frees what the first one finalises.
  global.gc?.();
  global.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function measureDurations(questions: readonly string[], ask: (question: string) => void): number[] {
  const until = performance.now() + maxSeconds * 1000;
  const samples: number[] = [];
  for (const question of questions) {
    let best = Infinity;
    for (let turn = 0; turn < turns; turn += 1) {
      const started = performance.now();
      ask(question);
      best = Math.min(best, performance.now() - started);
    }
    samples.push(best);
    if (performance.now() > until) break;
  }
  return samples;
}

/** Compiles the engine and loads its shared data with a very small knowledge base. */
function warm(name: EngineName, questions: readonly string[]): void {
  const small = engines[name].build([...generateEntries(readSeed(folder), 20)]);
  const engine = engines[name].load(small.serialise());
  for (const question of questions.slice(0, warmUpRuns)) engine.search(question);
}

function serve(name: EngineName, chunks: number, file: string): object {
  const { questions } = readSeed(folder);
  warm(name, questions);
  const before = heapBytes();
  const [engine, loadMs] = costing(() => engines[name].load(readFileSync(file)));
  for (const question of questions.slice(0, warmUpRuns)) engine.search(question);
  const memory = heapBytes() - before;
  const started = cpu();
  const search = measureDurations(questions, engine.search);
  const mean = (cpu() - started) / (search.length * turns);
  return {
    load_cpu_ms: loadMs,
    memory_bytes_per_chunk: round(memory / chunks, 0),
    search: { questions: search.length, ...latency(search), mean_cpu_ms: round(mean) },
    ...(engine.answer && { whole_answer: latency(measureDurations(questions, engine.answer)) }),
  };
}

const folder = dataFolder() ?? "";
const [task, name, chunks, file] = process.argv.slice(2);
if (name === undefined || file === undefined || !(name in engines))
  throw new Error("usage: build|serve ENGINE CHUNKS FILE");
const figures = (task === "build" ? build : serve)(name as EngineName, Number(chunks), file);
console.log(JSON.stringify(figures));
