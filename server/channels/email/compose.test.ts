import { expect, test } from "vitest";
import { composeMail, referencesOf } from "./compose.ts";
import { readMail } from "./read-mail.ts";
import { replySubject } from "./reply-subject.ts";

const answer = {
  messageId: "wakil.0d9f6d0e-3c1b-4f3a-9d57-6a3a1c6f2b10@roastery.example",
  from: { name: "محمصة الواحة", address: "hello@roastery.example" },
  to: "noura@mail.example",
  text: "نعم، يصلك غدًا.\n\nالتفاصيل: https://roastery.example/orders/1042.",
  language: "ar" as const,
  author: "agent" as const,
  at: new Date("2026-11-16T12:04:00Z"),
  answers: {
    messageId: "asked@mail.example",
    references: ["root@mail.example"],
    subject: "طلب رقم 1042",
    senderName: "نورة العتيبي",
    quote: "متى يوصل طلبي؟\n<script>alert(1)</script>",
    sentAt: "2026-11-16T12:00:00Z",
  },
};

test("an answer in the mail programs of the world: names and subject whole, words in both forms, direction set", async () => {
  const raw = await composeMail(answer);
  const mail = await readMail(raw, []);
  expect(mail).toMatchObject({
    messageId: answer.messageId,
    inReplyTo: ["asked@mail.example"],
    references: ["root@mail.example", "asked@mail.example"],
    subject: "Re: طلب رقم 1042",
    sender: { name: "محمصة الواحة", address: "hello@roastery.example" },
    to: [{ name: "نورة العتيبي", address: "noura@mail.example" }],
    text: answer.text,
  });
  expect(mail.wholeText).toContain("في 16 نوفمبر 2026، 3:00 م جاء من نورة العتيبي:\n> متى يوصل طلبي؟");
  const html = raw.toString().replace(/=\r\n/g, "");
  expect(html).toContain('dir=3D"rtl"');
  expect(html).not.toContain("<script>");
  expect(html).toContain('<a href=3D"https://roastery.example/orders/1042"');
});

test("A39: our own answers are machines' mails to another agent, and ours to ourselves: a duel ends with the first", async () => {
  const raw = await composeMail(answer);
  expect((await readMail(raw, [])).automatedReason).toBe("ourselves");
  const theirs = raw.toString().replaceAll("wakil.0d9f6d0e", "other.0d9f6d0e");
  expect((await readMail(Buffer.from(theirs), [])).automatedReason).toBe("auto_reply");
  const staff = await composeMail({ ...answer, author: "staff", messageId: "x@roastery.example" });
  expect((await readMail(staff, [])).automatedReason).toBeNull();
});

test("what a customer puts into a name or subject begins no header of its own", async () => {
  const raw = await composeMail({
    ...answer,
    answers: {
      ...answer.answers,
      subject: "Hi\r\nBcc: all@victims.example",
      senderName: "N\r\nBcc: more@victims.example",
    },
  });
  const header = raw.toString().split("\r\n\r\n")[0] ?? "";
  expect(header).not.toMatch(/^bcc:/im);
  expect((await readMail(raw, [])).to.map(({ address }) => address)).toEqual(["noura@mail.example"]);
});

test("a first mail has a subject and no thread", async () => {
  const mail = await readMail(await composeMail({ ...answer, answers: null }), []);
  expect(mail).toMatchObject({ subject: "رسالة من محمصة الواحة", inReplyTo: [], references: [] });
});

test.each([
  ["Order", "Re: Order"],
  ["Re: Order", "Re: Order"],
  ["RE: Fwd: رد: طلب", "Re: طلب"],
  ["ردّ: إعادة توجيه: طلب", "Re: طلب"],
  ["Re[3]: Order", "Re: Order"],
  ["Reorder", "Re: Reorder"],
  ["", "Re:"],
])("the subject of an answer: %s", (subject, reply) => {
  expect(replySubject(subject)).toBe(reply);
});

test("a thread of years keeps its first and its last ids", () => {
  const references = Array.from({ length: 50 }, (_, index) => `${index}@x`);
  const ids = referencesOf({ messageId: "last@x", references });
  expect(ids).toHaveLength(20);
  expect([ids[0], ids[1], ids.at(-1)]).toEqual(["0@x", "32@x", "last@x"]);
});
