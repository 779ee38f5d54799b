import promises from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { syncBuiltinESMExports } from "node:module";
import { expect, test } from "vitest";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { faqBytes } from "#server/testing/workbook-bytes.ts";

const ready = async (app: TestApp): Promise<string> => {
  const { status, body } = await app.request({ path: "/readyz" });
  expect(status).toBe(body.data.status === "ready" ? 200 : 503);
  return body.data.status;
};

const upload = (app: TestApp, token: string) =>
  app.request({
    path: "/api/knowledge/files/",
    token,
    file: {
      name: "faq.xlsx",
      bytes: faqBytes([{ phrasings: ["متى تفتحون؟"], answer: "نفتح من الثامنة." }]),
    },
  });

test("A19: /readyz says at once when the database keeps its caller waiting, lacks a migration or has no queue, and when it is well again", async () => {
  await using app = await testApp();
  const { ownerPool } = app.database;
  expect(await ready(app)).toBe("ready");

  // The table stays locked until the answer has arrived, so the check cannot have waited for it.
  const client = await ownerPool.connect();
  try {
    await client.query("begin");
    await client.query("lock table migrations in access exclusive mode");
    expect(await ready(app)).toBe("database does not answer");
    expect((await app.request({ path: "/healthz" })).status).toBe(200);
  } finally {
    await client.query("rollback");
    client.release();
  }
  expect(await ready(app)).toBe("ready");

  const { rows } = await ownerPool.query(
    "select name, sha256, applied_at from migrations order by name desc limit 1",
  );
  await ownerPool.query("delete from migrations where name = $1", [rows[0].name]);
  expect(await ready(app)).toBe("database has another schema");
  await ownerPool.query("insert into migrations values ($1, $2, $3)", Object.values(rows[0]));
  expect(await ready(app)).toBe("ready");

  await ownerPool.query("alter table jobs rename to jobs_elsewhere");
  expect(await ready(app)).toBe("database is not reachable");
  await ownerPool.query("alter table jobs_elsewhere rename to jobs");
  expect(await ready(app)).toBe("ready");
});

test("A09 A10: a disk that turned read-only is said by /readyz; an upload asks to come again, and works when it can be written again", async () => {
  await using app = await testApp();
  const { token } = await signUpOwner(app);
  const { access, mkdir, writeFile } = promises;
  const refuse = () =>
    Promise.reject(Object.assign(new Error("EROFS: read-only file system"), { code: "EROFS" }));
  Object.assign(promises, { access: refuse, mkdir: refuse, writeFile: refuse });
  syncBuiltinESMExports();
  try {
    expect(await ready(app)).toBe("disk is read-only");
    const refused = await upload(app, token);
    expect([refused.status, refused.body.code, refused.headers["retry-after"]]).toEqual([
      503,
      "unavailable",
      "5",
    ]);
    expect(refused.text).not.toContain("EROFS");
  } finally {
    Object.assign(promises, { access, mkdir, writeFile });
    syncBuiltinESMExports();
  }
  expect(await ready(app)).toBe("ready");
  expect((await upload(app, token)).status).toBe(200);
});

test("A09 A10: a full bucket beside an outside database refuses an upload with 507, and /readyz says so for a while", async () => {
  let isFull = false;
  const bucket = createServer((request, response) => {
    request.resume();
    response.writeHead(isFull && request.method === "PUT" ? 507 : 200).end();
  });
  await new Promise<void>((done) => bucket.listen(0, "127.0.0.1", done));
  const { port } = bucket.address() as AddressInfo;
  await using app = await testApp({
    env: {
      STORAGE: `s3://key:secret@files/shop?endpoint=http://127.0.0.1:${port}`,
      DATABASE_URL: "postgres://wakil@database.example/wakil",
    },
  });
  try {
    const { token } = await signUpOwner(app);
    isFull = true;
    const refused = await upload(app, token);
    expect([refused.status, refused.body.code]).toEqual([507, "storage_full"]);
    expect(await ready(app)).toBe("storage is full");
    isFull = false;
    await app.passTime(60_000);
    expect(await ready(app)).toBe("ready");
    expect((await upload(app, token)).status).toBe(200);
  } finally {
    bucket.closeAllConnections();
    bucket.close();
  }
}, 60_000);

test("metrics are for whoever sends their token; any other token, and none, answers like a page that does not exist", async () => {
  const token = "a token of the monitoring system";
  await using app = await testApp({ env: { METRICS_TOKEN: token } });
  const read = (authorization?: string) =>
    app.request({ path: "/metrics", headers: authorization === undefined ? {} : { authorization } });
  const missing = await app.request({ path: "/no-such-page" });
  const wrong = [
    token,
    `Bearer ${token}x`,
    `Bearer ${token.slice(1)}`,
    `bearer ${token}`,
    "Bearer ",
    "",
    undefined,
  ];
  for (const authorization of wrong) {
    const refused = await read(authorization);
    expect([authorization, refused.status]).toEqual([authorization, missing.status]);
    expect(refused.text).not.toContain("wakil_");
  }
  const right = await read(`Bearer ${token}`);
  expect([right.status, right.text.includes("wakil_http_request_duration_seconds")]).toEqual([200, true]);
});
