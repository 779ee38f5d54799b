import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ChannelShop, channelShop } from "#server/testing/channel-shop.ts";
import { type Mailserver, startDovecot } from "#server/testing/dovecot.ts";
import { type SmtpServer, startSmtp } from "#server/testing/smtp-server.ts";

let box: Mailserver;
let post: SmtpServer;
beforeAll(async () => {
  box = await startDovecot();
  post = await startSmtp();
}, 120_000);
afterAll(async () => {
  await post[Symbol.asyncDispose]();
  await box[Symbol.asyncDispose]();
});

/**
 * Creates a trained business with a connected mailbox; `look` runs the polling job and everything that results from
 * it.
 */
async function mailShop() {
  const shop = await channelShop({ CHANNEL_PRIVATE_ADDRESSES: "true" });
  post.behave({});
  post.receivedMails.length = 0;
  const connected = await shop.app.request({
    path: "/api/channels/email/mailbox/",
    token: shop.owner.token,
    json: {
      address: box.user,
      password: box.password,
      imap: { host: "127.0.0.1", port: box.port, security: "none" },
      smtp: { host: "127.0.0.1", port: post.port, security: "none" },
    },
  });
  expect(connected.text).toContain('"connected"');
  const poll = async () => {
    await shop.app.database.ownerPool.query(`select add_job('channels.tick')`);
    return shop.settle();
  };
  return { shop, look: poll, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() };
}

const letter = (id: string, words: string, more = "", from = "Noura <noura@mail.example>") =>
  `From: ${from}\r\nTo: ${box.user}\r\nSubject: Delivery\r\nMessage-ID: <${id}@mail.example>\r\n` +
  `Date: Mon, 16 Nov 2026 10:00:00 +0300\r\n${more}Content-Type: text/plain; charset=utf-8\r\n\r\n${words}\r\n`;
const headerOf = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, "im").exec(raw.replace(/\r\n[ \t]+/g, " "))?.[1]?.trim();

async function tickets({ app, owner }: ChannelShop) {
  const list = await app.request({ path: "/api/tickets/", token: owner.token });
  return list.body.data as { id: string; channel: string; status: string; customer: { name: string } }[];
}
const ticketOf = async ({ app, owner }: ChannelShop, id: string) =>
  (await app.request({ path: `/api/tickets/${id}/`, token: owner.token })).body.data;

test("C220: a customer's mail is answered in its thread, and their reply goes on with the conversation", async () => {
  await using mail = await mailShop();
  const { shop, look } = mail;
  await box.deliver(letter("ask-1", "هل توصلون إلى جدة؟"));
  await look();
  expect(post.receivedMails).toHaveLength(1);
  const answer = post.receivedMails[0]?.raw ?? "";
  expect(headerOf(answer, "In-Reply-To")).toBe("<ask-1@mail.example>");
  expect(headerOf(answer, "Subject")).toBe("Re: Delivery");
  const messageId = headerOf(answer, "Message-ID") ?? "";

  await box.deliver(
    letter(
      "ask-2",
      "شكرًا. وهل توصلون إلى الرياض؟\r\n\r\nOn Mon, Nov 16, 2026 at 3:04 PM Shop <hello@roastery.example> wrote:\r\n> خلال يومين",
      `In-Reply-To: ${messageId}\r\nReferences: <ask-1@mail.example> ${messageId}\r\n`,
    ),
  );
  await look();
  expect(post.receivedMails).toHaveLength(2);
  expect(headerOf(post.receivedMails[1]?.raw ?? "", "References")).toBe(
    `<ask-1@mail.example> ${messageId} <ask-2@mail.example>`,
  );
  const all = await tickets(shop);
  // The subject is the one that the customer wrote.
  expect(all).toMatchObject([{ channel: "email", subject: "Delivery", customer: { name: "Noura" } }]);
  const ticket = await ticketOf(shop, all[0]?.id ?? "");
  const words = JSON.stringify(ticket);
  expect(words).toContain("وهل توصلون إلى الرياض؟");
  expect(await shop.sent()).toMatchObject([{ status: "sent" }, { status: "sent" }]);
});

test("a mail that is called by a greeting is a ticket called by what it asks", async () => {
  await using mail = await mailShop();
  await box.deliver(letter("hello", "هل توصلون إلى جدة؟").replace("Subject: Delivery", "Subject: Hello"));
  await mail.look();
  expect(await tickets(mail.shop)).toMatchObject([{ subject: "هل توصلون إلى جدة؟" }]);
});

