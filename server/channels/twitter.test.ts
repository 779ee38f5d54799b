import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { adapterContext } from "#server/testing/adapter-context.ts";
import { outboundRequestTo, readEvents } from "#server/testing/adapter-deliveries.ts";
import { account, connectX, person, startTime } from "#server/testing/connect-x.ts";
import { type Connection, type OutboundRequest, ReconnectError } from "./channel.ts";
import { twitter } from "./twitter.ts";
import { ensureWebhook, subscribe } from "./twitter-subscribe.ts";
import { twitterWebhook } from "./twitter-webhook.ts";

const minuteMs = 60_000;
const outbound = (more: Partial<OutboundRequest> = {}) => outboundRequestTo(person.id, more);

test("X: PKCE log-in, one webhook registered once, four events subscribed", async () => {
  await using side = await connectX({ webhook: true });
  expect(side.connection).toMatchObject({ account, name: "@suhailroasters" });
  expect(
    Object.values(side.xSide.state.subscriptions)
      .map(({ event }) => event)
      .toSorted(),
  ).toEqual(["chat.received", "dm.received", "dm.sent", "post.mention.create"]);
  // Connecting again finds the existing webhook.
  const webhook = await ensureWebhook(side.context);
  await subscribe(side.context, side.connection, webhook ?? "");
  expect(Object.keys(side.xSide.state.webhooks)).toEqual([webhook]);
  expect(Object.keys(side.xSide.state.subscriptions)).toHaveLength(4);
});

test("A57: a challenge is answered with the consumer secret, and only for a token", async () => {
  const context = adapterContext(
    { X_CLIENT_ID: "id", X_CLIENT_SECRET: "s", X_CONSUMER_SECRET: "consumer" },
    () => startTime,
  );
  const right = createHmac("sha256", "consumer").update("abc").digest("base64");
  expect(twitterWebhook.answerChallenge?.(context, { crc_token: "abc" })).toEqual({
    response_token: `sha256=${right}`,
  });
  expect(twitterWebhook.answerChallenge?.(context, {})).toBeNull();
});

test("A57: nobody gets a delivery signed by asking for it as a challenge", async () => {
  const context = adapterContext(
    { X_CLIENT_ID: "id", X_CLIENT_SECRET: "s", X_CONSUMER_SECRET: "consumer" },
    () => startTime,
  );
  const payload = { id: "1", sender_id: "5", text: "أريد استرداد المبلغ" };
  const forged = JSON.stringify({
    data: { event_type: "dm.received", event_uuid: "1", filter: { user_id: account }, payload },
  });
  expect(twitterWebhook.answerChallenge?.(context, { crc_token: forged })).toBeNull();
});

