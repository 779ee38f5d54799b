import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { buildIndex, serialiseIndex } from "#server/answers/answers.ts";
import { coffeeShop } from "#server/answers/evaluate/coffee-shop.fixture.ts";
import { diskStore } from "#server/files/disk-store.ts";
import { FileStoreUnavailable } from "#server/files/file-store.ts";
import { countEntries, crash, fail, spin } from "#server/testing/hostile-operations.ts";
import { createEngine, type Engine } from "./engine.ts";
import type { EngineError } from "./engine-error.ts";

const folder = mkdtempSync(join(tmpdir(), "wakil-engine-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const files = diskStore(folder, 0);
const bytes = serialiseIndex(buildIndex(coffeeShop));
await files.put("version", bytes);
const version = { id: "version", fileKey: "version", sizeBytes: bytes.length };

/** With two threads, the first two organisations belong to one and the third to the other. */
const [one, neighbour, other] = ["a", "c", "b"] as const;
/**
 * The limit is hundreds of times the duration of counting, so that a thread on a busy machine is not ended by
 * mistake.
 */
const maxAnswerMs = 3000;

let engine: Engine;
const count = (organizationId: string) => engine.run(countEntries, { organizationId, version, input: null });
const problemOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => "answered",
    (error: EngineError) => error.problem,
  );

beforeEach(async () => {
  const entry = new URL("../testing/hostile-thread.ts", import.meta.url);
  engine = createEngine({ files, log: pino({ level: "silent" }), threads: 2, maxAnswerMs, entry });
  // Both threads have started and loaded the version, so the following does not measure starting and loading.
  await Promise.all([count(one), count(other)]);
});
afterEach(() => engine.close());

test.each([
  ["keeps its thread busy for ever", spin, "too_slow"],
  ["ends its thread", crash, "crashed"],
])(
  "a request that %s has no answer, delays nobody else, and the thread is replaced",
  async (_, broken, problem) => {
    let isOver = false;
    const hostile = problemOf(engine.run(broken, { organizationId: one, version, input: null }));
    void hostile.then(() => (isOver = true));
    const answered = await Promise.all([count(neighbour), count(other)]);
    expect(answered).toEqual([coffeeShop.length, coffeeShop.length]);
    // Only the deadline ends a thread that is busy for ever; the other requests were answered before.
    if (broken === spin) expect(isOver).toBe(false);
    expect(await hostile).toBe(problem);
    expect(await count(one)).toBe(coffeeShop.length);
    expect(engine.figures()).toMatchObject({ threads: 2, waiting: 0, unanswered: { [problem]: 1 } });
  },
);

test("what waits behind a stuck request of its own organisation is answered after it or given up, never lost", async () => {
  const stuck = problemOf(engine.run(spin, { organizationId: one, version, input: null }));
  const behind = Array.from({ length: 250 }, () => problemOf(count(one)));
  // Two hundred requests of one organisation may wait; further ones are handed to a person at once.
  expect(engine.figures()).toMatchObject({ waiting: 200, unanswered: { crowded: 50 } });
  const refused = await Promise.all(behind.slice(200));
  expect(new Set(refused)).toEqual(new Set(["crowded"]));
  expect(await count(other)).toBe(coffeeShop.length);
  expect(await stuck).toBe("too_slow");
  const later = new Set(await Promise.all(behind.slice(0, 200)));
  // On a busy machine a request may also exceed its own deadline, which ends it as well.
  const expected = new Set(["answered", "crowded", "too_slow"]);
  expect([...later].filter((outcome) => !expected.has(outcome))).toEqual([]);
  expect(engine.figures().waiting).toBe(0);
});

test("an error in the engine and a file that cannot be read are told as they are, and cost no thread", async () => {
  const failed = engine.run(fail, { organizationId: one, version, input: "wrong" });
  await expect(failed).rejects.toMatchObject({ name: "RangeError", message: "wrong" });
  const { get } = files;
  files.get = () => Promise.reject(new FileStoreUnavailable("away"));
  const unread = { id: "unread", fileKey: "unread", sizeBytes: 1 };
  const away = engine.run(countEntries, { organizationId: one, version: unread, input: null });
  await expect(away).rejects.toThrow(FileStoreUnavailable);
  files.get = get;
  expect(await count(one)).toBe(coffeeShop.length);
  expect(engine.figures().unanswered).toMatchObject({ crashed: 0, too_slow: 0 });
});

test("what is asked of an engine that is being closed is refused", async () => {
  const running = problemOf(engine.run(spin, { organizationId: one, version, input: null }));
  const waiting = problemOf(count(one));
  await engine.close();
  expect(await Promise.all([running, waiting, problemOf(count(other))])).toEqual([
    "closed",
    "closed",
    "closed",
  ]);
});
