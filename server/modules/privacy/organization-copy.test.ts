import { strFromU8, unzipSync } from "fflate";
import jpeg from "jpeg-js";
import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { type SignedUp, signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";
import { testDatabase } from "#server/testing/test-database.ts";
import { faqBytes } from "#server/testing/workbook-bytes.ts";
import { copiedTables } from "./organization-copy-rules.ts";

const dayMs = 86_400_000;
const questions = [{ phrasings: ["متى تفتحون؟"], answer: "من التاسعة صباحًا" }];
const copies = "/api/privacy/copies/";

async function makeCopy(app: TestApp, owner: SignedUp): Promise<string> {
  const requested = await app.request({ method: "POST", path: copies, token: owner.token });
  expect([requested.status, requested.body.data.state]).toEqual([200, "waiting"]);
  return requested.body.data.id;
}

const download = (app: TestApp, token: string, id: string) =>
  app.request({ method: "POST", path: `${copies}${id}/file/`, token });

test("A55: an owner gets everything of the business as one file, nothing of another's and no secret, for seven days", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const stranger = await signUpOwner(app);
  const at = new Date("2026-11-20T09:00:00Z");
  const say = (organizationId: SignedUp["organizationId"], text: string) =>
    seedConversation(app, organizationId, {
      at,
      customer: { name: "نورة", phone: "+966500000001" },
      messages: [{ author: "customer", text }],
    });
  await say(owner.organizationId, "هل توصلون إلى جدة؟");
  await say(stranger.organizationId, "سري للغاية");
  const bytes = faqBytes(questions);
  const file = { name: "../أسئلة.xlsx", bytes };
  const uploaded = await app.request({ path: "/api/knowledge/files/", token: owner.token, file });
  const key = await app.request({
    path: "/api/api-keys/",
    token: owner.token,
    json: { name: "cash desk", scopes: ["tickets:read"], valid_days: null },
  });
  expect([uploaded.status, key.status]).toEqual([200, 200]);
  const pixels = { width: 64, height: 64, data: Buffer.alloc(64 * 64 * 4, 128) };
  const photo = { name: "me.jpg", bytes: Buffer.from(jpeg.encode(pixels, 90).data) };
  expect((await app.request({ path: "/api/me/photo/", token: owner.token, file: photo })).status).toBe(200);

  const id = await makeCopy(app, owner);
  const second = await app.request({ method: "POST", path: copies, token: owner.token });
  expect([second.status, second.body.code]).toEqual([409, "copy_waiting"]);
  expect((await download(app, owner.token, id)).body.code).toBe("copy_not_ready");
  await app.runJobs();
  const listed = await app.request({ path: copies, token: owner.token });
  expect(listed.body.data).toMatchObject([{ id, state: "ready", downloads: 0 }]);

  const copy = await download(app, owner.token, id);
  expect([copy.status, copy.headers["content-type"], copy.bytes.length]).toEqual([
    200,
    "application/zip",
    listed.body.data[0].size_bytes,
  ]);
  const entries = unzipSync(new Uint8Array(copy.bytes));
  const names = Object.keys(entries);
  for (const { folder, table } of copiedTables) expect(names).toContain(`${folder}/${table}.json`);
  const read = (name: string) =>
    JSON.parse(strFromU8(entries[name] as Uint8Array)) as Record<string, unknown>[];
  expect(read("conversations/messages.json")).toMatchObject([{ text: "هل توصلون إلى جدة؟" }]);
  expect(read("business/organizations.json")).toMatchObject([{ id: owner.organizationId }]);
  expect(read("team/members.json")).toMatchObject([{ email: owner.email }]);
  const uploadedFiles = names.filter((name) => name.startsWith("files/knowledge/"));
  expect(uploadedFiles).toEqual([
    expect.stringMatching(/^files\/knowledge\/[0-9a-f-]{36}-[^/]*أسئلة\.xlsx$/),
  ]);
  expect(Buffer.from(entries[uploadedFiles[0] ?? ""] ?? []).equals(bytes)).toBe(true);
  expect(names).toContain(`files/team/${owner.memberId}-photo.jpg`);
  const all = Object.values(entries)
    .map((content) => strFromU8(content))
    .join("\n");
  const { rows } = await app.database.ownerPool.query<{ secret: string }>(
    "select password_hash as secret from members union all select encode(key_hash, 'hex') from api_keys",
  );
  for (const secret of [
    "سري للغاية",
    stranger.organizationId,
    key.body.data.key,
    ...rows.map((row) => row.secret),
  ])
    expect(all).not.toContain(secret);

  expect((await download(app, stranger.token, id)).status).toBe(404);
  for (const role of ["manager", "agent"] as const) {
    const member = await addMember(app, owner, role);
    expect((await download(app, member.token, id)).status).toBe(403);
    expect((await app.request({ method: "POST", path: copies, token: member.token })).status).toBe(403);
  }
  const log = JSON.stringify((await app.request({ path: "/api/activity/", token: owner.token })).body.data);
  expect(log).toContain("privacy.requestCopy");
  expect(log).toContain("privacy.downloadCopy");

  await app.passTime(7 * dayMs);
  const { token } = owner;
  await app.runJobs();
  expect((await app.request({ path: copies, token })).body.data).toMatchObject([
    { id, state: "expired", downloads: 1 },
  ]);
  expect((await download(app, token, id)).body.code).toBe("copy_not_ready");
  await expect(app.context.files.get(`${owner.organizationId}/copy/${id}/0`)).rejects.toThrow();
});