test("the same mail is one message and one answer, also after the server counted anew", async () => {
  await using mail = await mailShop();
  await box.deliver(letter("twice", "هل توصلون إلى جدة؟"));
  await mail.look();
  await box.deliver(letter("twice", "هل توصلون إلى جدة؟"));
  await mail.look();
  await box.stop();
  box.forgetNumbers();
  await box.start();
  await mail.look();
  await mail.look();
  expect(await mail.shop.sent()).toHaveLength(1);
  expect(post.receivedMails).toHaveLength(1);
});

test("machines are kept for staff and never answered; strangers are never one conversation", async () => {
  await using mail = await mailShop();
  await box.deliver(
    readFileSync(new URL("../../channels/email/fixtures/out-of-office-ar.eml", import.meta.url)),
  );
  await box.deliver(readFileSync(new URL("../../channels/email/fixtures/mailing-list.eml", import.meta.url)));
  await mail.look();
  expect(post.receivedMails).toEqual([]);
  const same = "Subject: Delivery\r\n";
  await box.deliver(letter("s-1", "هل توصلون إلى جدة؟", same, "One <one@mail.example>"));
  await box.deliver(letter("s-2", "هل توصلون إلى جدة؟", same, "Two <two@mail.example>"));
  await mail.look();
  expect(post.receivedMails.flatMap(({ to }) => to).toSorted()).toEqual([
    "one@mail.example",
    "two@mail.example",
  ]);
  const written = (await tickets(mail.shop)).filter(({ customer }) => ["One", "Two"].includes(customer.name));
  expect(written).toHaveLength(2);
});

test("an absence note to an answer does not open a closed ticket again", async () => {
  await using mail = await mailShop();
  const { shop, look } = mail;
  await box.deliver(letter("away-1", "هل توصلون إلى جدة؟"));
  await look();
  const [ticket] = await tickets(shop);
  const resolved = await shop.app.request({
    method: "POST",
    path: `/api/tickets/${ticket?.id}/resolve/`,
    token: shop.owner.token,
  });
  expect(resolved.status).toBe(200);
  await box.deliver(letter("away-2", "أنا في إجازة", "Auto-Submitted: auto-replied\r\n"));
  await look();
  expect(await tickets(shop)).toMatchObject([{ id: ticket?.id, status: "closed" }]);
  const { messages } = await ticketOf(shop, ticket?.id ?? "");
  expect(messages).toHaveLength(3);
});

test("A39: in one thread and hour the agent answers five times, then a person has it", async () => {
  await using mail = await mailShop();
  for (let at = 0; at < 7; at++) {
    await box.deliver(letter(`duel-${at}`, `هل توصلون إلى جدة؟ ${"؟".repeat(at)}`));
    await mail.look();
  }
  expect(post.receivedMails).toHaveLength(5);
  expect(await tickets(mail.shop)).toMatchObject([{ status: "deferred" }]);
});

test("a mail that comes back shows as not delivered, and the ticket goes to a person", async () => {
  await using mail = await mailShop();
  await box.deliver(letter("gone", "هل توصلون إلى جدة؟", "", "Gone <gone@mail.example>"));
  await mail.look();
  const messageId = headerOf(post.receivedMails[0]?.raw ?? "", "Message-ID")?.replace(/[<>]/g, "") ?? "";
  const report = readFileSync(
    new URL("../../channels/email/fixtures/bounce-final.eml", import.meta.url),
    "latin1",
  );
  await box.deliver(report.replace(/wakil\.[0-9a-f-]{36}@roastery\.example/, messageId));
  await mail.look();
  expect(await mail.shop.sent()).toMatchObject([{ status: "failed", failure: "unknown_contact" }]);
  expect(await tickets(mail.shop)).toMatchObject([{ status: "deferred" }]);
});

test("servers that are down and back again: nothing is lost and nothing is sent twice", async () => {
  await using mail = await mailShop();
  await post.stop();
  await box.deliver(letter("down", "هل توصلون إلى جدة؟"));
  await mail.look();
  expect(post.receivedMails).toEqual([]);
  await post.start();
  await mail.shop.app.database.ownerPool.query("update jobs set run_at = now()");
  mail.shop.app.setClock(new Date(Date.now() + 3600 * 1000));
  await mail.shop.settle();
  expect(post.receivedMails).toHaveLength(1);
  expect(await mail.shop.sent()).toMatchObject([{ status: "sent" }]);
});

test("what came with a mail is kept and can be opened", async () => {
  await using mail = await mailShop();
  await box.deliver(
    readFileSync(new URL("../../channels/email/fixtures/nested-with-arabic-file-name.eml", import.meta.url)),
  );
  await mail.look();
  const { rows } = await mail.shop.app.database.ownerPool.query(
    "select name, file_key is not null as kept, problem from attachments order by position",
  );
  expect(rows).toEqual([
    { name: "كشف حساب.pdf", kept: true, problem: null },
    { name: "photogpj.exe", kept: true, problem: null },
  ]);
});
