import { afterAll, beforeAll, expect, test } from "vitest";
import type { OperatorArticle } from "#shared/contract/operator-articles.ts";
import { addMember } from "#server/testing/add-member.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { publishArticle } from "./articles.ts";

let app: TestApp;
let token: string;

const list = "/api/operator/articles/";
const whole = {
  cover_photo: "",
  title: "Dialects",
  title_arabic: "اللهجات",
  description: "What changed",
  description_arabic: "ما الذي تغيّر",
  content: "<p>Text</p>",
  content_arabic: "<p>نص</p>",
};

beforeAll(async () => {
  app = await testApp();
  token = await operatorToken(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const send = (method: "POST" | "PUT", path: string, json: object = {}) =>
  app.request({ method, path: `${list}${path}`, token, json });

async function begin(): Promise<OperatorArticle> {
  app.setClock(new Date("2026-11-20T08:00:00Z"));
  return (await send("POST", "")).body.data;
}

/** Returns what visitors read at the article's address and in the list, or null. */
async function readPublished(id: number): Promise<{ title: string } | null> {
  const { status, body } = await app.request({ path: `/articles/${id}` });
  const { body: all } = await app.request({ path: "/articles/" });
  expect(all.data.some((article: { id: number }) => article.id === id)).toBe(status === 200);
  const sitemap = await app.request({ path: "/sitemap.xml" });
  expect(sitemap.text.includes(`/newsdeatils/${id}<`)).toBe(status === 200);
  return status === 200 ? body.data : null;
}

test("a draft keeps what is typed, finished or not, and no visitor sees it", async () => {
  const { id, revision, state } = await begin();
  expect(state).toBe("draft");
  const half = { ...whole, title: "", content: "" };
  const saved = await send("PUT", `${id}/`, { revision, ...half });
  expect(saved.body.data).toMatchObject({
    ...half,
    revision: revision + 1,
    state: "draft",
    has_changes: true,
  });
  expect((await app.request({ path: `${list}${id}/`, token })).body.data).toMatchObject(half);
  expect(await readPublished(id)).toBeNull();
});

test("publishing asks for both languages and names each part that is missing", async () => {
  const { id, revision } = await begin();
  await send("PUT", `${id}/`, { revision, ...whole, title: " ", content_arabic: "<p>&nbsp;</p>" });
  const refused = await send("POST", `${id}/publish/`, { revision: revision + 1 });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.fields).toSorted()).toEqual(["content_arabic", "title"]);
  expect(await readPublished(id)).toBeNull();
});

test("draft, scheduled, published, changed, taken off: visitors see what was published and when", async () => {
  const { id, revision } = await begin();
  await send("PUT", `${id}/`, { revision, ...whole });
  const past = await send("POST", `${id}/publish/`, { revision: revision + 1, at: "2026-11-20T07:00:00Z" });
  expect([past.status, Object.keys(past.body.fields)]).toEqual([400, ["at"]]);
  const at = "2026-11-21T06:00:00.000Z";
  const scheduled = await send("POST", `${id}/publish/`, { revision: revision + 1, at });
  expect(scheduled.body.data).toMatchObject({ state: "scheduled", published_at: at, has_changes: false });
  expect(await readPublished(id)).toBeNull();
  app.setClock(new Date(at));
  expect(await readPublished(id)).toMatchObject({ title: "Dialects", updated_at: at });

  app.setClock(new Date("2026-11-22T06:00:00Z"));
  const changed = { ...whole, title: "Dialects, again" };
  const saved = await send("PUT", `${id}/`, { revision: revision + 2, ...changed });
  expect(saved.body.data).toMatchObject({ state: "published", has_changes: true });
  expect(await readPublished(id)).toMatchObject({ title: "Dialects" });
  const again = await send("POST", `${id}/publish/`, { revision: revision + 3 });
  expect(again.body.data).toMatchObject({ has_changes: false, published_at: at });
  expect(await readPublished(id)).toMatchObject({
    title: "Dialects, again",
    updated_at: "2026-11-22T06:00:00.000Z",
  });

  const off = await send("POST", `${id}/unpublish/`, { revision: revision + 4 });
  expect(off.body.data).toMatchObject({ state: "draft", published_at: null, title: "Dialects, again" });
  expect(await readPublished(id)).toBeNull();
});

test("who saves an older revision is told so, and changes nothing", async () => {
  const { id, revision } = await begin();
  const answers = await Promise.all([
    send("PUT", `${id}/`, { revision, ...whole, title: "Mine" }),
    send("PUT", `${id}/`, { revision, ...whole, title: "Yours" }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const winner = answers.find(({ status }) => status === 200);
  for (const path of [`${id}/publish/`, `${id}/unpublish/`]) {
    const stale = await send("POST", path, { revision });
    expect([stale.status, stale.body.code]).toEqual([409, "article_changed"]);
  }
  const { body } = await app.request({ path: `${list}${id}/`, token });
  expect(body.data).toMatchObject({ title: winner?.body.data.title, state: "draft" });
});

test("C133 what could run is gone when a working copy is saved, and a cover comes from here only", async () => {
  const { id, revision } = await begin();
  const content =
    '<p onclick="steal()">Text<script>steal()</script><img src="https://evil.example/x.png"></p>';
  const saved = await send("PUT", `${id}/`, { revision, ...whole, content, content_arabic: content });
  expect(saved.body.data).toMatchObject({ content: "<p>Text</p>", content_arabic: "<p>Text</p>" });
  for (const cover_photo of ["https://evil.example/x.png", "//evil.example/x.png", "javascript:steal()"]) {
    const refused = await send("PUT", `${id}/`, { revision: revision + 1, ...whole, cover_photo });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ["cover_photo"]]);
  }
});

test("a picture is stored under a name of its own and shown to visitors; what is no picture is refused", async () => {
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    Buffer.alloc(40),
  ]);
  const upload = (bytes: Buffer) =>
    app.request({
      path: "/api/operator/article-pictures/",
      token,
      file: { name: "../../cover.png", bytes },
    });
  const { src } = (await upload(png)).body.data;
  expect(src).toMatch(/^\/articles\/pictures\/[0-9a-f-]{36}\.png$/);
  const shown = await app.request({ path: src });
  expect([shown.status, shown.headers["content-type"]]).toEqual([200, "image/png"]);
  expect(shown.bytes.equals(png)).toBe(true);
  expect((await upload(Buffer.from("<svg onload=steal()>"))).body.code).toBe("picture_type");
  expect((await upload(Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]))).body.code).toBe(
    "picture_too_large",
  );
  for (const name of ["..%2f..%2fsecret.png", "cover.png", `${crypto.randomUUID()}.png`])
    expect((await app.request({ path: `/articles/pictures/${name}` })).status, name).toBe(404);
});

