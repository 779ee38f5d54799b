import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";
import { faqBytes } from "#server/testing/workbook-bytes.ts";

const upload = () => ({
  path: "/api/knowledge/files/",
  file: { name: "faq.xlsx", bytes: faqBytes([{ phrasings: ["متى تفتحون؟"], answer: "نفتح من الثامنة." }]) },
});
const listStoredFiles = (dataDir: string) =>
  readdirSync(join(dataDir, "files"), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );

test("A09 A10: with too little space left an upload is refused in both languages, nothing is kept of it, and /readyz says so", async () => {
  await using app = await testApp({ env: { MIN_FREE_DISK_MB: "999999999" } });
  const { token } = await signUpOwner(app);
  const words = { ar: "لا توجد مساحة تخزين كافية", en: "There is no storage space left" };
  for (const [language, message] of Object.entries(words)) {
    const refused = await app.request({ ...upload(), token, headers: { "accept-language": language } });
    expect(refused.status).toBe(507);
    expect(refused.body).toMatchObject({ code: "storage_full", message: expect.stringContaining(message) });
    expect(refused.headers["retry-after"]).toBe("60");
  }
  const { sources } = (await app.request({ path: "/api/knowledge/", token })).body.data;
  expect(sources).toEqual([]);
  expect(listStoredFiles(app.dataDir)).toEqual([]);
  const ready = await app.request({ path: "/readyz" });
  expect([ready.status, ready.body]).toEqual([503, { data: { status: "disk is full" } }]);
}, 120_000);

test("A09 A10: when the database has no space an upload leaves no file, and works once there is space", async () => {
  await using app = await testApp();
  const { token } = await signUpOwner(app);
  const { ownerPool } = app.database;
  await ownerPool.query(`create function refuse_for_space() returns trigger language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$`);
  await ownerPool.query(
    "create trigger full_disk before insert on sources for each row execute function refuse_for_space()",
  );
  const refused = await app.request({ ...upload(), token });
  expect([refused.status, refused.body.code]).toEqual([507, "storage_full"]);
  expect(refused.text).not.toMatch(/device|disk_full|53100/);
  expect(listStoredFiles(app.dataDir)).toEqual([]);
  await ownerPool.query("drop trigger full_disk on sources");
  expect((await app.request({ ...upload(), token })).status).toBe(200);
  expect(listStoredFiles(app.dataDir)).toHaveLength(1);
}, 120_000);