test("X: messages, pictures, mentions and encrypted chats are understood; our own words are echoes", async () => {
  await using side = await connectX({ webhook: true });
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
    at: startTime,
  });
  expect(messages.find(({ messageKind }) => messageKind === "image")).toMatchObject({
    text: "شوف",
    attachments: [{ kind: "image" }],
  });
  const comment = messages.find(({ messageKind }) => messageKind === "comment");
  expect(comment).toMatchObject({ externalId: mention, text: "هل توصلون للدمام؟" });
  const full = comment && (await twitter.complete?.(context, connection, comment));
  expect(full?.post).toMatchObject({
    author: "@suhailroasters",
    permalink: "https://x.com/i/web/status/1980000000000000021",
  });
  expect(messages.find(({ messageKind }) => messageKind === "unsupported")).toMatchObject({
    from: { address: person.id },
    text: "",
    at: startTime,
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

test("X: too many calls wait until the time X names, for sending and for asking", async () => {
  await using side = await connectX({ webhook: false });
  const { context, connection } = side;
  side.xSide.write(account, person, "سلام");
  const outcomes = [];
  for (let message = 0; message < 16; message++)
    outcomes.push(await twitter.send(context, connection, outbound()));
  expect(outcomes.filter(({ kind }) => kind === "sent")).toHaveLength(15);
  expect(outcomes.at(-1)).toMatchObject({ kind: "later", pace: "account", afterMs: minuteMs });
  for (let look = 0; look < 20; look++) await twitter.sync?.(context, connection);
  const refused = await twitter.sync?.(context, connection);
  expect(refused?.change?.details?.["pollAfter"]).toBe(
    new Date(startTime.getTime() + minuteMs).toISOString(),
  );
  const waiting = { ...connection, details: { ...connection.details, ...refused?.change?.details } };
  expect(await twitter.sync?.(context, waiting)).toBeUndefined();
});

test("X: a mention is answered under itself; too long, blocked, cut and gone are told apart", async () => {
  await using side = await connectX({ webhook: true });
  const { context, connection, xSide } = side;
  const mention = xSide.mention(account, person, "@suhailroasters سؤال");
  const answers = { externalId: mention, kind: "comment", at: startTime, subject: null, headers: null };
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
  await using side = await connectX({ webhook: true });
  const { context, connection, xSide } = side;
  side.at(new Date(startTime.getTime() + 121 * minuteMs));
  xSide.write(account, person, "سلام");
  expect(await twitter.send(context, connection, outbound())).toMatchObject({ kind: "later" });
  const done = await twitter.sync?.(context, connection);
  const renewedConnection: Connection = {
    ...connection,
    secrets: done?.change?.secrets ?? {},
    tokenExpiresAt: done?.change?.tokenExpiresAt ?? null,
  };
  expect(await twitter.send(context, renewedConnection, outbound())).toMatchObject({ kind: "sent" });
  // The refresh token of the first renewal has been used.
  await expect(twitter.sync?.(context, connection)).rejects.toThrow(ReconnectError);
});

const picture = {
  bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
  type: "image/png",
  name: "a.png",
  url: "",
};

test("X: a picture is uploaded, then goes with its words, to one customer and under a post", async () => {
  await using side = await connectX({ webhook: true });
  const { context, connection, xSide } = side;
  const mention = xSide.mention(account, person, "@suhailroasters كيف شكل الكيس؟");
  const sent = await twitter.send(context, connection, outbound({ text: "هذا هو", picture }));
  const line = xSide.state.messages.at(-1);
  expect(sent).toEqual({ kind: "sent", externalId: line?.id });
  expect(line).toMatchObject({ recipient: person.id, text: "هذا هو" });
  expect(xSide.state.media[line?.media ?? ""]).toMatchObject({ mime: "image/png", category: "dm_image" });
  await twitter.send(context, connection, outbound({ text: "", picture }));
  const answers = { externalId: mention, kind: "comment", at: startTime, subject: null, headers: null };
  await twitter.send(context, connection, outbound({ audience: "public", answers, text: "هذا", picture }));
  const post = xSide.state.posts.at(-1);
  expect(post).toMatchObject({ inReplyTo: mention, text: "هذا" });
  expect(xSide.state.media[post?.media?.[0] ?? ""]).toMatchObject({ category: "tweet_image" });
  // X reports messages we sent with a link to its copy appended; our own text is recognised nevertheless.
  await new Promise((done) => setImmediate(done));
  const events = await readEvents(
    twitter,
    (await side.events()).map(({ body }) => body),
    connection,
  );
  expect(events.flatMap((event) => (event.kind === "echo" ? [event.text] : []))).toEqual(["هذا هو", ""]);
});

test("X: a picture that is refused says why; one whose upload got lost waits; one whose sending did is found", async () => {
  await using side = await connectX({ webhook: true });
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
    expect(await send()).toMatchObject({ kind: "later", isPlatformFailure: true });
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
  const lost = { contact: person.id, text: "", hasPicture: true, at: startTime, others };
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
  await using side = await connectX({ webhook: false });
  const { context, connection, xSide } = side;
  const bytes = Buffer.from(picture.bytes);
  xSide.write(account, person, "شوف", xSide.keep(person, "image/png", bytes));
  const found = await twitter.sync?.(context, connection);
  const [message] = await readEvents(twitter, found?.events.map(({ body }) => body) ?? [], connection);
  expect(message).toMatchObject({ messageKind: "image", text: "شوف" });
  const content = message?.kind === "message" ? message.attachments[0]?.content : null;
  const reference = content && "reference" in content ? content.reference : "";
  expect(await twitter.fetchMedia?.(context, connection, reference)).toMatchObject({
    bytes,
    type: "image/png",
  });
});
