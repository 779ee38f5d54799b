import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { adapterContext } from "#server/testing/adapter-context.ts";
import { genuineEvents, outboundTo, readEvents } from "#server/testing/adapter-deliveries.ts";
import { connectAccount } from "#server/testing/connect-account.ts";
import { startPlatforms } from "#server/testing/start-platforms.ts";
import { webhookReceiver } from "#server/testing/webhook-receiver.ts";
import { type Connection, type Outbound, ReconnectNeeded } from "./channel.ts";
import { twitter } from "./twitter.ts";
import { isBehind } from "./twitter-poll.ts";
import { ensureWebhook, subscribe } from "./twitter-subscribe.ts";
import { twitterWebhook } from "./twitter-webhook.ts";

const account = "1700000000000000002";
const person = { id: "1800000000000000009", username: "noura", name: "نورة" };
const started = new Date("2026-11-20T09:00:00Z");
const minuteMs = 60_000;

/** The product and X. Without `webhook` X reaches no address of ours, and the account is asked instead. */
async function connected(options: { webhook: boolean }) {
  let now = started;
  const platforms = await startPlatforms({ clock: () => now });
  const shop = await webhookReceiver({ consumerSecret: platforms.env["X_CONSUMER_SECRET"] ?? "" });
  const context = adapterContext(
    { ...platforms.env, PUBLIC_URL: options.webhook ? new URL(shop.url).origin : "http://127.0.0.1:9" },
    () => now,
  );
  const connection = await connectAccount(context, twitter);
  return {
    context,
    connection,
    platforms,
    xSide: platforms.x,
    at(to: Date) {
      now = to;
    },
    async events() {
      await platforms.settled();
      return genuineEvents(context, twitterWebhook, shop.received);
    },
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]();
      await platforms[Symbol.asyncDispose]();
    },
  };
}

const outbound = (more: Partial<Outbound> = {}) => outboundTo(person.id, more);

test("X: PKCE log-in, one webhook registered once, four events subscribed", async () => {
  await using side = await connected({ webhook: true });
  expect(side.connection).toMatchObject({ account, name: "@suhailroasters" });
  expect(
    Object.values(side.xSide.state.subscriptions)
      .map(({ event }) => event)
      .toSorted(),
  ).toEqual(["chat.received", "dm.received", "dm.sent", "post.mention.create"]);
  // Connecting again finds what is there.
  const webhook = await ensureWebhook(side.context);
  await subscribe(side.context, side.connection, webhook ?? "");
  expect(Object.keys(side.xSide.state.webhooks)).toEqual([webhook]);
  expect(Object.keys(side.xSide.state.subscriptions)).toHaveLength(4);
});

test("A57: a challenge is answered with the consumer secret, and only for a token", async () => {
  const context = adapterContext(
    { X_CLIENT_ID: "id", X_CLIENT_SECRET: "s", X_CONSUMER_SECRET: "consumer" },
    () => started,
  );
  const right = createHmac("sha256", "consumer").update("abc").digest("base64");
  expect(twitterWebhook.challenge?.(context, { crc_token: "abc" })).toEqual({
    response_token: `sha256=${right}`,
  });
  expect(twitterWebhook.challenge?.(context, {})).toBeNull();
});

test("A57: nobody gets a delivery signed by asking for it as a challenge", async () => {
  const context = adapterContext(
    { X_CLIENT_ID: "id", X_CLIENT_SECRET: "s", X_CONSUMER_SECRET: "consumer" },
    () => started,
  );
  const payload = { id: "1", sender_id: "5", text: "أريد استرداد المبلغ" };
  const forged = JSON.stringify({
    data: { event_type: "dm.received", event_uuid: "1", filter: { user_id: account }, payload },
  });
  expect(twitterWebhook.challenge?.(context, { crc_token: forged })).toBeNull();
});

