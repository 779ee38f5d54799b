import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { nextCodeOf, setUpSecondStep } from "#server/testing/authenticator.ts";
import { connectTo } from "#server/testing/held-job.ts";
import { migratedData } from "#server/testing/migrated-data.ts";
import { openShop, overHttp } from "#server/testing/over-http.ts";
import { addressesOf, databasePid, runCommand, runServer, until } from "#server/testing/server-process.ts";
import { temporaryData } from "#server/testing/temporary-data.ts";
import { faqBytes } from "#server/testing/workbook-bytes.ts";
import { verifyArchive } from "./archive-reader.ts";

const passphrase = "an oak stands by the river";
const question = "هل توصلون إلى جدة؟";
const never = new AbortController().signal;

/** Returns every row of every table as one text, to compare two databases independently of the product. */
async function contentOf(ownerUrl: string): Promise<Record<string, string>> {
  const client = await connectTo(ownerUrl);
  try {
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('migrations', 'functions')",
    );
    const hashes: Record<string, string> = {};
    for (const { name } of rows) {
      const found = await client.query<{ hash: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text collate "C")), '') as hash from ${name} t`,
      );
      hashes[name] = found.rows[0]?.hash ?? "";
    }
    return hashes;
  } finally {
    await client.end();
  }
}

test("A15: a backup made under load restores into an empty folder, with every acknowledged message, file and secret", async () => {
  await using folder = migratedData();
  await using restored = temporaryData("wakil-restored-");
  const base = {
    NODE_ENV: "production",
    SMTP_URL: "smtp://127.0.0.1:9",
    TRUST_PROXY: "true",
    LOG_LEVEL: "silent",
    BACKUP_PASSPHRASE: passphrase,
  };
  const env = { ...base, DATA_DIR: folder.path };
  const target = { ...base, DATA_DIR: join(restored.path, "data") };
  const file = join(restored.path, "shop.tar.gz");
  await using server = await runServer({ env });
  const app = overHttp(server.url);
  const shop = await openShop(server.url);
  const upload = await app.request({
    path: "/api/knowledge/files/",
    token: shop.token,
    file: { name: "faq.xlsx", bytes: faqBytes([{ phrasings: [question], answer: "نعم، خلال يومين." }]) },
  });
  expect(upload.status).toBe(200);
  const knowledge = async () => (await app.request({ path: "/api/knowledge/", token: shop.token })).body.data;
  await until(async () => (await knowledge()).sources[0].read_at !== null, "the file is read");
  await app.request({ method: "POST", path: "/api/knowledge/train/", token: shop.token });
  await until(async () => (await knowledge()).training?.status === "trained", "the agent is trained");
  const context = { clock: () => new Date() };
  const { uri } = await setUpSecondStep({ ...app, context }, shop.token, shop.password);

  let over = false;
  const acknowledged: string[] = [];
  const lanes = Array.from({ length: 3 }, async (_, lane) => {
    for (let n = 0; !over; n += 1) {
      const answer = await shop.say(`${question} ${lane}-${n}`);
      if (answer.status === 200) acknowledged.push(answer.body.id as string);
      await sleep(10);
    }
  });
  await until(() => acknowledged.length > 20, "customers are being answered");
  const before = [...acknowledged];
  const made = await runCommand(env, "backup.ts", file).ended;
  expect(made).toMatchObject({ code: 0, stderr: "" });
  expect(acknowledged.length, "customers were answered meanwhile").toBeGreaterThan(before.length);
  over = true;
  await Promise.all(lanes);
  expect(made.stdout).toContain("the key is in the backup, encrypted");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(existsSync(`${file}.part`)).toBe(false);
  const manifest = await verifyArchive(file, never);
  expect(manifest.files).toMatchObject({ count: 2, deletedMeanwhile: [], lost: [] });

  const done = await runCommand(target, "restore.ts", file).ended;
  expect(done).toMatchObject({ code: 0, stderr: "" });
  expect(databasePid(target.DATA_DIR), "the command ends the database that it started").toBeNull();

  // A second backup, of the restored installation, has the same bytes in every table and file.
  const second = join(restored.path, "again.tar.gz");
  expect(await runCommand(target, "backup.ts", second).ended).toMatchObject({ code: 0, stderr: "" });
  const again = await verifyArchive(second, never);
  expect(again.parts).toEqual(manifest.parts);
  expect(again.tables).toEqual(manifest.tables);
  expect(again.migrations).toEqual(manifest.migrations);

  await using copy = await runServer({ env: target });
  const [was, is] = [
    await contentOf(addressesOf(folder.path).ownerUrl),
    await contentOf(addressesOf(target.DATA_DIR).ownerUrl),
  ];
  expect(Object.keys(is).toSorted()).toEqual(Object.keys(was).toSorted());
  // These tables are not changed by traffic after the snapshot or by the start of the copy.
  for (const table of ["members", "sources", "versions", "second_steps", "agents", "plans", "chat_tokens"])
    expect([table, is[table]]).toEqual([table, was[table]]);
  const client = await connectTo(addressesOf(target.DATA_DIR).ownerUrl);
  const found = await client.query("select id from messages where id = any($1)", [before]);
  const { rows: unprotected } = await client.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity and not relforcerowsecurity`,
  );
  await client.end();
  expect(found.rowCount).toBe(new Set(before).size);
  expect(unprotected).toEqual([]);

  // The member logs in with the second step, whose secret is encrypted; the agent answers from the trained version.
  const there = overHttp(copy.url);
  const logIn = await there.request({
    path: "/auth/login/",
    json: { email: shop.email, password: shop.password },
  });
  const passed = await there.request({
    path: "/auth/second-step/",
    json: { challenge: logIn.body.data.challenge, code: nextCodeOf(uri, new Date()) },
  });
  expect(passed.body.data.user).toMatchObject({ id: shop.memberId });
  const response = await there.request({
    path: "/webhook/chatbot/",
    headers: { "x-session-id": "session_00000000000000000000aaaa", "x-forwarded-for": "10.1.2.3" },
    form: { customer_msg: question, chat_token: shop.chatToken },
  });
  expect(response.text).toContain("نعم، خلال يومين.");
}, 300_000);
