import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Mail } from "./mail.ts";
import { readMail } from "./read-mail.ts";

const ownAddresses = ["hello@roastery.example"];
const ours = "0d9f6d0e-3c1b-4f3a-9d57-6a3a1c6f2b10";
const read = (name: string): Promise<Mail> =>
  readMail(readFileSync(new URL(`fixtures/${name}.eml`, import.meta.url)), ownAddresses);
const files = ({ attachments }: Mail) => attachments.map(({ name, inline }) => (inline ? `(${name})` : name));

/** Expected text of mails that a person wrote: without history, signature and garbled letters. */
const written: [fixture: string, text: string][] = [
  ["gmail-reply-ar", "طيب متى يوصل الطلب للدمام؟"],
  ["gmail-reply-en-wrapped", "Does the grinder come with a warranty, and do you deliver to Jeddah?"],
  ["outlook-reply-ar", "نحتاج عشرين كيلو من البن الإثيوبي، هل في خصم للكميات؟"],
  [
    "outlook-reply-en-html",
    "Could you send the invoice again? The total looks wrong.\n\nSee our order (https://corp.example/po/7).",
  ],
  ["apple-inline-image-ar", "شوفوا الصورة، الكيس وصل مفتوح 😕"],
  ["windows-1256-undeclared", "السلام عليكم\nكم سعر كيلو القهوة السعودية في فرع العليا؟"],
  ["windows-1256-called-latin", "نرجو تزويدنا بعرض سعر لخمسين كيلو من البن البرازيلي."],
  ["iso-8859-6", "هل يمكن تغيير موعد التوصيل إلى الخميس؟"],
  ["utf-8-called-ascii", "هل عندكم قهوة منزوعة الكافيين؟"],
  ["utf-7", "متى تفتحون يوم الجمعة؟ 1 + 1 = 2"],
  ["charset-misspelt", "أريد إلغاء الاشتراك الشهري"],
  ["nested-with-arabic-file-name", "مرفق كشف الحساب، نرجو التأكد من المبلغ.\n\n- فاتورة 11\n- فاتورة 12"],
  [
    "gmail-forward",
    [
      "Is this parcel from you?",
      "",
      "---------- Forwarded message ---------",
      "From: Fast Couriers <info@couriers.example>",
      "Date: Mon, Nov 16, 2026 at 9:00 AM",
      "Subject: Your order is late",
      "To: <layan@mail.example>",
      "",
      "Parcel 5512 will arrive on Thursday.",
    ].join("\n"),
  ],
  ["answers-between-quotes", "Medium, please.\n\nTo my office in Khobar."],
  ["cut-off", "The machine leaks. Here is a photo =ZZ"],
  ["only-a-photo", ""],
  ["winmail-with-text", "مرفق طلب شهر ديسمبر، متى يصل؟"],
  ["winmail-alone", ""],
  ["smime-signed", "هل وصلكم تحويل الدفعة الثانية؟"],
  ["iso-2022-jp", "コーヒー豆を海外に発送できますか？"],
  ["flowed", "هل يمكنكم توصيل عشرين كيلو إلى فرعنا في الدمام يوم الخميس؟"],
  ["signature-ar-rtl", "كم سعر الكيلو من البن الهرري؟"],
  [
    "signature-and-disclaimer",
    "Dear team,\n\nThanks for the samples. What does a monthly subscription for 40 people cost?",
  ],
];
test.each(written)("a person's mail is read as written: %s", async (fixture, text) => {
  const mail = await read(fixture);
  expect(mail.text).toBe(text);
  expect(mail.automatedReason).toBeNull();
  expect(mail.needsPerson).toBeNull();
});

const machines: [fixture: string, reason: Mail["automatedReason"]][] = [
  ["bounce-final", "bounce"],
  ["bounce-delayed", "bounce"],
  ["bounce-freely-written", "bounce"],
  ["out-of-office-ar", "auto_reply"],
  ["mailing-list", "list"],
  ["read-receipt", "receipt"],
  ["calendar-answer", "calendar_answer"],
];
test.each(machines)("a machine is recognised: %s", async (fixture, reason) => {
  expect((await read(fixture)).automatedReason).toBe(reason);
});

test("subjects and names come through broken words, wrong encodings and bare bytes", async () => {
  expect((await read("nested-with-arabic-file-name")).subject).toBe("كشف حساب");
  expect(await read("windows-1256-called-latin")).toMatchObject({
    subject: "طلب عرض سعر",
    sender: { name: "مؤسسة النخيل", address: "info@palms.example" },
  });
  expect(await read("windows-1256-undeclared")).toMatchObject({
    subject: "استفسار عن الأسعار",
    sender: { name: "أبو خالد" },
  });
});

