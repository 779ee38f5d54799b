import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testApp } from "#server/testing/test-app.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { temporaryData } from "#server/testing/temporary-data.ts";
import { isBreachedPassword } from "./breached.ts";

const hashOf = (password: string) => createHash("sha1").update(password).digest("hex").toUpperCase();
const words = (count: number) => Array.from({ length: count }, (_, n) => `Window-over-${n}`);

/** Returns the list in the format of Have I Been Pwned: lines of different lengths, ordered by hash. */
const listOf = (passwords: string[], end: string) =>
  passwords
    .map((password, n) => `${hashOf(password)}:${10 ** (n % 7)}`)
    .toSorted()
    .join(end) + end;

test.each([
  ["lines of Unix", "\n", 150],
  ["lines of Windows", "\r\n", 150],
  ["two passwords", "\n", 2],
  ["one password", "\n", 1],
  ["none", "", 0],
])("a list with %s: every password in it is found, and none that is not", async (_, end, count) => {
  await using folder = temporaryData();
  const path = join(folder.path, "breached.txt");
  const breached = words(count);
  writeFileSync(path, listOf(breached, end));
  for (const password of breached) expect(await isBreachedPassword(path, password), password).toBe(true);
  for (const { length } of breached)
    expect(await isBreachedPassword(path, `Another-${length}`), `${length}`).toBe(false);
  for (const password of words(count + 50).slice(count))
    expect(await isBreachedPassword(path, password), password).toBe(false);
});

test("with a list of breached passwords none of them becomes a password: at sign-up, by a link, or in the settings", async () => {
  await using folder = temporaryData();
  const path = join(folder.path, "breached.txt");
  const breached = "Window-over-7-shops";
  writeFileSync(path, listOf([...words(20), breached], "\n"));
  await using app = await testApp({ env: { BREACHED_PASSWORDS_FILE: path } });
  const owner = await signUpOwner(app);
  const common = "This password is too common. Choose another one.";
  const signUp = await app.request({
    path: "/auth/signup/",
    json: {
      businessName: "Roastery",
      email: "roastery@shop.example",
      phoneNumber: "0551112233",
      industry: "food_beverage",
      password: breached,
    },
  });
  expect([signUp.status, signUp.body.fields]).toEqual([400, { password: [common] }]);

  await app.request({ path: "/auth/reset-link-send-mail/", json: { email: owner.email } });
  const { rows } = await app.database.ownerPool.query("select text from mails order by created_at desc");
  const token = rows.map(({ text }) => /\/set-new-password\/([\w-]{43})/.exec(text)?.[1]).find(Boolean);
  const reset = (password: string) =>
    app.request({ path: "/auth/reset-new-password/", json: { token, password } });
  expect((await reset(breached)).body.fields).toEqual({ password: [common] });

  const change = await app.request({
    path: "/auth/set-password/",
    token: owner.token,
    json: { old_password: owner.password, new_password: breached, confirm_new_password: breached },
  });
  expect([change.status, change.body.fields]).toEqual([400, { new_password: [common] }]);
  // The refusal has not used the link up.
  expect((await reset("Lamp-under-8-shops")).status).toBe(200);
});
