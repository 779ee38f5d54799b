import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { pageSettings, writeDocument } from "./page-document.ts";

const page = {
  html: '<main><img src="/a.jpg" loading="lazy"><img src="/b.jpg"></main>',
  title: 'A & "B" <c>',
  head: [
    { tag: "meta" as const, name: "description", content: 'x"><script>' },
    { tag: "script" as const, type: "application/ld+json" as const, json: { name: "</script><b>" } },
  ],
};

const documentOf = (language: "ar" | "en") =>
  writeDocument({
    language,
    theme: "dark",
    font: "font.woff2",
    script: "app.js",
    preloads: ["page.js"],
    styles: "<style></style>",
    settings: { "chat-base": "https://chat.example", "measurement-id": undefined },
    page,
    data: [["key", "</script><script>"]],
  });

test("no text of a page ends the attribute or the script element it stands in", () => {
  const html = documentOf("en");
  expect(html).toContain("<title>A &amp; &quot;B&quot; &lt;c&gt;</title>");
  expect(html).not.toContain('x"><script>');
  expect(html.match(/<\/script>/g)).toHaveLength(3);
  const block = /id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
  expect(JSON.parse(block)).toEqual([["key", "</script><script>"]]);
});

test("language, direction, theme and settings stand in the document; an unset setting does not", () => {
  const html = documentOf("ar");
  expect(html).toContain('<html lang="ar" dir="rtl" data-theme="dark">');
  expect(html).toContain('<body class="rtl">');
  expect(html).toContain('<meta name="chat-base" content="https://chat.example">');
  expect(html).not.toContain("measurement-id");
});

test("C268 D06 a page says where the chat's calls go when the chat has an address of its own, wherever the portal is", () => {
  const chatOrigin = (env: Record<string, string>, isChat: boolean) =>
    pageSettings(readConfig({ NODE_ENV: "test", ...env }), isChat)["chat-base"];
  const portal = { PUBLIC_URL: "https://portal.example" };
  const chat = { CHAT_URL: "https://chat.example/" };
  for (const isChat of [true, false]) {
    expect(chatOrigin({ ...portal, ...chat }, isChat)).toBe("https://chat.example");
    expect(chatOrigin(chat, isChat)).toBe("https://chat.example");
    expect(chatOrigin(portal, isChat), "the page's own").toBeUndefined();
  }
});

test("the first picture that shows at once is fetched before the scripts", () => {
  const html = documentOf("en");
  expect(html.indexOf('href="/b.jpg"')).toBeGreaterThan(0);
  expect(html.indexOf('href="/b.jpg"')).toBeLessThan(html.indexOf('src="/app.js"'));
  expect(html).not.toContain('href="/a.jpg"');
});