test("attachments are kept, pictures in the text told apart, and names cannot pretend", async () => {
  expect(files(await read("nested-with-arabic-file-name"))).toEqual([
    "(logo.png)",
    "كشف حساب.pdf",
    "photogpj.exe",
  ]);
  expect(files(await read("apple-inline-image-ar"))).toEqual(["(IMG_2031.png)"]);
  expect(files(await read("only-a-photo"))).toEqual(["IMG.png"]);
  expect(files(await read("cut-off"))).toEqual(["leak.jpg"]);
  expect(files(await read("read-receipt"))).toEqual([]);
  expect(files(await read("winmail-with-text"))).toEqual(["winmail.dat"]);
  expect(files(await read("winmail-alone"))).toEqual(["winmail.dat"]);
  expect(files(await read("smime-signed"))).toEqual([]);
});

test("a bounce names our message, the address and what the server said", async () => {
  expect((await read("bounce-final")).bounce).toEqual({
    outboxId: ours,
    recipient: "gone@mail.example",
    status: "5.1.1",
    isFinal: true,
    diagnostic: "550 5.1.1 The email account that you tried to reach does not exist",
  });
  expect((await read("bounce-delayed")).bounce).toMatchObject({ outboxId: ours, isFinal: false });
  expect((await read("bounce-freely-written")).bounce).toMatchObject({ outboxId: ours, isFinal: true });
});

test("what only a person can deal with says why", async () => {
  expect((await read("pgp-encrypted")).needsPerson).toBe("encrypted");
  expect((await read("calendar-invitation")).needsPerson).toBe("invitation");
  expect((await read("smime-sealed")).needsPerson).toBe("encrypted");
  expect(await read("iso-2022-kr")).toMatchObject({ needsPerson: "broken", text: "", subject: "Delivery" });
});

test("a thread is named by its ids, oldest first", async () => {
  expect(await read("gmail-reply-ar")).toMatchObject({
    messageId: "CAF-gmail-2@mail.example",
    inReplyTo: [`wakil.${ours}@roastery.example`],
    references: ["first@mail.example", `wakil.${ours}@roastery.example`],
  });
});

test("a form on the shop's own site is answered where the person is", async () => {
  const form = (headers: string) =>
    readMail(
      Buffer.from(`${headers}\r\nMessage-ID: <1@shop.example>\r\n\r\nHi, are you open?`),
      ownAddresses,
    );
  const sent = await form("From: hello@roastery.example\r\nReply-To: Lama <Lama@mail.example>");
  expect(sent).toMatchObject({
    automatedReason: null,
    sender: { name: "Lama", address: "lama@mail.example" },
  });
  expect(await form("From: hello@roastery.example")).toMatchObject({ automatedReason: "ourselves" });
  expect(await form("From: no-reply@bank.example")).toMatchObject({ automatedReason: "no_reply" });
});

test("a mail made to break its reader comes back as one for a person, at once", async () => {
  const head = "From: a@b.example\r\nMessage-ID: <bomb@b.example>\r\nSubject: Hi\r\nMIME-Version: 1.0\r\n";
  const nested = Array.from(
    { length: 1_000 },
    (_, index) => `Content-Type: multipart/mixed; boundary="b${index}"\r\n\r\n--b${index}\r\n`,
  );
  const wide = `Content-Type: multipart/mixed; boundary=w\r\n\r\n${"--w\r\n\r\nx\r\n".repeat(1_000_000)}`;
  const longLine = `X-Long: ${"a".repeat(1_000_000)}\r\n\r\nhello`;
  for (const body of [nested.join(""), wide, longLine])
    expect(await readMail(Buffer.from(head + body), ownAddresses)).toMatchObject({
      needsPerson: "broken",
      messageId: "bomb@b.example",
      subject: "Hi",
      sender: { address: "a@b.example" },
    });
});

test("deep and endless HTML is read without a hang, and nothing in it can run", async () => {
  const html = `${"<div>".repeat(50_000)}price?${"<blockquote>".repeat(5_000)}old`;
  const mail = await readMail(
    Buffer.from(`From: a@b.example\r\nContent-Type: text/html\r\n\r\n${html}<script>alert(1)</script>`),
    ownAddresses,
  );
  expect(mail.text).toContain("price?");
  expect(mail.text).not.toContain("alert");
});