test("a file that is gone is named, and a store that fails is tried again until the owner is told", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const file = { name: "faq.xlsx", bytes: faqBytes(questions) };
  await app.request({ path: "/api/knowledge/files/", token: owner.token, file });
  const { rows } = await app.database.ownerPool.query<{ id: string; file_key: string }>(
    "select id, file_key from sources",
  );
  await app.context.files.delete(rows[0]?.file_key ?? "");
  const id = await makeCopy(app, owner);
  await app.runJobs();
  const entries = unzipSync(new Uint8Array((await download(app, owner.token, id)).bytes));
  expect(strFromU8(entries["files/missing.txt"] as Uint8Array)).toBe(`files/knowledge/${rows[0]?.id}`);

  const { put } = app.context.files;
  app.context.files.put = () => Promise.reject(new Error("the store is away"));
  const lost = await makeCopy(app, owner);
  for (let tries = 0; tries < 5; tries += 1) {
    await app.runJobs();
    await app.database.ownerPool.query("update jobs set run_at = now() where name = 'privacy.makeCopy'");
  }
  app.context.files.put = put;
  const listed = await app.request({ path: copies, token: owner.token });
  expect(listed.body.data[0]).toMatchObject({ id: lost, state: "failed" });
  // After a failure the owner may request another export.
  await makeCopy(app, owner);
});

/** Columns whose names or types resemble secrets although they contain none. */
const harmless = [
  "audit_chains.last_hash",
  "audit_entries.hash",
  "audit_entries.previous_hash",
  "channel_connections.token_expires_at",
  "model_days.input_tokens",
  "model_days.output_tokens",
  "webhook_endpoints.previous_secret_until",
];
const secretColumnPattern = /sealed|_hash$|^hash$|token|secret|file_key|picture_key|photo_key|^search$/;

test("no copied column is a secret, a place in the file store or made for the database itself", async () => {
  await using database = await testDatabase();
  const { rows } = await database.ownerPool.query<{ table: string; column: string; type: string }>(
    `select table_name as table, column_name as column, udt_name as type
     from information_schema.columns where table_schema = 'public'`,
  );
  const found = copiedTables.flatMap(({ table, without }) => {
    const columns = rows.filter((row) => row.table === table);
    const names = columns.map(({ column }) => column);
    for (const column of without) expect(names, table).toContain(column);
    return columns
      .filter(({ column }) => !without.includes(column))
      .filter(({ column, type }) => ["bytea", "tsvector"].includes(type) || secretColumnPattern.test(column))
      .map(({ column }) => `${table}.${column}`);
  });
  expect(found.sort()).toEqual(harmless);
});