test("X: messages, pictures, mentions and encrypted chats are understood; our own words are echoes", async () => {
  await using side = await connected({ webhook: true });
  const { context, connection, xSide } = side;
  const dm = xSide.write(account, person, "كم السعر؟ 👍");
  xSide.write(account, person, "شوف", "https://ton.twitter.com/1.jpg");
  const mention = xSide.mention(account, person, "@suhailroasters هل توصلون للدمام؟", "1980000000000000021");
  xSide.writeEncrypted(account, person);
  const sent = await twitter.send(context, connection, outbound());
  await new Promise((done) => setImmediate(done));
  const raw = await side.events();
  const events = await readEvents(
    twitter,
    raw.map(({ body }) => body),
    connection,
  );
  const messages = events.flatMap((event) => (event.kind === "message" ? [event] : []));
  expect(messages.find(({ externalId }) => externalId === dm)).toMatchObject({
    from: { address: person.id, name: "نورة" },
    text: "كم السعر؟ 👍",
    at: started,
  });
  expect(messages.find(({ is }) => is === "image")).toMatchObject({
    text: "شوف",
    attachments: [{ kind: "image" }],
  });
  const comment = messages.find(({ is }) => is === "comment");
  expect(comment).toMatchObject({ externalId: mention, text: "هل توصلون للدمام؟" });
  const full = comment && (await twitter.complete?.(context, connection, comment));
  expect(full?.post).toMatchObject({
    author: "@suhailroasters",
    permalink: "https://x.com/i/web/status/1980000000000000021",
  });
  expect(messages.find(({ is }) => is === "unsupported")).toMatchObject({
    from: { address: person.id },
    text: "",
    at: started,
  });
  expect(events).toContainEqual(
    expect.objectContaining({
      kind: "echo",
      contact: person.id,
      externalId: sent.kind === "sent" && sent.externalId,
    }),
  );
  await expect(twitter.fetchMedia?.(context, connection, "https://evil.test/x.com/1.jpg")).rejects.toThrow(
    "not X's",
  );
});

test("X: where no webhook reaches us, messages and mentions are asked for once each, from the connecting on", async () => {
  await using side = await connected({ webhook: false });
  const { context, xSide } = side;
  expect(side.connection.details["webhook"]).toBeNull();
  let { connection } = side;
  const sync = async () => {
    const found = await twitter.sync?.(context, connection);
    connection = { ...connection, details: { ...connection.details, ...found?.change?.details } };
    return found?.events ?? [];
  };
  expect(await sync()).toEqual([]);
  const ids = Array.from({ length: 130 }, (_, at) => xSide.write(account, person, `سؤال ${at}`));
  const mention = xSide.mention(account, person, "@suhailroasters سؤال");
  const events = await sync();
  expect(events.map(({ externalId }) => externalId).toSorted()).toEqual(
    [...ids.map((id) => `dm:${id}`), `post:${mention}`].toSorted(),
  );
  expect(await sync()).toEqual([]);
  const read = await readEvents(
    twitter,
    events.map(({ body }) => body),
    connection,
  );
  expect(read.find((event) => event.kind === "message" && event.is === "text")).toMatchObject({
    from: { name: "نورة" },
  });
});

test("X: a backlog longer than a look is read to its end, and what is new meanwhile first", async () => {
  await using side = await connected({ webhook: false });
  const { context, xSide } = side;
  let { connection } = side;
  let now = started;
  const look = async () => {
    side.at((now = new Date(now.getTime() + minuteMs)));
    const found = await twitter.sync?.(context, connection);
    connection = { ...connection, details: { ...connection.details, ...found?.change?.details } };
    return found?.events.map(({ externalId }) => externalId) ?? [];
  };
  const write = (count: number) =>
    Array.from({ length: count }, (_, at) => `dm:${xSide.write(account, person, `سؤال ${at}`)}`);
  const mention = (count: number) =>
    Array.from(
      { length: count },
      (_, at) => `post:${xSide.mention(account, person, `@suhailroasters سؤال ${at}`)}`,
    );
  const expected = [...write(1640), ...mention(640)];
  const seen = new Set(await look());
  expect(seen.size).toBe(1000);
  // A second backlog before the first is read, and a mark that X has forgotten.
  const later = write(720);
  const found = await look();
  expect(found).toContain(later.at(-1));
  for (const id of found) seen.add(id);
  xSide.faults.next.push({
    path: "dm_events",
    fault: { kind: "answer", answer: { status: 503, body: "" } },
  });
  for (let left = 300; left > 0 && isBehind(connection); left--) {
    if (left === 298)
      connection.details["messagesRest"] = (
        connection.details["messagesRest"] as { page: string; floor: string }[]
      ).map((one) => ({ ...one, page: "forgotten" }));
    try {
      for (const id of await look()) seen.add(id);
    } catch (problem) {
      expect((problem as Error).message).toBe("answer 503");
    }
  }
  expect([...expected, ...later].filter((id) => !seen.has(id))).toEqual([]);
  expect(isBehind(connection)).toBe(false);
  expect(await look()).toEqual([]);
});

