import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type StartedPlatforms, startPlatforms } from "#server/testing/start-platforms.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { type WebhookReceiver, webhookReceiver } from "#server/testing/webhook-receiver.ts";
import { type Connection, ConnectError, ReconnectError } from "./channel.ts";
import { email } from "./email.ts";
import { gmailPush } from "./email/push.ts";
import type { InboundMessage, RawEvent } from "./inbound.ts";

const mailbox = "care@suhailroasters.example";
const redirectUri = "http://wakil.test/channels/return/email";
const verifier = "a-verifier-of-forty-three-letters-or-more-xyz";
const codeChallenge = "Dh9_hW7AUm5gVrajzPIlr43xyWqqoCr8iZKLLwpqWY8";

let platforms: StartedPlatforms;
let app: TestApp;
beforeAll(async () => {
  platforms = await startPlatforms();
  app = await testApp({
    env: {
      ...platforms.env,
      GMAIL_PUSH_ACCOUNT: "gmail-push@simulated.iam.gserviceaccount.com",
      GOOGLE_KEYS_URL: `${platforms.url}/google/oauth2/v3/certs`,
    },
  });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await platforms[Symbol.asyncDispose]();
});

/** Logs in on Google's page as the owner; the first account offered there is the mailbox. */
async function codeFor(scope?: string): Promise<string> {
  const page = new URL(
    email.login?.authorizeUrl(app.context, { state: "s", redirectUri, codeChallenge }) ?? "",
  );
  const chosen = new URL("chosen", page);
  chosen.search = new URLSearchParams({
    email: mailbox,
    redirect_uri: page.searchParams.get("redirect_uri") ?? "",
    scope: scope ?? page.searchParams.get("scope") ?? "",
    challenge: page.searchParams.get("code_challenge") ?? "",
    back: `${redirectUri}?state=s`,
  }).toString();
  const answer = await fetch(chosen, { redirect: "manual" });
  return new URL(answer.headers.get("location") ?? "").searchParams.get("code") ?? "";
}
const exchange = (code: string, proof = verifier) =>
  email.login?.exchange(app.context, { code, redirectUri, verifier: proof, extra: {} });

let connection: Connection;
beforeEach(async () => {
  const account = await exchange(await codeFor());
  if (!account) throw new Error("no login");
  connection = {
    ...account,
    id: crypto.randomUUID(),
    organizationId: crypto.randomUUID(),
    kind: "email",
    tokenExpiresAt: null,
    syncedAt: null,
  };
  connection.details["since"] = new Date(Date.now() - 1000).toISOString();
  keep(await email.activate?.(app.context, connection));
});
const keep = (change: { details?: Record<string, unknown> } | undefined) =>
  Object.assign(connection.details, change?.details);
async function sync(): Promise<RawEvent[]> {
  const news = await email.sync?.(app.context, connection);
  keep(news?.change);
  return news?.events ?? [];
}
const read = async ({ body }: RawEvent): Promise<InboundMessage> =>
  (await email.read(JSON.parse(JSON.stringify(body)), connection))[0] as InboundMessage;

const mail = (id: string, words: string, more = "") =>
  `From: Noura <noura@mail.example>\r\nTo: ${mailbox}\r\nSubject: Beans\r\nMessage-ID: <${id}@mail.example>\r\n${more}Content-Type: text/plain; charset=utf-8\r\n\r\n${words}`;

