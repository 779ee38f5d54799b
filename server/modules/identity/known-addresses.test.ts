import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { hashesDuring } from "#server/testing/password-hashes.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp, type TestResponse } from "#server/testing/test-app.ts";

// A30: tests what somebody can find out who has a list of addresses and wants to know which of them have an
// account. The tests compare the operations that take time, because measured times depend on other load on the
// machine.

/** Returns the content of a response without ids and dates, which differ between any two responses. */
const comparable = ({ status, text, headers }: TestResponse) => ({
  status,
  text: text.replaceAll(/[0-9a-f-]{36}/g, "ID"),
  length: text.length,
  headers: Object.entries(headers)
    .filter(([name]) => name !== "date")
    .toSorted(([a], [b]) => a.localeCompare(b)),
});

const unknown = () => `${randomUUID()}@shop.example`;
/**
 * Returns a different client address for each round, from the range for documentation, because the limits by
 * address are not tested here.
 */
const headersFrom = (round: number) => ({ "x-forwarded-for": `203.0.113.${round + 1}` });

/**
 * Sends requests for known and unknown addresses in turn. Returns the different responses, and the number of hashes
 * for each.
 */
async function compare(
  app: TestApp,
  known: string[],
  ask: (email: string, round: number) => Promise<TestResponse>,
) {
  const answers = new Set<string>();
  const hashes = new Set<number>();
  for (const [round, email] of known.flatMap((address) => [address, unknown()]).entries()) {
    const answer = async () => answers.add(JSON.stringify(comparable(await ask(email, round))));
    hashes.add(await hashesDuring(app, answer));
  }
  return { answers: [...answers].map((text) => JSON.parse(text) as ReturnType<typeof comparable>), hashes };
}

const logIn = (app: TestApp, email: string, round: number) =>
  app.request({
    path: "/auth/login/",
    headers: headersFrom(round),
    json: { email, password: "not the password" },
  });

test("A30 a refused log-in says the same after the same work, whether the address has an account, an invitation, a closed account or none", async () => {
  await using app = await testApp({ env: { TRUST_PROXY: "1" } });
  const owner = await signUpOwner(app);
  const [invited, disabled] = ["invited@shop.example", "disabled@shop.example"];
  for (const email of [invited, disabled])
    await app.request({
      path: "/api/members/",
      token: owner.token,
      json: { name: "نورة", email, role: "agent" },
    });
  const { rowCount } = await app.database.ownerPool.query(
    "update members set disabled_at = now() where email = $1",
    [disabled],
  );
  expect(rowCount).toBe(1);
  const known = [owner.email, invited, disabled, owner.email];
  const { answers, hashes } = await compare(app, known, (email, round) => logIn(app, email, round));
  expect(answers).toHaveLength(1);
  expect(answers[0]?.status).toBe(400);
  expect([...hashes]).toEqual([1]);
});

test("A30 the hash that an unknown address is compared with costs what everybody's does", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const { rows } = await app.database.ownerPool.query<{ hash: string }>(
    "select password_hash as hash from members where email = $1",
    [owner.email],
  );
  expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("A30 a request for a new password says the same, and not before the time in which a mail is surely written", async () => {
  await using app = await testApp({ env: { TRUST_PROXY: "1" } });
  const owners = await Promise.all([1, 2, 3].map(() => signUpOwner(app)));
  const ask = async (email: string, round: number) => {
    let isLater = false;
    // Timers of one process end in the order of their times, however slow the machine is.
    const timer = setTimeout(() => (isLater = true), 190);
    const json = { email };
    const answer = await app.request({
      path: "/auth/reset-link-send-mail/",
      headers: headersFrom(round),
      json,
    });
    clearTimeout(timer);
    expect(isLater, email).toBe(true);
    return answer;
  };
  const { answers, hashes } = await compare(
    app,
    owners.map(({ email }) => email),
    ask,
  );
  expect(answers).toHaveLength(1);
  expect(answers[0]?.status).toBe(200);
  expect([...hashes]).toEqual([0]);
  const { rows } = await app.database.ownerPool.query("select to_address from mails");
  expect(rows).toHaveLength(owners.length);
});

test("A30 a code is asked for only after the right password, and no guess at a challenge or a code tells of an account", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const guess = (challenge: string, code: string) =>
    app.request({ path: "/auth/second-step/", json: { challenge, code } });
  const answers = [];
  for (const challenge of ["A".repeat(43), owner.token, owner.memberId])
    for (const code of ["123456", "ABCD-EFGH-2345-MNOP"])
      answers.push(comparable(await guess(challenge, code)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.status).toBe(400);
});
