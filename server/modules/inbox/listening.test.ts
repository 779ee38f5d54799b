import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { jobs, startChannelListeners } from "#server/app.ts";
import { startJobs } from "#server/jobs/runner.ts";
import { channelShop } from "#server/testing/channel-shop.ts";
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

const letter = (id: string) =>
  `From: Noura <noura@mail.example>\r\nTo: ${box.user}\r\nSubject: Delivery\r\nMessage-ID: <${id}@mail.example>\r\n` +
  `Content-Type: text/plain; charset=utf-8\r\n\r\nهل توصلون إلى جدة؟ ${id}\r\n`;

test("new mail is answered when it arrives, without waiting for the minute; also after the server was away", async () => {
  await using shop = await channelShop({ CHANNEL_PRIVATE_ADDRESSES: "true" });
  const { app, owner } = shop;
  await app.request({
    path: "/api/channels/email/mailbox/",
    token: owner.token,
    json: {
      address: box.user,
      password: box.password,
      imap: { host: "127.0.0.1", port: box.port, security: "none" },
      smtp: { host: "127.0.0.1", port: post.port, security: "none" },
    },
  });
  // The runner starts without the timetable that polls every minute.
  const runner = await startJobs(app.context, app.database.ownerPool, jobs, { timetable: [] });
  const lines = startChannelListeners(app.context, app.database.ownerPool);
  const answers = (count: number) =>
    vi.waitFor(() => expect(post.receivedMails).toHaveLength(count), { timeout: 60_000, interval: 50 });
  try {
    await box.deliver(letter("one"));
    await answers(1);
    await box.deliver(letter("two"));
    await answers(2);
    await box.stop();
    await box.start();
    await box.deliver(letter("three"));
    await answers(3);
  } finally {
    await lines.stop();
    await runner.stop();
  }
}, 120_000);