test("X: a look that loses its mark, and then X, goes on there the next time", async () => {
  await using side = await connected({ webhook: false });
  const { context, xSide } = side;
  let { connection } = side;
  const written = Array.from({ length: 150 }, (_, at) => `dm:${xSide.write(account, person, `سؤال ${at}`)}`);
  const answer = (status: number) => ({ kind: "answer", answer: { status, body: "" } }) as const;
  // The first page comes; the second's mark is refused, and X is down when the first is asked for anew.
  let isRefused = false;
  xSide.faults.next.push(
    {
      path: "pagination_token",
      get fault() {
        isRefused = true;
        return answer(400);
      },
    },
    {
      get path() {
        return isRefused ? "dm_events" : "nothing yet";
      },
      fault: answer(503),
    },
  );
  const seen = new Set<string>();
  let now = started;
  for (let looks = 0; looks < 2; looks++) {
    side.at((now = new Date(now.getTime() + minuteMs)));
    const found = await twitter.sync?.(context, connection);
    connection = { ...connection, details: { ...connection.details, ...found?.change?.details } };
    for (const { externalId } of found?.events ?? []) seen.add(externalId);
    if (looks === 0) expect(seen.size).toBe(100);
  }
  expect(written.filter((id) => !seen.has(id))).toEqual([]);
});

test("X: connected again, the account is read from where it was left", async () => {
  await using side = await connected({ webhook: false });
  const { context, connection, xSide } = side;
  const missed = xSide.write(account, person, "هل أحد هنا؟");
  const details = twitter.resume?.({ username: "suhailroasters" }, connection.details) ?? {};
  const change = await twitter.activate?.(context, { ...connection, details });
  const again = { ...connection, details: { ...details, ...change?.details } };
  const found = await twitter.sync?.(context, again);
  expect(found?.events.map(({ externalId }) => externalId)).toEqual([`dm:${missed}`]);
});

test("X: what webhook and look both bring has one id", async () => {
  await using side = await connected({ webhook: true });
  side.xSide.write(account, person, "سلام");
  side.xSide.mention(account, person, "@suhailroasters سلام");
  const told = (await side.events()).map(({ externalId }) => externalId).toSorted();
  const asked = await twitter.sync?.(side.context, side.connection);
  expect(asked?.events.map(({ externalId }) => externalId).toSorted()).toEqual(told);
  expect(told).toHaveLength(2);
});

test("X: too many calls wait until the time X names, for sending and for asking", async () => {
  await using side = await connected({ webhook: false });
  const { context, connection } = side;
  side.xSide.write(account, person, "سلام");
  const outcomes = [];
  for (let message = 0; message < 16; message++)
    outcomes.push(await twitter.send(context, connection, outbound()));
  expect(outcomes.filter(({ kind }) => kind === "sent")).toHaveLength(15);
  expect(outcomes.at(-1)).toMatchObject({ kind: "later", pace: "account", afterMs: minuteMs });
  for (let look = 0; look < 20; look++) await twitter.sync?.(context, connection);
  const refused = await twitter.sync?.(context, connection);
  expect(refused?.change?.details?.["pollAfter"]).toBe(new Date(started.getTime() + minuteMs).toISOString());
  const waiting = { ...connection, details: { ...connection.details, ...refused?.change?.details } };
  expect(await twitter.sync?.(context, waiting)).toBeUndefined();
});

test("X: a mention is answered under itself; too long, blocked, cut and gone are told apart", async () => {
  await using side = await connected({ webhook: true });
  const { context, connection, xSide } = side;
  const mention = xSide.mention(account, person, "@suhailroasters سؤال");
  const answers = { externalId: mention, kind: "comment", at: started, subject: null, headers: null };
  const publicly = (text: string) =>
    twitter.send(context, connection, outbound({ audience: "public", answers, text }));
  expect(await publicly("نعم")).toMatchObject({ kind: "sent" });
  expect(xSide.state.posts.at(-1)).toMatchObject({ inReplyTo: mention, text: "نعم" });
  expect(await publicly("س".repeat(281))).toMatchObject({ kind: "failed", code: "too_large" });
  expect(await twitter.send(context, connection, outbound({ contact: "1234" }))).toMatchObject({
    kind: "failed",
    code: "blocked",
  });
  xSide.faults.next.push({ fault: { kind: "lost" } });
  expect(await twitter.send(context, connection, outbound())).toMatchObject({ kind: "uncertain" });
});

test("X: the token is renewed in time; a message meanwhile waits, a refused renewal asks for the owner", async () => {
  await using side = await connected({ webhook: true });
  const { context, connection, xSide } = side;
  side.at(new Date(started.getTime() + 121 * minuteMs));
  xSide.write(account, person, "سلام");
  expect(await twitter.send(context, connection, outbound())).toMatchObject({ kind: "later" });
  const done = await twitter.sync?.(context, connection);
  const renewedConnection: Connection = {
    ...connection,
    secrets: done?.change?.secrets ?? {},
    tokenExpiresAt: done?.change?.tokenExpiresAt ?? null,
  };
  expect(await twitter.send(context, renewedConnection, outbound())).toMatchObject({ kind: "sent" });
  // The first renewal is spent.
  await expect(twitter.sync?.(context, connection)).rejects.toThrow(ReconnectNeeded);
});

