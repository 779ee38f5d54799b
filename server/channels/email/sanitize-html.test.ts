import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { xssPayloads } from "#server/testing/xss-payloads.ts";
import { xssVariants } from "#server/testing/xss-variants.ts";
import { readMail } from "./read-mail.ts";
import { sanitizeMailHtml, sanitizeStoredHtml } from "./sanitize-html.ts";

const attributes =
  /^(dir|lang|align|style|href|title|rel|src|alt|width|height|colspan|rowspan|valign|bgcolor|border|cellpadding|cellspacing|span|color|size)$/;
const elements =
  /^(a|abbr|b|big|blockquote|br|caption|center|code|col|colgroup|dd|del|div|dl|dt|em|font|h[1-6]|hr|i|img|ins|li|ol|p|pre|s|small|span|strike|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul)$/;

interface Element {
  localName: string;
  attributes: Iterable<{ name: string; value: string }>;
}

/** Returns what the HTML contains beyond an allowlist that is written independently of the sanitiser's. */
function wrongs(html: string): string[] {
  const { document } = parseHTML(`<html><body>${html}</body></html>`);
  const found: string[] = [];
  for (const { localName, attributes: elementAttributes } of document.body.querySelectorAll(
    "*",
  ) as Iterable<Element>) {
    if (!elements.test(localName)) found.push(`<${localName}>`);
    for (const { name, value } of elementAttributes) {
      const isCode = name === "href" && !/^(https?:\/\/|mailto:|tel:|[^:]*$)/i.test(value);
      const isRemote = name === "src" && !/^data:image\/(png|jpeg|gif|webp);base64,[\w+/=]*$/.test(value);
      const isLoud = name === "style" && /url|expression|import|position|\\|behavior|binding/i.test(value);
      if (!attributes.test(name) || isCode || isRemote || isLoud) found.push(`${name}=${value}`);
    }
  }
  return found;
}

const sanitize = (html: string) => sanitizeMailHtml({ html, attachments: [] }) ?? "";

test("A40: of mails that mean harm nothing is left that runs, fetches or asks for anything", () => {
  expect(xssVariants.length).toBeGreaterThan(1_500);
  const left = xssVariants.flatMap((payload) => {
    const once = sanitize(payload);
    // The HTML is also checked after being sanitised a second time, as when it is displayed.
    const found = [...wrongs(once), ...wrongs(sanitizeStoredHtml(once) ?? "")];
    return found.length > 0 ? [{ payload, once, found }] : [];
  });
  expect(left).toEqual([]);
  expect(wrongs(sanitize(xssPayloads.join("\n")))).toEqual([]);
  expect(wrongs(sanitize(`<table><tr><td>${xssPayloads.join("</td><td>")}</td></tr></table>`))).toEqual([]);
});

test("what a customer's program writes stays as it looks: tables, direction, colours, links, lists", () => {
  const html =
    '<div dir="rtl" style="color:#1a2b3c;font-size:14pt;position:fixed"><p>السلام <b>عليكم</b></p>' +
    '<table border="1" cellpadding="4"><tr><td bgcolor="#eeeeee" colspan="2">طلب</td></tr></table>' +
    '<ul><li>قهوة</li></ul><a href="https://shop.example/1?a=1&amp;b=2">الطلب</a></div>';
  expect(sanitize(html)).toBe(
    '<div dir="rtl" style="color:#1a2b3c;font-size:14pt"><p>السلام <b>عليكم</b></p>' +
      '<table border="1" cellpadding="4"><tr><td bgcolor="#eeeeee" colspan="2">طلب</td></tr></table>' +
      '<ul><li>قهوة</li></ul><a href="https://shop.example/1?a=1&amp;b=2" rel="noopener noreferrer nofollow">الطلب</a></div>',
  );
});

test("A38: of a mail with tens of thousands of elements only the text is shown", () => {
  expect(sanitize("<b>x</b>".repeat(2_000))).toHaveLength(16_000);
  expect(sanitizeMailHtml({ html: "<b>x</b>".repeat(20_000), attachments: [] })).toBeNull();
  expect(sanitizeStoredHtml("<b>x</b>".repeat(20_000))).toBeNull();
});

test("A38: a picture named two thousand times does not make the mail a hundred megabytes", async () => {
  const picture = Buffer.alloc(100 * 1024, 1).toString("base64");
  const mail = await readMail(
    Buffer.from(
      `From: Noura <noura@mail.example>\r\nSubject: x\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=b\r\n\r\n` +
        `--b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${'<img src="cid:one@mail">'.repeat(2_000)}\r\n` +
        `--b\r\nContent-Type: image/png\r\nContent-ID: <one@mail>\r\nContent-Disposition: inline\r\nContent-Transfer-Encoding: base64\r\n\r\n${picture}\r\n--b--\r\n`,
    ),
    [],
  );
  expect(mail.html).toContain("data:image/png;base64,");
  expect(mail.html?.length).toBeLessThan(1_100_000);
});

test("a picture that came with the mail is in its text; one from the web leaves its name", async () => {
  const mail = await readMail(
    Buffer.from(
      `From: Noura <noura@mail.example>\r\nSubject: x\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=b\r\n\r\n` +
        `--b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>صورة <img src="cid:one@mail"> <img src="https://t.example/p.gif" alt="شعار"></p>\r\n` +
        `--b\r\nContent-Type: image/png\r\nContent-ID: <one@mail>\r\nContent-Disposition: inline\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=\r\n--b--\r\n`,
    ),
    [],
  );
  expect(mail.html?.trim()).toBe(
    '<p>صورة <img src="data:image/png;base64,iVBORw0KGgo=" alt="" /> <span>شعار</span></p>',
  );
});