test("C220: signing in at Google gives the mailbox and a lasting token, with PKCE", async () => {
  expect(connection).toMatchObject({
    account: mailbox,
    name: mailbox,
    secrets: { refreshToken: expect.stringMatching(/^1\/\//) },
  });
  await expect(exchange(await codeFor(), "another-verifier")).rejects.toBeInstanceOf(ConnectError);
  await expect(exchange(await codeFor("openid email"))).rejects.toMatchObject({ code: "missing_permission" });
});

test("new mail is found in the history, once, and read", async () => {
  platforms.google.receive(mailbox, mail("g1", "كم سعر الكيلو؟"));
  platforms.google.receive(mailbox, mail("g2", "وهل توصلون؟"));
  const events = await sync();
  expect((await Promise.all(events.map(read))).map(({ text }) => text)).toEqual([
    "كم سعر الكيلو؟",
    "وهل توصلون؟",
  ]);
  expect(await sync()).toEqual([]);
});

test("a history that Google no longer knows is made up for by a look at the inbox, under the same ids", async () => {
  platforms.google.receive(mailbox, mail("h1", "One"));
  const [first] = await sync();
  platforms.google.receive(mailbox, mail("h2", "Two"));
  const mailboxState = platforms.google.state.mailboxes[mailbox];
  if (mailboxState) mailboxState.oldestHistoryId = mailboxState.historyId + 1;
  connection.details["historyId"] = "1";
  const again = await sync();
  if (mailboxState) mailboxState.oldestHistoryId = 1000;
  const texts = (await Promise.all(again.map(read))).map(({ text }) => text);
  expect(texts).toContain("Two");
  expect(again.map(({ externalId }) => externalId)).toContain(first?.externalId);
  expect(await sync()).toEqual([]);
});

test("the answer is sent in Gmail's thread", async () => {
  platforms.google.receive(mailbox, mail("t1", "Are you open?"));
  const events = await sync();
  const question = await read(events.at(-1) as RawEvent);
  const outboxId = crypto.randomUUID();
  const outcome = await email.send(app.context, connection, {
    messageId: crypto.randomUUID(),
    outboxId,
    contact: "noura@mail.example",
    text: "Yes, until ten.",
    language: "en",
    author: "agent",
    audience: "private",
    answers: {
      externalId: question.externalId,
      kind: "text",
      at: question.at,
      subject: "Beans",
      headers: question.headers,
    },
  });
  expect(outcome).toEqual({ kind: "sent", externalId: `wakil.${outboxId}@suhailroasters.example` });
  const sent = platforms.google.sent.at(-1);
  expect(sent?.to).toContain("noura@mail.example");
  expect(sent?.raw.toString()).toContain("In-Reply-To: <t1@mail.example>");
  const mails = platforms.google.state.mailboxes[mailbox]?.mails ?? [];
  expect(mails.at(-1)?.threadId).toBe(mails.at(-2)?.threadId);
  expect(await sync()).toEqual([]);
});

test("a push wakes the mailbox only when Google signed it for us", async () => {
  await using shop: WebhookReceiver = await webhookReceiver();
  const pushNotification = async (audience: string) => {
    platforms.google.setPush(shop.url, audience);
    platforms.google.receive(mailbox, mail(crypto.randomUUID(), "x"));
    await platforms.settled();
    const { headers, body } = shop.received.at(-1) ?? { headers: {}, body: {} };
    const authorization = String(headers.authorization);
    return { bytes: Buffer.from(JSON.stringify(body)), headers: { authorization }, query: {} };
  };
  const genuine = await pushNotification("http://wakil.test/webhook/email/");
  expect(await gmailPush.isGenuine(app.context, genuine)).toBe(true);
  expect(gmailPush.wakes?.(genuine)).toEqual([mailbox]);
  expect(gmailPush.split(genuine, (why) => expect.fail(why))).toEqual([]);
  const forOthers = await pushNotification("https://another.example/");
  expect(await gmailPush.isGenuine(app.context, forOthers)).toBe(false);

  const [head, claims, signature] = genuine.headers.authorization.replace("Bearer ", "").split(".");
  const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
  const cut = `${signature?.slice(0, -8)}AAAAAAAA`;
  for (const authorization of [
    undefined,
    "Bearer x.y.z",
    `Bearer ${none}.${claims}.`,
    `Bearer ${head}.${claims}.${cut}`,
    `Bearer ${head}.${forOthers.headers.authorization.split(".")[1]}.${signature}`,
  ])
    expect(await gmailPush.isGenuine(app.context, { ...genuine, headers: { authorization } })).toBe(false);
  app.setClock(new Date(Date.now() + 2 * 3600 * 1000));
  expect(await gmailPush.isGenuine(app.context, genuine)).toBe(false);
  app.setClock(null);
});

test("access that was taken away asks to connect again; what is being sent waits", async () => {
  platforms.google.revokeAccess(mailbox);
  await expect(sync()).rejects.toBeInstanceOf(ReconnectError);
  const message = {
    messageId: crypto.randomUUID(),
    outboxId: crypto.randomUUID(),
    contact: "noura@mail.example",
    text: "Hi",
    language: "en" as const,
    author: "agent" as const,
    audience: "private" as const,
    answers: null,
  };
  expect(await email.send(app.context, connection, message)).toMatchObject({ kind: "reconnect" });
  await email.disconnect?.(app.context, connection, { isLast: true });
});
