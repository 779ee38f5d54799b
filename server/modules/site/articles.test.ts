import { expect, test } from "vitest";
import { testApp } from "#server/testing/test-app.ts";
import { publishArticle } from "./articles.ts";

const article = {
  cover_photo: "/covers/one.svg",
  title: "Prices",
  title_arabic: "الأسعار",
  description: "What changed",
  description_arabic: "ما الذي تغيّر",
  content: "<h2>Two</h2><p>Text</p>",
  content_arabic: "<p>نص</p>",
};
const hostile =
  '<p onclick="steal()">Text</p><script>steal()</script><img src="https://evil.example/x.png"><img src=x onerror=steal()>' +
  '<a href="javascript:steal()">link</a><iframe src="https://evil.example"></iframe><svg onload=steal()></svg>';
const clean = "<p>Text</p><a>link</a>";

test("C118 C127 an article has the editor's fields, in the list without its text, alone under `data`", async () => {
  await using app = await testApp();
  const at = new Date("2026-11-20T09:00:00Z");
  const id = await publishArticle(app.context, article, at);
  await publishArticle(app.context, { ...article, title: "Older" }, new Date("2026-11-01T09:00:00Z"));
  const { content: _, content_arabic: __, ...summary } = article;
  const { body: list } = await app.request({ path: "/articles/" });
  expect(list.data).toHaveLength(2);
  expect(list.data[0]).toEqual({ id, ...summary, updated_at: at.toISOString() });
  const { status, body } = await app.request({ path: `/articles/${id}` });
  expect(status).toBe(200);
  expect(body).toEqual({ data: { id, ...article, updated_at: at.toISOString() } });
});

test("C128 what is no article's id is not found, and nothing else", async () => {
  await using app = await testApp();
  for (const id of ["undefined", "null", "0", "-1", "1e3", "9999999999", "x"])
    expect((await app.request({ path: `/articles/${id}` })).status, id).toBe(404);
});

test("C133 what could run is gone when an article is saved", async () => {
  await using app = await testApp();
  const id = await publishArticle(
    app.context,
    { ...article, content: hostile, content_arabic: hostile },
    new Date(),
  );
  const { rows } = await app.database.ownerPool.query(
    "select content, content_arabic from articles where id = $1",
    [id],
  );
  expect(rows).toEqual([{ content: clean, content_arabic: clean }]);
});

test("C133 what an older rule let into the store does not come out", async () => {
  await using app = await testApp();
  const id = await publishArticle(app.context, article, new Date());
  await app.database.ownerPool.query("update articles set content = $2 where id = $1", [id, hostile]);
  const { body } = await app.request({ path: `/articles/${id}` });
  expect(body.data.content).toBe(clean);
});