const picture = {
  bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
  type: "image/png",
  name: "a.png",
  url: "",
};

test("X: a picture is uploaded, then goes with its words, to one customer and under a post", async () => {
  await using side = await connected({ webhook: true });
  const { context, connection, xSide } = side;
  const mention = xSide.mention(account, person, "@suhailroasters كيف شكل الكيس؟");
  const sent = await twitter.send(context, connection, outbound({ text: "هذا هو", picture }));
  const line = xSide.state.messages.at(-1);
  expect(sent).toEqual({ kind: "sent", externalId: line?.id });
  expect(line).toMatchObject({ recipient: person.id, text: "هذا هو" });
  expect(xSide.state.media[line?.media ?? ""]).toMatchObject({ mime: "image/png", category: "dm_image" });
  await twitter.send(context, connection, outbound({ text: "", picture }));
  const answers = { externalId: mention, kind: "comment", at: started, subject: null, headers: null };
  await twitter.send(context, connection, outbound({ audience: "public", answers, text: "هذا", picture }));
  const post = xSide.state.posts.at(-1);
  expect(post).toMatchObject({ inReplyTo: mention, text: "هذا" });
  expect(xSide.state.media[post?.media?.[0] ?? ""]).toMatchObject({ category: "tweet_image" });
  // X tells of what we sent with the address of its copy behind the words: our own words are known again.
  await new Promise((done) => setImmediate(done));
  const told = await readEvents(
    twitter,
    (await side.events()).map(({ body }) => body),
    connection,
  );
  expect(told.flatMap((event) => (event.kind === "echo" ? [event.text] : []))).toEqual(["هذا هو", ""]);
});

test("X: a picture that is refused says why; one whose upload got lost waits; one whose sending did is found", async () => {
  await using side = await connected({ webhook: true });
  const { context, connection, xSide } = side;
  xSide.mention(account, person, "@suhailroasters سلام");
  const send = (text = "هذا") => twitter.send(context, connection, outbound({ text, picture }));
  const answer = (status: number, body: object) =>
    ({
      kind: "answer",
      answer: { status, body: JSON.stringify(body), headers: { "content-type": "application/json" } },
    }) as const;
  xSide.faults.next.push({
    path: "/media/upload",
    fault: answer(400, { detail: "media type unrecognized" }),
  });
  expect(await send()).toMatchObject({ kind: "failed", code: "picture_refused" });
  for (const kind of ["lost", "half", "cut"] as const) {
    xSide.faults.next.push({ path: "/media/upload", fault: { kind } });
    expect(await send()).toMatchObject({ kind: "later", trouble: true });
  }
  xSide.faults.next.push({ path: "/media/upload", fault: answer(429, { title: "Too Many Requests" }) });
  expect(await send()).toMatchObject({ kind: "later", pace: "account" });
  expect(xSide.state.messages).toEqual([]);

  const first = await send("");
  expect(first).toMatchObject({ kind: "sent" });
  xSide.faults.next.push({ path: "/messages", fault: { kind: "lost" } });
  expect(await send("")).toMatchObject({ kind: "uncertain" });
  const second = xSide.state.messages.at(-1)?.id;
  const others = first.kind === "sent" && first.externalId ? [first.externalId] : [];
  const lost = { contact: person.id, text: "", hasPicture: true, at: started, others };
  expect(await twitter.find?.(context, connection, lost)).toBe(second);
  expect(
    await twitter.find?.(context, connection, { ...lost, others: [...others, second ?? ""] }),
  ).toBeNull();
  expect(await twitter.find?.(context, connection, { ...lost, hasPicture: false })).toBeNull();

  const token = connection.secrets["token"] ?? "";
  Object.assign(xSide.state.tokens[token] ?? {}, {
    scope: "dm.read dm.write tweet.read tweet.write users.read",
  });
  expect(await send()).toMatchObject({ kind: "failed", code: "picture_permission" });
  expect(await twitter.send(context, connection, outbound())).toMatchObject({ kind: "sent" });
});

test("X: a customer's picture that was asked for comes with its file", async () => {
  await using side = await connected({ webhook: false });
  const { context, connection, xSide } = side;
  const bytes = Buffer.from(picture.bytes);
  xSide.write(account, person, "شوف", xSide.keep(person, "image/png", bytes));
  const found = await twitter.sync?.(context, connection);
  const [message] = await readEvents(twitter, found?.events.map(({ body }) => body) ?? [], connection);
  expect(message).toMatchObject({ is: "image", text: "شوف" });
  const content = message?.kind === "message" ? message.attachments[0]?.content : null;
  const reference = content && "reference" in content ? content.reference : "";
  expect(await twitter.fetchMedia?.(context, connection, reference)).toMatchObject({
    bytes,
    type: "image/png",
  });
});
