import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp, type TestResponse } from "#server/testing/test-app.ts";

// A30: what somebody can find out who has a list of addresses and asks which of them have an account.

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

interface Answers {
  texts: Set<string>;
  headers: Set<string>;
  ms: number;
}

/** Asks for both in turn, so that whatever else the machine does falls on both. */
async function compare(
  rounds: number,
  ask: (isKnown: boolean, round: number) => Promise<TestResponse>,
): Promise<{ known: Answers; unknown: Answers }> {
  const found = { known: [] as [TestResponse, number][], unknown: [] as [TestResponse, number][] };
  for (let round = 0; round < rounds; round += 1)
    for (const kind of round % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const)) {
      const started = performance.now();
      const answer = await ask(kind === "known", round);
      found[kind].push([answer, performance.now() - started]);
    }
  const told = (answers: [TestResponse, number][]): Answers => ({
    texts: new Set(
      answers.map(([{ status, text }]) => `${status} ${text.replaceAll(/[0-9a-f-]{36}/g, "ID")}`),
    ),
    headers: new Set(answers.map(([{ headers }]) => Object.keys(headers).toSorted().join())),
    ms: median(answers.map(([, ms]) => ms)),
  });
  return { known: told(found.known), unknown: told(found.unknown) };
}

/** A visitor of their own each, from the addresses for documentation: the limits by address are not what is tried. */
const from = (round: number) => ({ "x-forwarded-for": `203.0.113.${round + 1}` });
const unknown = () => `${randomUUID()}@shop.example`;

const logIn = (app: TestApp, email: string, round: number) =>
  app.request({ path: "/auth/login/", headers: from(round), json: { email, password: "not the password" } });

test("A30 status, words, headers and time of a refused log-in do not tell whether the address has an account", async () => {
  await using app = await testApp({ env: { TRUST_PROXY: "1" } });
  const owner = await signUpOwner(app);
  const answers = await compare(31, (isKnown, round) => logIn(app, isKnown ? owner.email : unknown(), round));
  expect(answers.known.texts).toEqual(answers.unknown.texts);
  expect(answers.known.headers).toEqual(answers.unknown.headers);
  expect(answers.known.texts.size).toBe(1);
  // The password of an address without an account is hashed as well: what is left is a row that is there or not.
  expect(Math.abs(answers.known.ms - answers.unknown.ms)).toBeLessThan(answers.known.ms / 2);
});

test("A30 nor do those of a request for a new password", async () => {
  await using app = await testApp({ env: { TRUST_PROXY: "1" } });
  const owners = await Promise.all(Array.from({ length: 6 }, () => signUpOwner(app)));
  const answers = await compare(24, (isKnown, round) =>
    app.request({
      path: "/auth/reset-link-send-mail/",
      headers: from(round),
      json: { email: isKnown ? owners[round % owners.length]!.email : unknown() },
    }),
  );
  expect(answers.known.texts).toEqual(answers.unknown.texts);
  expect(answers.known.headers).toEqual(answers.unknown.headers);
  expect([...answers.known.texts][0]).toMatch(/^200 /);
  // A link is a few rows. The yardstick is one hash of a password, which a log-in takes.
  const hash = await compare(3, (_isKnown, round) => logIn(app, unknown(), round));
  expect(Math.abs(answers.known.ms - answers.unknown.ms)).toBeLessThan(hash.unknown.ms / 2);
});
