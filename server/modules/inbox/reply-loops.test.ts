import { expect, test } from "vitest";
import { channelShop } from "#server/testing/channel-shop.ts";
import { type Mailserver, startDovecot } from "#server/testing/dovecot.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type SmtpServer, startSmtp } from "#server/testing/smtp-server.ts";
import { shopEntries, trainAgent } from "#server/testing/train-agent.ts";

interface Side {
  address: string;
  box: Mailserver;
  post: SmtpServer;
  /** Number of its messages that were delivered to the other mailbox. */
  carried: number;
}

async function createSide(address: string): Promise<Side> {
  const password = "right-password";
  return {
    address,
    box: await startDovecot(address, password),
    post: await startSmtp(address, password),
    carried: 0,
  };
}

const ways: [how: string, carry: (mail: string) => string][] = [
  ["as it was sent", (mail) => mail],
  [
    "without the marks of a machine, as careless gateways hand it on",
    (mail) => mail.replace(/^(Auto-Submitted|X-Auto-Response-Suppress|Precedence):.*\r\n/gim, ""),
  ],
];
test.each(ways)(
  "A39: two businesses' agents that write to each other stop after two mails; mail %s",
  async (_, carry) => {
    const sides = [
      await createSide("hello@roastery.example"),
      await createSide("orders@dates.example"),
    ] as const;
    await using shop = await channelShop({ CHANNEL_PRIVATE_ADDRESSES: "true" });
    const { app } = shop;
    const second = await signUpOwner(app);
    await trainAgent(app, second.organizationId, shopEntries());
    for (const [index, { address, box, post }] of sides.entries()) {
      const connected = await app.request({
        path: "/api/channels/email/mailbox/",
        token: (index === 0 ? shop.owner : second).token,
        json: {
          address,
          password: box.password,
          imap: { host: "127.0.0.1", port: box.port, security: "none" },
          smtp: { host: "127.0.0.1", port: post.port, security: "none" },
        },
      });
      expect(connected.status).toBe(200);
    }
    const [roastery, dates] = sides;
    /** Polls both mailboxes and puts what each sent into the other's inbox. */
    const round = async () => {
      await app.database.ownerPool.query(`select add_job('channels.tick')`);
      await shop.settle();
      for (const [from, to] of [
        [roastery, dates],
        [dates, roastery],
      ] as const)
        for (const { raw } of from.post.receivedMails.slice(from.carried)) {
          await to.box.deliver(carry(raw));
          from.carried += 1;
        }
    };

    // A person at one business writes to the other; this is the only mail here that a person wrote.
    await roastery.box.deliver(
      `From: Dates <${dates.address}>\r\nTo: ${roastery.address}\r\nSubject: Delivery\r\nMessage-ID: <by-hand@dates.example>\r\n` +
        `Content-Type: text/plain; charset=utf-8\r\n\r\nهل توصلون إلى جدة؟\r\n`,
    );
    for (let rounds = 0; rounds < 6; rounds++) await round();
    expect(roastery.post.receivedMails).toHaveLength(1);
    expect(dates.post.receivedMails).toHaveLength(0);
    // The returned mails are stored for staff to read.
    const { rows } = await app.database.ownerPool.query(
      "select machine from messages where organization_id = $1 and author = 'customer'",
      [second.organizationId],
    );
    expect(rows).toEqual([{ machine: expect.any(String) }]);
    for (const { box, post } of sides) {
      await post[Symbol.asyncDispose]();
      await box[Symbol.asyncDispose]();
    }
  },
  120_000,
);
