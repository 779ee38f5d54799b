import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { buildIndex, serialiseIndex } from "#server/answers/answers.ts";
import { IndexFormatError } from "#server/answers/index/file.ts";
import { coffeeShop } from "#server/answers/evaluate/coffee-shop.fixture.ts";
import { diskStore } from "#server/files/disk-store.ts";
import { createVersionCache } from "./loaded-versions.ts";

const folder = mkdtempSync(join(tmpdir(), "wakil-versions-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = diskStore(folder, 0);
const maxBytes = 64 * 1024 * 1024;
const bytes = serialiseIndex(buildIndex(coffeeShop));
const store = async (name: string) => {
  await files.put(name, bytes);
  return { id: name, fileKey: name, sizeBytes: bytes.length };
};

test("a version is read once and counts by the room it takes, not by its file", async () => {
  const versions = createVersionCache(files, maxBytes);
  const stored = await store("a");
  const index = await versions.get(stored);
  expect(await versions.get(stored)).toBe(index);
  expect(versions.bytes()).toBeGreaterThan(2 * bytes.length);
});

test("the version nobody asked for longest makes room", async () => {
  const [a, b, c] = [await store("a"), await store("b"), await store("c")];
  const measured = createVersionCache(files, maxBytes);
  await measured.get(a);
  const two = 2.5 * measured.bytes();
  const versions = createVersionCache(files, two);
  const first = await versions.get(a);
  const second = await versions.get(b);
  await versions.get(a);
  await versions.get(c);
  expect(await versions.get(a)).toBe(first);
  expect(await versions.get(b)).not.toBe(second);
  expect(versions.bytes()).toBeLessThan(two);
});

test("a version that could not be read is read again", async () => {
  const versions = createVersionCache(files, maxBytes);
  await files.put("broken", new Uint8Array(100));
  const broken = { id: "broken", fileKey: "broken", sizeBytes: 100 };
  await expect(versions.get(broken)).rejects.toThrow(IndexFormatError);
  expect(versions.bytes()).toBe(0);
  await files.put("broken", bytes);
  expect((await versions.get(broken)).entries.length).toBe(coffeeShop.length);
});
