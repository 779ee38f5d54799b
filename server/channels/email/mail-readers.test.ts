import { afterAll, expect, test } from "vitest";
import { ticksDuring } from "#server/testing/ticks.ts";
import { closeMailReaders, readAttachmentApart, readMailApart } from "./mail-readers.ts";

afterAll(closeMailReaders);

const account = "hello@roastery.example";
const header = (type: string) =>
  `From: Noura <noura@mail.example>\r\nTo: ${account}\r\nSubject: Beans\r\nMessage-ID: <1@mail.example>\r\nMIME-Version: 1.0\r\nContent-Type: ${type}\r\n\r\n`;

const receivedMail = (raw: string) => ({
  raw: Buffer.from(raw),
  account,
  receivedAt: new Date("2026-11-16T10:00:00Z"),
  where: { from: "imap", validity: "1", uid: 1 } as const,
});

const withAttachment = (file: Buffer) =>
  `${header("multipart/mixed; boundary=part")}--part\r\nContent-Type: text/plain\r\n\r\nMy order is attached.\r\n` +
  `--part\r\nContent-Type: application/pdf; name=order.pdf\r\nContent-Transfer-Encoding: base64\r\n` +
  `Content-Disposition: attachment; filename=order.pdf\r\n\r\n${file.toString("base64").replace(/.{76}/g, "$&\r\n")}\r\n--part--\r\n`;

const large = [
  ["1 MB of small elements", header("text/html") + "<p>Hello <b>you</b></p>\r\n".repeat(44_000)],
  ["200,000 quoted lines", header("text/plain") + "> x\r\n".repeat(200_000)],
  ["50,000 nested elements", header("text/html") + "<div>".repeat(50_000)],
  ["20,000 nested tables", header("text/html") + "<table><tr><td>".repeat(20_000)],
  ["an attachment of 10 MB", withAttachment(Buffer.alloc(10 * 1024 * 1024, 7))],
] as const;

test.each(large)("A38: a mail of %s is read while the server goes on serving", async (_name, raw) => {
  const mail = receivedMail(raw);
  const reading = readMailApart(mail);
  expect(await ticksDuring(reading)).toBeGreaterThan(5);
  expect(await reading).toMatchObject({ account, thread: "noura@mail.example" });
});

test("A38: a mail that takes too long or too much memory waits for a person, and the next one is read", async () => {
  const mail = receivedMail(large[0][1]);
  const slow = await readMailApart(mail, { timeMs: 1, residentBytes: Number.POSITIVE_INFINITY });
  const fat = await readMailApart(mail, { timeMs: 60_000, residentBytes: 1 });
  for (const event of [slow, fat]) {
    expect(event).toMatchObject({ thread: "noura@mail.example" });
    expect(event.body).toMatchObject({ mail: { needsPerson: "broken", subject: "Beans", text: "" } });
  }
  const next = await readMailApart(receivedMail(`${header("text/plain")}Are you open?`));
  expect(next.body).toMatchObject({ mail: { needsPerson: null, text: "Are you open?" } });
});

test("a mail waits in its mailbox when no process is there to read it", async () => {
  const reading = readMailApart(receivedMail(large[0][1]));
  closeMailReaders();
  await expect(reading).rejects.toThrow("no process");
});

test("an attachment is read by its place in the mail", async () => {
  const file = Buffer.from("%PDF-1.7 an order");
  const raw = Buffer.from(withAttachment(file));
  expect(await readAttachmentApart(raw, 0)).toEqual({
    bytes: expect.any(Uint8Array) as Uint8Array,
    type: "application/pdf",
    name: "order.pdf",
  });
  expect(Buffer.from((await readAttachmentApart(raw, 0))!.bytes).toString()).toBe(file.toString());
  expect(await readAttachmentApart(raw, 1)).toBeNull();
});
