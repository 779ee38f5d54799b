import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { bucketServer } from "#server/testing/bucket-server.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";
import { faqBytes } from "#server/testing/workbook-bytes.ts";
import { fileKey, type FileStore, FileStoreUnavailable } from "./file-store.ts";
import { openFileStore } from "./open-file-store.ts";

const open = (env: Record<string, string>) => openFileStore(readConfig(env));
const organizationId = "00000000-0000-4000-8000-000000000001";

/** Expects the behaviour that every store has in common. */
async function expectStore(files: FileStore): Promise<void> {
  const [key, other] = [fileKey(organizationId, "source"), fileKey(organizationId, "version")];
  const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
  await files.put(key, bytes);
  expect(Buffer.from(await files.get(key)).equals(bytes)).toBe(true);
  await files.put(key, new Uint8Array([1, 2, 3]));
  expect([...(await files.get(key))], "the later one counts").toEqual([1, 2, 3]);
  await files.put(other, new Uint8Array());
  expect([...(await files.get(other))], "an empty file is a file").toEqual([]);
  await files.delete(key);
  await expect(files.get(key)).rejects.toThrow();
  await files.delete(key);
  await files.get(other);
  // Deleting a folder deletes everything below it, and nothing in a folder whose name only begins the same.
  const nested = `${organizationId}/copy/1/part`;
  const beside = `${organizationId}/copy/10/part`;
  for (const each of [nested, beside]) await files.put(each, bytes);
  await files.deleteFolder(`${organizationId}/copy/1`);
  await files.deleteFolder(`${organizationId}/copy/1`);
  await expect(files.get(nested)).rejects.toThrow();
  await files.get(beside);
  await files.deleteFolder(`${organizationId}/copy`);
  await expect(files.get(beside)).rejects.toThrow();
  await files.get(other);
}

test("a folder keeps files", async () => {
  const folder = mkdtempSync(join(tmpdir(), "wakil-files-"));
  await expectStore(await open({ DATA_DIR: folder }));
  rmSync(folder, { recursive: true });
});

test("a bucket keeps files the same way, below the folder that STORAGE names", async () => {
  await using bucket = await bucketServer({ checksSignatures: false });
  await expectStore(await open({ STORAGE: bucket.storage }));
  const keys = bucket.keys();
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatch(/^shop\/00000000-0000-4000-8000-000000000001\/version\//);
});

test("a bucket that is not there, or does not let us in, is said without its secret", async () => {
  await using bucket = await bucketServer();
  const { host } = new URL(new URL(bucket.storage).searchParams.get("endpoint") ?? "");
  const refusal = (storage: string) =>
    open({ STORAGE: storage }).then(
      () => "let in",
      (problem: Error) => problem.message,
    );
  expect(await refusal(bucket.storage.replace("@wakil-files/", "@other-files/"))).toBe(
    `wakil: the bucket "other-files" at ${host} cannot be used: there is no such bucket. See STORAGE.`,
  );
  expect(await refusal(bucket.storage.replace("S3RVER:S3RVER@", "S3RVER:hunter2-hunter2@"))).toBe(
    `wakil: the bucket "wakil-files" at ${host} cannot be used: its keys are not accepted. See STORAGE.`,
  );
  await bucket.stop();
  expect(await refusal(bucket.storage)).toMatch(
    /^wakil: the bucket "wakil-files" at [\d.:]+ cannot be used: .*ECONNREFUSED.* See STORAGE\.$/,
  );
}, 60_000);

test("uploads and versions go to the bucket; while it is away people are asked to come again, and nothing is half done", async () => {
  await using bucket = await bucketServer();
  await using app = await testApp({ env: { STORAGE: bucket.storage } });
  const owner = await signUpOwner(app);
  const upload = (name: string) =>
    app.request({
      path: "/api/knowledge/files/",
      token: owner.token,
      file: { name, bytes: faqBytes([{ phrasings: ["متى تفتحون؟"], answer: "نفتح من الثامنة." }]) },
    });
  expect((await upload("faq.xlsx")).status).toBe(200);
  await app.runJobs();
  const trained = await app.request({ method: "POST", path: "/api/knowledge/train/", token: owner.token });
  expect(trained.status).toBeLessThan(300);
  await app.runJobs();
  const read = async () => (await app.request({ path: "/api/knowledge/", token: owner.token })).body.data;
  expect((await read()).training.status).toBe("trained");
  const kinds = bucket.keys().map((key) => key.split("/")[2]);
  expect(kinds).toContain("source");
  expect(kinds).toContain("version");

  await bucket.stop();
  const away = await upload("later.xlsx");
  expect(away.status).toBe(503);
  expect(away.headers["retry-after"]).toBe("5");
  expect(away.body).toMatchObject({ code: "unavailable" });
  expect(away.text).not.toMatch(/ECONN|S3|127\.0\.0\.1/);
  expect((await read()).sources).toHaveLength(1);
  await expect(app.context.files.get("anything")).rejects.toBeInstanceOf(FileStoreUnavailable);
}, 120_000);
