import { expect, test } from "vitest";
import { readHtml } from "#server/documents/html.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";
import { tenantOf } from "#server/tenant.ts";
import { linkedPages } from "./source-rules.ts";
import { addLinkedPages } from "./sources.ts";

test("the links of a page lead to pages of its own site, each once, menu included, thirty at most", () => {
  const html = `<nav><a href="/menu">القائمة</a></nav><p>قهوة مختصة في الرياض منذ عشر سنوات.
    <a href="prices#top">الأسعار</a> <a href="/menu#cold">البارد</a> <a href="https://www.shop.example/about">من نحن</a>
    <a href="https://other.example/x">غيرنا</a> <a href="mailto:a@shop.example">بريد</a> <a href="javascript:alert(1)">x</a>
    <a href="/logo.PNG">شعار</a> <a href="#here">هنا</a> <a href="http://shop.example:8080/admin">لوحة</a>
    <a href="http://10.0.0.1/">داخلي</a> <a name="none">بلا</a></p>`;
  const { links = [] } = readHtml({ bytes: Buffer.from(html), contentType: "text/html; charset=utf-8" });
  expect(linkedPages("https://shop.example/ar/", links)).toEqual([
    "https://shop.example/menu",
    "https://shop.example/ar/prices",
    "https://www.shop.example/about",
  ]);
  const many = Array.from({ length: 40 }, (_, index) => `/p/${index}`);
  expect(linkedPages("https://shop.example/", many)).toHaveLength(30);
});

test("linked pages become sources of the same tab and audience once, and one that was removed stays away", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const { token } = owner;
  const call = (path: string, json: object) => app.request({ path: `/api/knowledge/${path}`, token, json });
  const url = "https://shop.example/";
  const page = { url, kind: "product", audience: "staff", with_links: true };
  const { id } = (await call("urls/", page)).body.data;
  await call("urls/", { url: "https://shop.example/menu" });
  const from = { id, url, section: "product", audience: "staff" };
  await addLinkedPages(tenantOf(app.context, owner.organizationId), from, ["/menu", "/prices", "/about"]);
  const sources = async () =>
    (await app.request({ path: "/api/knowledge/", token })).body.data.sources as {
      id: string;
      name: string;
      section: string;
      audience: string;
    }[];
  const sourcesNamed = async (name: string) => (await sources()).filter((source) => source.name === name);
  expect(await sources()).toHaveLength(4);
  expect(await sourcesNamed("shop.example/prices")).toMatchObject([
    { section: "product", audience: "staff" },
  ]);
  expect(await sourcesNamed("shop.example/menu"), "what was there stays as it is").toMatchObject([
    { section: "common", audience: "customers" },
  ]);
  const { rows } = await app.database.ownerPool.query(
    "select count(*)::int as reading from jobs where name = 'knowledge.read'",
  );
  expect(rows).toEqual([{ reading: 4 }]);
  const [about] = await sourcesNamed("shop.example/about");
  await app.request({ method: "DELETE", path: `/api/knowledge/sources/${about?.id}/`, token });
  // The page is read again, and its links are not followed a second time.
  const followed = await app.database.ownerPool.query("select from sources where with_links");
  expect(followed.rowCount).toBe(0);
});
