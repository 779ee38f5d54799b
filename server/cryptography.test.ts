import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newToken } from "#server/modules/identity/new-token.ts";
import { newRecoveryCodes } from "#server/modules/identity/recovery-codes.ts";
import { newSecret } from "#server/modules/identity/totp.ts";

/** The source of the product without its tests and the platforms that it simulates. */
const sources = globSync("server/**/*.ts")
  .filter((path) => !/\.(?:test|fixture)\.ts$|^server\/(?:testing|simulator|demo)\//.test(path))
  .map((path) => ({ path, source: readFileSync(path, "utf8") }));

test("every cipher is AES-256-GCM, and every hash SHA-256 except where a service knows only another", () => {
  const uses = sources.flatMap(({ path, source }) =>
    [...source.matchAll(/\bcreate(Cipheriv|Decipheriv|Hash|Hmac|Sign)\(\s*([^,)]*)/g)].map(
      ([, what = "", algorithm = ""]) => ({ path, what, algorithm }),
    ),
  );
  expect(uses.length).toBeGreaterThan(20);
  const expected: Record<string, string> = {
    Cipheriv: '"aes-256-gcm"',
    Decipheriv: '"aes-256-gcm"',
    Hash: '"sha256"',
    Hmac: '"sha256"',
  };
  expect(uses.filter(({ what, algorithm }) => algorithm !== expected[what])).toEqual([
    // The list of passwords that are known to others is published by this hash, which protects nothing here.
    { path: "server/passwords/breached.ts", what: "Hash", algorithm: '"sha1"' },
  ]);
});

test("tokens have 256 random bits, seeds of apps 160 and recovery codes 80, and none comes twice", () => {
  const tokens = Array.from({ length: 10_000 }, newToken);
  expect(tokens.every((token) => Buffer.from(token, "base64url").length === 32)).toBe(true);
  const seeds = Array.from({ length: 10_000 }, newSecret);
  expect(seeds.every((seed) => /^[A-Z2-7]{32}$/.test(seed))).toBe(true);
  const codes = Array.from({ length: 1_000 }, newRecoveryCodes).flat();
  expect(codes.every((code) => /^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/.test(code))).toBe(true);
  for (const values of [tokens, seeds, codes]) expect(new Set(values).size).toBe(values.length);
  // Each letter of a code has five bits only when all 32 are equally frequent: 5,000 of each, give or take a tenth.
  const counts = Map.groupBy(codes.join("").replaceAll("-", ""), (letter) => letter);
  expect(counts.size).toBe(32);
  for (const { length } of counts.values()) expect(Math.abs(length - 5_000)).toBeLessThan(500);
});

test("few files start programs, none through a shell, and none with the words of a request", () => {
  const starting = sources.filter(({ source }) => source.includes('"node:child_process"'));
  expect(starting.map(({ path }) => path).toSorted()).toEqual([
    "server/db/embedded-cluster.ts",
    "server/db/embedded-folders.ts",
    "server/db/embedded.ts",
    "server/main.ts",
    "server/process-pool.ts",
  ]);
  for (const { path, source } of starting) {
    const [, names] = /import \{([^}]*)\} from "node:child_process"/.exec(source) ?? [];
    expect([path, names?.match(/\bexec(?:Sync)?\b/)]).toEqual([path, null]);
    expect([path, /\bshell\s*:/.test(source)]).toEqual([path, false]);
  }
});
