import { expect, test } from "vitest";
import { parseHTML } from "linkedom";
import { invitationMail, resetMail } from "./account-mails.ts";
import { type Brief, briefMail } from "./brief.ts";

const brief: Brief = {
  language: "ar",
  ticket: { number: 1001, subject: "متى توصل طلبيتي؟", url: "https://wakil.example/tickets/1" },
  reasonText: "لا يوجد في قاعدة المعرفة ما يجيب عن هذا السؤال",
  customerText: "السلام عليكم\nمتى توصل طلبيتي؟",
  tried: [{ label: "سياسة التوصيل.docx", quote: "التوصيل داخل الرياض خلال يومين." }],
  customer: { label: "عميل 7", contact: "+966555550142" },
  business: "محمصة الركن",
};
const all = (["ar", "en"] as const).flatMap((language) => {
  const account = {
    language,
    name: "سارة",
    business: "Corner Roastery",
    url: "https://wakil.example/set-new-password/abc",
  };
  const declineUrl = "https://wakil.example/mailed/decline/abc";
  return [
    briefMail({ ...brief, language }),
    resetMail({ ...account, takesOver: true }),
    invitationMail({ ...account, declineUrl }),
  ].map((mail) => ({
    language,
    mail,
  }));
});

test("B45 direction and language stand on html, body, every table and every cell", () => {
  for (const { language, mail } of all) {
    const { document } = parseHTML(mail.html);
    const dir = language === "ar" ? "rtl" : "ltr";
    expect([
      document.documentElement.getAttribute("lang"),
      document.documentElement.getAttribute("dir"),
    ]).toEqual([language, dir]);
    for (const table of document.querySelectorAll("table")) expect(table.getAttribute("dir")).toBe(dir);
    const cells = [...document.querySelectorAll("td")].filter((cell) => (cell.textContent ?? "").trim());
    expect(cells.length).toBeGreaterThan(4);
    for (const cell of cells) {
      const quoted = cell.getAttribute("class")?.includes("quote");
      expect(cell.getAttribute("dir")).toBe(quoted ? "auto" : dir);
      if (!quoted) expect(cell.getAttribute("style")).toContain(`direction:${dir}`);
    }
    expect(mail.html).toContain("prefers-color-scheme: dark");
    expect(mail.html).not.toMatch(/<script|<img|<link|src=|url\(/);
  }
});

test("every mail has its words as plain text too, with the link on a line of its own", () => {
  for (const { mail } of all) {
    expect(mail.text).toMatch(/^https:\/\/wakil\.example\/(tickets\/1|set-new-password\/abc)$/m);
    expect(mail.text).not.toMatch(/<\w|&\w+;|\{\{/);
    expect(mail.html).not.toContain("{{");
  }
});

test("a brief says all a person needs: ticket, reason, words, what was tried, whom to reach", () => {
  const mail = briefMail(brief);
  expect(mail.subject).toBe("التذكرة \u20681001\u2069 تنتظرك: \u2068متى توصل طلبيتي؟\u2069");
  for (const words of [
    "عميل ينتظر ردّ موظف",
    brief.reasonText,
    "متى توصل طلبيتي؟",
    "سياسة التوصيل.docx",
    "التوصيل داخل الرياض خلال يومين.",
    "عميل 7",
    "+966555550142",
    "محمصة الركن",
  ]) {
    expect(mail.text).toContain(words);
    expect(mail.html).toContain(words);
  }
  expect(mail.text).toContain("> السلام عليكم\n> متى توصل طلبيتي؟");
  const bare = briefMail({ ...brief, tried: [], customer: { label: "عميل 7", contact: null } });
  expect(bare.text).toContain("لم يجد في قاعدة المعرفة ما يقارب السؤال.");
  expect(bare.text).not.toContain("للتواصل");
});

test("A40 a customer's words stay words: no markup, no header, no turned direction", () => {
  const evil = `</td><script>alert(1)</script><img src=x onerror="a()">&amp; "q" 'z'`;
  const mail = briefMail({
    ...brief,
    ticket: { ...brief.ticket, subject: `Refund\r\nBcc: thief@else.example \u202e\u2069${evil}` },
    customerText: evil,
    reasonText: evil,
    tried: [{ label: evil, quote: evil }],
    customer: { label: evil, contact: `${evil}\u202e` },
    business: evil,
  });
  expect(mail.subject).not.toMatch(/[\r\n\u202e]/);
  expect(mail.subject.match(/\u2069/g)).toHaveLength(2);
  const { document } = parseHTML(mail.html);
  expect(document.querySelectorAll("script, img").length).toBe(0);
  expect([...document.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    brief.ticket.url,
  ]);
  expect(mail.html).not.toMatch(/[\u202a-\u202e]/);
});

test("a long first message makes a short subject, cut between letters", () => {
  const mail = briefMail({ ...brief, ticket: { ...brief.ticket, subject: "☕".repeat(500) } });
  expect([...mail.subject].length).toBeLessThan(130);
  expect(mail.subject).toMatch(/☕…\u2069$/);
});
