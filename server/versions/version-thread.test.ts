import type { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildInThread, rewriteInThread } from "./build-in-thread.ts";
import type { Material } from "./build-version.ts";

const started: Worker[] = [];
const note = (worker: Worker) => void started.push(worker);
beforeEach(() => {
  started.length = 0;
  process.on("worker", note);
});
afterEach(() => void process.off("worker", note));

const shop = (question: string, answer: string): Material => ({
  sources: [],
  written: [
    {
      id: "11111111-1111-4111-8111-111111111111",
      phrasings: [question],
      answer: { ar: answer },
      exact: false,
    },
  ],
  stated: [],
  questions: [],
  chosen: null,
  live: null,
});

test("trainings one after the other are done by one thread, and give the same bytes", async () => {
  const first = await buildInThread(shop("متى تفتحون؟", "نفتح من 9 صباحًا."));
  const another = await buildInThread(shop("هل عندكم توصيل؟", "نعم، داخل الرياض."));
  const again = await buildInThread(shop("متى تفتحون؟", "نفتح من 9 صباحًا."));
  expect(started.length).toBeLessThanOrEqual(1);
  expect(another.sha256).not.toBe(first.sha256);
  expect(again.sha256).toBe(first.sha256);
  expect(first.entries).toBe(1);
});

test("trainings at the same time do not wait for each other, and each gets its own version", async () => {
  const shops = ["متى تفتحون؟", "هل عندكم توصيل؟", "كم سعر القهوة؟"].map((each) => shop(each, "نعم."));
  const together = await Promise.all(shops.map((each) => buildInThread(each)));
  expect(started.length).toBeGreaterThanOrEqual(2);
  const alone = [];
  for (const each of shops) alone.push((await buildInThread(each)).sha256);
  expect(together.map(({ sha256 }) => sha256)).toEqual(alone);
});

test("what goes wrong in the thread is told, and the next training has a new one", async () => {
  await expect(rewriteInThread({ bytes: new Uint8Array([1, 2, 3]), phrasings: [] })).rejects.toThrow(
    "index file: too short",
  );
  const { bytes, entries } = await buildInThread(shop("متى تفتحون؟", "نفتح من 9 صباحًا."));
  expect(started.length).toBeGreaterThanOrEqual(1);
  expect(entries).toBe(1);
  const rewritten = await rewriteInThread({ bytes, phrasings: ["متى تفتحون؟"] });
  expect(rewritten.entries).toBe(0);
});