test("articles that were there before the editor open in it, and the last saved comes first", async () => {
  const id = await publishArticle(app.context, whole, new Date("2026-01-01T09:00:00Z"));
  const { body } = await app.request({ path: `${list}${id}/`, token });
  expect(body.data).toMatchObject({ ...whole, state: "published", has_changes: false, revision: 1 });
  app.setClock(new Date("2027-01-01T08:00:00Z"));
  const draft = await send("POST", "");
  const all = await app.request({ path: `${list}?page_size=1`, token });
  expect(all.body.data[0].id).toBe(draft.body.data.id);
  expect(all.body.data[0]).not.toHaveProperty("content");
  expect(all.body.meta.total).toBeGreaterThan(1);
});

test("owners, agents and visitors reach nothing of the editor", async () => {
  const { id, revision } = await begin();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  for (const [who, status] of [
    [owner.token, 404],
    [agent.token, 404],
    [undefined, 401],
  ] as const) {
    const caller = who ? { token: who } : {};
    const answers = [
      await app.request({ path: list, ...caller }),
      await app.request({ method: "POST", path: list, ...caller, json: {} }),
      await app.request({ path: `${list}${id}/`, ...caller }),
      await app.request({ method: "PUT", path: `${list}${id}/`, json: { revision, ...whole }, ...caller }),
      await app.request({ path: `${list}${id}/publish/`, json: { revision }, ...caller }),
      await app.request({ path: `${list}${id}/unpublish/`, json: { revision }, ...caller }),
      await app.request({
        path: "/api/operator/article-pictures/",
        file: { name: "x.png", bytes: Buffer.alloc(10) },
        ...caller,
      }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
  }
  expect((await app.request({ path: `${list}${id}/`, token })).body.data.revision).toBe(revision);
});
