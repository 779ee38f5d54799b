import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { channelShop, type ChannelShop } from "#server/testing/channel-shop.ts";
import { chooseAccount } from "#server/simulator/choose-page.ts";
import { type Mailserver, startDovecot } from "#server/testing/dovecot.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type SmtpServer, startSmtp } from "#server/testing/smtp-server.ts";
import { startPlatforms, type StartedPlatforms } from "#server/testing/start-platforms.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";

const address = "hello@roastery.example";
const hourMs = 3600 * 1000;

/** Microsoft's log-in, and mail servers that ask it whose token they received. Both use the test's clock. */
let microsoft: StartedPlatforms;
let now: Date;
let box: Mailserver;
let post: SmtpServer;
beforeAll(async () => {
  microsoft = await startPlatforms({ clock: () => now });
  box = await startDovecot(address, "nobody-types-this", `${microsoft.url}/microsoft/introspect`);
  post = await startSmtp(address, "nobody-types-this", (token) => microsoft.microsoft.ownerOf(token));
}, 120_000);
afterAll(async () => {
  await post[Symbol.asyncDispose]();
  await box[Symbol.asyncDispose]();
  await microsoft[Symbol.asyncDispose]();
});
beforeEach(() => {
  now = new Date();
  post.behave({});
  post.receivedMails.length = 0;
});

function environment(): Record<string, string> {
  const ours = Object.entries(microsoft.env).filter(([name]) => name.startsWith("MICROSOFT_"));
  return {
    ...Object.fromEntries(ours),
    MICROSOFT_IMAP_URL: `imap://127.0.0.1:${box.port}?tls=none`,
    MICROSOFT_SMTP_URL: `smtp://127.0.0.1:${post.port}?tls=none`,
    CHANNEL_PRIVATE_ADDRESSES: "true",
  };
}

async function connect(app: TestApp, token: string) {
  const response = await app.request({
    path: "/api/channels/email/begin/",
    token,
    json: { provider: "microsoft" },
  });
  const back = await chooseAccount(response.body.data.url);
  return app.request({
    path: "/api/channels/email/finish/",
    token,
    json: { state: back.searchParams.get("state"), code: back.searchParams.get("code") },
  });
}

const letter = (id: string, words: string) =>
  `From: Noura <noura@mail.example>\r\nTo: ${address}\r\nSubject: Delivery\r\nMessage-ID: <${id}@mail.example>\r\n` +
  `Date: Mon, 16 Nov 2026 10:00:00 +0300\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${words}\r\n`;

const readMailboxes = async (shop: ChannelShop) => {
  await shop.app.database.ownerPool.query(`select add_job('channels.tick')`);
  return shop.settle();
};
const pass = (shop: ChannelShop, ms: number) => {
  now = new Date(now.getTime() + ms);
  shop.app.setClock(now);
};
const card = async ({ app, owner }: ChannelShop) =>
  (await app.request({ path: "/api/channels/", token: owner.token })).body.data[0];

test("C220: a mailbox at Microsoft: log-in, mail by XOAUTH2, an answer; tokens run out, are renewed, and it goes on", async () => {
  await using shop = await channelShop(environment());
  const connected = await connect(shop.app, shop.owner.token);
  expect(connected.body.data).toMatchObject({ state: "connected", connection: { name: address } });
  await box.deliver(letter("m-1", "هل توصلون إلى جدة؟"));
  await readMailboxes(shop);
  expect(post.receivedMails).toMatchObject([{ from: address, to: ["noura@mail.example"] }]);

  for (const hours of [1, 2, 3]) {
    pass(shop, hourMs);
    await box.deliver(letter(`later-${hours}`, `هل توصلون إلى جدة؟ ${"؟".repeat(hours)}`));
    await readMailboxes(shop);
    expect(post.receivedMails).toHaveLength(1 + hours);
  }
  expect(await card(shop)).toMatchObject({ connection: { needs_reconnect: false, undelivered: 0 } });

  const { rows } = await shop.app.database.ownerPool.query("select * from channel_connections");
  const stored = JSON.stringify(rows);
  const { tokens, refresh } = microsoft.microsoft.state;
  for (const secret of [...Object.keys(tokens), ...Object.keys(refresh)])
    expect(stored).not.toContain(secret);
});

