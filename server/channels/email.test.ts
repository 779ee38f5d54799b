import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Mailserver, startDovecot } from "#server/testing/dovecot.ts";
import { type SmtpServer, startSmtp } from "#server/testing/smtp-server.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { type Connection, ReconnectError } from "./channel.ts";
import { email } from "./email.ts";
import type { InboundMessage, RawEvent } from "./inbound.ts";

let app: TestApp;
let box: Mailserver;
let post: SmtpServer;
beforeAll(async () => {
  app = await testApp({ env: { CHANNEL_PRIVATE_ADDRESSES: "true" } });
  box = await startDovecot();
  post = await startSmtp();
}, 120_000);
afterAll(async () => {
  await post[Symbol.asyncDispose]();
  await box[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

/** A connected mailbox; the test applies its changes as the product would store them. */
let connection: Connection;
beforeEach(async () => {
  post.behave({});
  connection = {
    id: crypto.randomUUID(),
    organizationId: crypto.randomUUID(),
    kind: "email",
    account: box.user,
    name: box.user,
    details: {
      transport: "imap",
      imap: { host: "localhost", port: box.port, security: "none" },
      smtp: { host: "127.0.0.1", port: post.port, security: "none" },
      username: box.user,
      senderName: "محمصة الواحة",
      since: new Date(Date.now() - 1000).toISOString(),
    },
    secrets: { password: box.password },
    tokenExpiresAt: null,
    syncedAt: null,
  };
  keep(await email.activate?.(app.context, connection));
});
const keep = (change: { details?: Record<string, unknown> } | undefined) =>
  Object.assign(connection.details, change?.details);

async function sync(): Promise<RawEvent[]> {
  const news = await email.sync?.(app.context, connection);
  keep(news?.change);
  return news?.events ?? [];
}
async function messages(events: RawEvent[]): Promise<InboundMessage[]> {
  const read = [];
  for (const { body } of events) read.push(await email.read(JSON.parse(JSON.stringify(body)), connection));
  return read.flat().filter((event) => event.kind === "message");
}

const letter = (id: string, words: string, more = "") =>
  `From: Noura <noura@mail.example>\r\nTo: ${box.user}\r\nSubject: Order 1042\r\nMessage-ID: <${id}@mail.example>\r\n` +
  `Date: Mon, 16 Nov 2026 10:00:00 +0300\r\n${more}Content-Type: text/plain; charset=utf-8\r\n\r\n${words}\r\n`;

const outbound = (answers: InboundMessage | null, words = "نعم، يصلك غدًا.") => ({
  messageId: crypto.randomUUID(),
  outboxId: crypto.randomUUID(),
  contact: "noura@mail.example",
  text: words,
  language: "ar" as const,
  author: "agent" as const,
  audience: "private" as const,
  answers: answers && {
    externalId: answers.externalId,
    kind: answers.messageKind,
    at: answers.at,
    subject: answers.subject ?? null,
    headers: answers.headers,
  },
});

test("what was in the mailbox before is left alone; what arrives is read once, in order", async () => {
  await box.deliver(letter("before", "An old question"));
  delete connection.details["cursor"];
  keep(await email.activate?.(app.context, connection));
  expect(await sync()).toEqual([]);
  await box.deliver(letter("one", "Where is my order?"));
  await box.deliver(letter("two", "Hello?"));
  const events = await sync();
  expect((await messages(events)).map(({ text }) => text)).toEqual(["Where is my order?", "Hello?"]);
  expect(events.map(({ thread }) => thread)).toEqual(["noura@mail.example", "noura@mail.example"]);
  expect(await sync()).toEqual([]);
});

test("when the server counts anew, mails come again under the ids they had, and older ones do not", async () => {
  const dayBefore = new Date(Date.now() - 3 * 3600 * 1000);
  await box.deliver(letter("long-ago", "Before we were connected"), dayBefore);
  delete connection.details["cursor"];
  keep(await email.activate?.(app.context, connection));
  await box.deliver(letter("kept", "Do you open on Friday?"));
  const [first] = await sync();
  await box.stop();
  box.forgetNumbers();
  await box.start();
  await box.deliver(letter("after", "And on Saturday?"));
  const again = await sync();
  expect(again.map(({ externalId }) => externalId)).toContain(first?.externalId);
  const texts = (await messages(again)).map(({ text }) => text);
  expect(texts).toContain("And on Saturday?");
  expect(texts).not.toContain("Before we were connected");
  expect(await sync()).toEqual([]);
});

test("a server that is down loses nothing: what arrived is read when it is back", async () => {
  await box.deliver(letter("while-up", "One"));
  await box.stop();
  await expect(sync()).rejects.toMatchObject({ code: "unreachable" });
  await box.start();
  expect((await messages(await sync())).map(({ text }) => text)).toEqual(["One"]);
});

test("a password that no longer works asks to connect again, and the log hears neither user nor password", async () => {
  connection.secrets["password"] = "s3cret-word";
  const problem = await sync().catch((error: Error) => error);
  expect(problem).toBeInstanceOf(ReconnectError);
  expect((problem as Error).message).not.toMatch(/s3cret|hello@/);
  connection.secrets["password"] = box.password;
  expect(await sync()).toEqual([]);
});

test("a certificate nobody vouches for is refused, and so is a server of our own network", async () => {
  const settings = connection.details["imap"] as object;
  connection.details["imap"] = { ...settings, port: box.tlsPort, security: "tls" };
  await expect(sync()).rejects.toMatchObject({ code: "tls_failed" });
  connection.details["imap"] = { ...settings, security: "starttls" };
  await expect(sync()).rejects.toMatchObject({ code: "tls_failed" });
  connection.details["imap"] = settings;
  const guarded = {
    ...app.context,
    config: { ...app.context.config, channels: { ...app.context.config.channels, privateAddresses: false } },
  };
  await expect(email.sync?.(guarded, connection)).rejects.toMatchObject({ code: "address_blocked" });
  expect(await email.send(guarded, connection, outbound(null))).toMatchObject({ kind: "later" });
});

test("the answer goes into the thread, in both forms, marked as a machine's, and is known when it comes back", async () => {
  await box.deliver(letter("asked", "متى يوصل طلبي؟", "References: <root@mail.example>\r\n"));
  const [question] = await messages(await sync());
  const message = outbound(question ?? null);
  expect(await email.send(app.context, connection, message)).toEqual({
    kind: "sent",
    externalId: `wakil.${message.outboxId}@roastery.example`,
  });
  const sent = post.receivedMails.at(-1);
  expect(sent).toMatchObject({ from: box.user, to: ["noura@mail.example"] });
  const header = sent?.raw.replace(/\r\n[ \t]+/g, " ") ?? "";
  expect(header).toContain("In-Reply-To: <asked@mail.example>");
  expect(header).toContain("References: <root@mail.example> <asked@mail.example>");
  expect(header).toContain("Subject: Re: Order 1042");
  expect(header).toContain("Auto-Submitted: auto-replied");
  expect(header).toContain(`Message-ID: <wakil.${message.outboxId}@roastery.example>`);

  await box.deliver(sent?.raw ?? "");
  expect(await messages(await sync())).toEqual([]);

  const reply = `From: Noura <noura@mail.example>\r\nMessage-ID: <again@mail.example>\r\nIn-Reply-To: <wakil.${message.outboxId}@roastery.example>\r\n`;
  await box.deliver(
    `${reply}Content-Type: text/plain; charset=utf-8\r\n\r\nشكرًا\r\n\r\nفي 16 نوفمبر 2026، 3:04 م جاء من محمصة الواحة:\r\n> نعم، يصلك غدًا.\r\n`,
  );
  const [back] = await messages(await sync());
  expect(back).toMatchObject({
    text: "شكرًا",
    quotes: `wakil.${message.outboxId}@roastery.example`,
    from: { name: "Noura" },
  });
});

test("a person's answer is not marked as a machine's", async () => {
  await email.send(app.context, connection, { ...outbound(null), author: "staff" });
  expect(post.receivedMails.at(-1)?.raw).not.toContain("Auto-Submitted");
});

test("attachments are handed out from the mailbox, also after it was counted anew", async () => {
  await box.deliver(
    readFileSync(new URL("email/fixtures/nested-with-arabic-file-name.eml", import.meta.url)),
  );
  const [message] = await messages(await sync());
  expect(message?.attachments.map(({ name, kind }) => [name, kind])).toEqual([
    ["كشف حساب.pdf", "document"],
    ["photogpj.exe", "document"],
  ]);
  const content = message?.attachments[0]?.content;
  const reference = content && "reference" in content ? content.reference : "";
  const pdf = {
    bytes: expect.objectContaining({ byteLength: 15 }),
    type: "application/pdf",
    name: "كشف حساب.pdf",
  };
  expect(await email.fetchMedia?.(app.context, connection, reference)).toMatchObject(pdf);
  await box.stop();
  box.forgetNumbers();
  await box.start();
  expect(await email.fetchMedia?.(app.context, connection, reference)).toMatchObject(pdf);
});

test("a bounce tells which of our mails did not arrive, and is no customer's message", async () => {
  const bounce = readFileSync(new URL("email/fixtures/bounce-final.eml", import.meta.url));
  await box.deliver(bounce);
  const [event] = await sync();
  expect(await email.read(event?.body, connection)).toEqual([
    {
      kind: "status",
      contact: "gone@mail.example",
      outboxId: "0d9f6d0e-3c1b-4f3a-9d57-6a3a1c6f2b10",
      status: "failed",
      code: "unknown_contact",
      why: "550 5.1.1 The email account that you tried to reach does not exist",
      at: expect.any(Date),
    },
  ]);
});

const fates: [string, Parameters<SmtpServer["behave"]>[0], object][] = [
  ["no such person", { recipient: [550, "5.1.1 User unknown"] }, { kind: "failed", code: "unknown_contact" }],
  ["mailbox busy", { recipient: [450, "4.2.1 Try later"] }, { kind: "later" }],
  ["taken for spam", { data: [554, "5.7.1 Looks like spam"] }, { kind: "failed", code: "rejected" }],
  ["too large", { data: [552, "5.3.4 Too big"] }, { kind: "failed", code: "too_large" }],
  ["greylisted", { data: [451, "4.7.1 Greylisted"] }, { kind: "later" }],
  ["the line broke after the mail was taken", { hangUp: true }, { kind: "uncertain" }],
];
test.each(fates)("what becomes of a mail: %s", async (_name, behaviour, outcome) => {
  post.behave(behaviour);
  expect(await email.send(app.context, connection, outbound(null))).toMatchObject(outcome);
});

test("a sending server that is down is tried again, one that refuses our password is not", async () => {
  await post.stop();
  expect(await email.send(app.context, connection, outbound(null))).toMatchObject({ kind: "later" });
  await post.start();
  connection.secrets["password"] = "wrong";
  expect(await email.send(app.context, connection, outbound(null))).toMatchObject({ kind: "reconnect" });
});