test("C217: permission taken back at Microsoft: the channel asks to be connected again, and then reads what arrived meanwhile", async () => {
  await using shop = await channelShop(environment());
  await connect(shop.app, shop.owner.token);
  await box.deliver(letter("r-1", "هل توصلون إلى جدة؟"));
  await readMailboxes(shop);
  expect(post.receivedMails).toHaveLength(1);
  microsoft.microsoft.revokeAccess(address);
  await readMailboxes(shop);
  expect(await card(shop)).toMatchObject({ connection: { needs_reconnect: true } });
  await box.deliver(letter("r-2", "هل توصلون إلى الرياض؟"));
  const again = await connect(shop.app, shop.owner.token);
  expect(again.body.data).toMatchObject({ state: "connected", connection: { needs_reconnect: false } });
  await readMailboxes(shop);
  expect(post.receivedMails).toHaveLength(2);
});

test("a token refused before its time is renewed at once; Microsoft away for a while loses nothing", async () => {
  await using shop = await channelShop(environment());
  await connect(shop.app, shop.owner.token);
  microsoft.microsoft.state.tokens = {};
  await box.deliver(letter("t-1", "هل توصلون إلى جدة؟"));
  await readMailboxes(shop);
  expect(post.receivedMails).toHaveLength(1);

  microsoft.microsoft.faults.always = {
    kind: "answer",
    answer: { status: 503, headers: {}, body: "" },
  };
  pass(shop, 2 * hourMs);
  await box.deliver(letter("t-2", "هل توصلون إلى الرياض؟"));
  await readMailboxes(shop).catch(() => {});
  expect(await card(shop)).toMatchObject({ connection: { needs_reconnect: false } });
  microsoft.microsoft.faults.always = null;
  await shop.app.database.ownerPool.query("update jobs set run_at = now()");
  await readMailboxes(shop);
  expect(post.receivedMails).toHaveLength(2);
});

test("what Microsoft or the mail servers refuse is said, and nothing is connected", async () => {
  await using app = await testApp({ env: environment() });
  const { token } = await signUpOwner(app);
  const beginLogin = async () =>
    (await app.request({ path: "/api/channels/email/begin/", token, json: { provider: "microsoft" } })).body
      .data.url as string;
  const finish = (state: string | null, code: string | null) =>
    app.request({ path: "/api/channels/email/finish/", token, json: { state, code } });

  const url = new URL(await beginLogin());
  expect(url.searchParams.get("code_challenge_method")).toBe("S256");
  expect(url.searchParams.get("scope")).toContain("offline_access");
  const state = url.searchParams.get("state") ?? "";
  expect((await finish(state.replace("microsoft.", ""), "code")).body.code).toBe("login_state_invalid");
  expect((await finish(state, "no-such-code")).body.code).toBe("channel_connect_failed");

  const narrow = new URL(await beginLogin());
  narrow.searchParams.set("scope", "openid email offline_access https://outlook.office.com/SMTP.Send");
  const back = await chooseAccount(narrow.href);
  expect((await finish(back.searchParams.get("state"), back.searchParams.get("code"))).body.code).toBe(
    "channel_permission",
  );

  // Another person's address in the token gives no access, because the mail server knows to whom the token belongs.
  const accounts = microsoft.microsoft.state.accounts;
  microsoft.microsoft.state.accounts = { "victim@shop.example": { name: "X", username: "x@evil.example" } };
  try {
    expect((await connect(app, token)).body.code).toBe("channel_mail_access");
  } finally {
    microsoft.microsoft.state.accounts = accounts;
  }
  expect((await app.request({ path: "/api/channels/", token })).body.data[0].state).toBe("not_connected");
});

test("without an app of Microsoft's its log-in is not offered, and its addresses are told so", async () => {
  await using app = await testApp();
  const { token } = await signUpOwner(app);
  const options = await app.request({ path: "/api/channels/email/options/", token });
  expect(options.body.data.microsoft).toBe(false);
  const hint = await app.request({
    path: "/api/channels/email/detect/",
    token,
    json: { address: "shop@hotmail.com" },
  });
  expect(hint.body.data.login).toBe("none");
  const response = await app.request({
    path: "/api/channels/email/begin/",
    token,
    json: { provider: "microsoft" },
  });
  expect(response.status).toBe(400);
});
