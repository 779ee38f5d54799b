import { expect, test } from "vitest";
import { adapterContext } from "#server/testing/adapter-context.ts";
import { verifyEvents, outboundRequestTo, readEvents } from "#server/testing/adapter-deliveries.ts";
import { connectAccount } from "#server/testing/connect-account.ts";
import { startPlatforms } from "#server/testing/start-platforms.ts";
import { webhookReceiver } from "#server/testing/webhook-receiver.ts";
import { type Connection, type OutboundRequest, ReconnectError } from "./channel.ts";
import type { Context } from "#server/context.ts";
import { instagram } from "./instagram.ts";
import type { InboundMessage } from "./inbound.ts";
import { instagramWebhook } from "./instagram-webhook.ts";

const account = "17841400000000002";
const person = { id: "1200000000000001", username: "noura", name: "نورة" };
const dayMs = 24 * 60 * 60_000;
const started = new Date("2026-11-20T09:00:00Z");

/** The product connected to the Instagram simulator, with the simulator's deliveries. */
async function connectInstagram() {
  let now = started;
  const platforms = await startPlatforms({ clock: () => now });
  const context = adapterContext(platforms.env, () => now);
  const shop = await webhookReceiver({ verifyToken: "word" });
  await platforms.instagram.setWebhook(shop.url, "word");
  const connection = await connectAccount(context, instagram);
  return {
    context,
    connection,
    instagramSide: platforms.instagram,
    at(to: Date) {
      now = to;
    },
    /** The events that the adapter reads from all deliveries so far. */
    async events() {
      await platforms.settled();
      const raw = verifyEvents(context, instagramWebhook, shop.received);
      expect(raw.every((event) => event.account === account)).toBe(true);
      expect(new Set(raw.map(({ externalId }) => externalId)).size).toBe(raw.length);
      const bodies = raw.map(({ body }) => body);
      return readEvents(instagram, bodies, connection);
    },
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]();
      await platforms[Symbol.asyncDispose]();
    },
  };
}

const outbound = (more: Partial<OutboundRequest> = {}) => outboundRequestTo(person.id, more);

const answering = (externalId: string, kind: string, at = started) => ({
  externalId,
  kind,
  at,
  subject: null,
  headers: null,
});

const send = (context: Context, connection: Connection, more: Partial<OutboundRequest>) =>
  instagram.send(context, connection, outbound(more));

test("C220: business log-in connects an account, subscribes it and keeps a token of sixty days", async () => {
  await using side = await connectInstagram();
  expect(side.connection).toMatchObject({ account, name: "@suhail.roasters" });
  expect(side.connection.tokenExpiresAt).toEqual(new Date(started.getTime() + 60 * dayMs));
  expect(side.instagramSide.state.accounts[account]?.subscribed).toContain("comments");
});

test("Instagram: each documented kind of message is understood, and the account's own echoes are no customers", async () => {
  await using side = await connectInstagram();
  const { instagramSide: there } = side;
  const mid = there.write(account, person, { type: "text", text: "كم السعر؟ 👍" });
  there.write(account, person, { type: "text", text: "هذا" }, mid);
  there.write(account, person, { type: "image", mime: "image/jpeg", bytes: new Uint8Array([7, 7]) });
  there.write(account, person, {
    type: "story_reply",
    text: "متوفر؟",
    storyId: "17",
    storyUrl: "https://lookaside.test/17",
  });
  there.write(account, person, { type: "share", url: "https://www.instagram.com/p/abc/" });
  there.write(account, person, { type: "unsupported" });
  there.react(account, person, mid, "😍");
  there.edit(account, person, mid, "كم سعر الكيلو؟");
  there.unsend(account, person, mid);
  there.writeAsBusiness(account, person.id, "من التطبيق");
  there.comment(account, person, "18000000000000021", "حلو");
  there.comments = "changes";
  const second = there.comment(account, person, "18000000000000021", "جدًا");
  const events = await side.events();
  const messages = events.filter((event) => event.kind === "message");
  const messagesOfKind = (is: string) => messages.filter((message) => message.messageKind === is);
  expect(
    messagesOfKind("text")
      .map(({ text }) => text)
      .toSorted(),
  ).toEqual(["كم السعر؟ 👍", "هذا"].toSorted());
  expect(messagesOfKind("text").find(({ quotes }) => quotes)?.quotes).toBe(mid);
  expect(messagesOfKind("story_reply")[0]).toMatchObject({ text: "متوفر؟", post: { externalId: "17" } });
  expect(messagesOfKind("shared_post")[0]?.post?.permalink).toBe("https://www.instagram.com/p/abc/");
  expect(messagesOfKind("unsupported")).toHaveLength(1);
  expect(
    messagesOfKind("comment")
      .map(({ text }) => text)
      .toSorted(),
  ).toEqual(["جدًا", "حلو"].toSorted());
  expect(messagesOfKind("comment").find(({ externalId }) => externalId === second)).toMatchObject({
    from: { address: person.id, name: "noura" },
    at: started,
    post: { externalId: "18000000000000021" },
  });
  const image = messagesOfKind("image")[0]?.attachments[0];
  const reference = image && "reference" in image.content ? image.content.reference : "";
  const media = await instagram.fetchMedia?.(side.context, side.connection, reference);
  expect(media).toMatchObject({ type: "image/jpeg", bytes: Buffer.from([7, 7]) });
  await expect(
    instagram.fetchMedia?.(side.context, side.connection, "http://169.254.169.254/latest"),
  ).rejects.toThrow("not Instagram's");
  expect(events).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: "reaction", to: mid, emoji: "😍" }),
      expect.objectContaining({ kind: "edit", externalId: mid, text: "كم سعر الكيلو؟" }),
      expect.objectContaining({ kind: "deletion", externalId: mid }),
      expect.objectContaining({ kind: "echo", contact: person.id, text: "من التطبيق" }),
    ]),
  );
});

test("Instagram: a comment's post and a person's name are asked for; a comment is answered under the post and once in private", async () => {
  await using side = await connectInstagram();
  const { context, connection, instagramSide: there } = side;
  there.write(account, person, { type: "text", text: "سلام" });
  const comment = there.comment(account, person, "18000000000000021", "كم السعر؟");
  const messages = (await side.events()).flatMap((event) => (event.kind === "message" ? [event] : []));
  const full: (InboundMessage | undefined)[] = [];
  for (const one of messages) full.push(await instagram.complete?.(context, connection, one));
  expect(full.find((one) => one?.messageKind === "text")?.from.name).toBe("نورة");
  expect(full.find((one) => one?.messageKind === "comment")?.post).toMatchObject({
    author: "@suhail.roasters",
    permalink: expect.stringContaining("instagram.com/p/"),
    text: expect.stringContaining("قوجي"),
  });
  const answers = answering(comment, "comment");
  expect(await send(context, connection, { answers, audience: "public", text: "٤٥ ريالًا" })).toMatchObject({
    kind: "sent",
  });
  expect(await send(context, connection, { answers })).toMatchObject({ kind: "sent" });
  // The second reply goes into the conversation that the customer has started.
  expect(await send(context, connection, { answers, text: "وأيضًا" })).toMatchObject({ kind: "sent" });
  const sent = there.state.lines.filter(({ side: sender }) => sender === "business");
  expect(sent.map(({ parent, onComment }) => parent ?? onComment ?? null)).toEqual([comment, comment, null]);
  // Our own reply under the post is delivered as a comment and is not a customer's.
  expect(
    (await side.events()).filter((event) => event.kind === "message" && event.messageKind === "comment"),
  ).toHaveLength(1);
});

test("Instagram: after a day the agent is told that the window is closed, a person writes on for seven days", async () => {
  await using side = await connectInstagram();
  const { context, connection, instagramSide: there } = side;
  const mid = there.write(account, person, { type: "text", text: "سلام" });
  const answers = answering(mid, "text");
  expect(await send(context, connection, { answers })).toMatchObject({ kind: "sent" });
  side.at(new Date(started.getTime() + 2 * dayMs));
  expect(await send(context, connection, { answers })).toMatchObject({
    kind: "failed",
    code: "window_closed",
  });
  expect(await send(context, connection, { answers, author: "staff" })).toMatchObject({ kind: "sent" });
  expect(there.state.lines.at(-1)?.tag).toBe("HUMAN_AGENT");
  side.at(new Date(started.getTime() + 8 * dayMs));
  expect(await send(context, connection, { answers, author: "staff" })).toMatchObject({
    kind: "failed",
    code: "window_closed",
  });
});

test("Instagram: limits, cuts and half answers are told apart, and a token that is no good asks for the owner", async () => {
  await using side = await connectInstagram();
  const { context, connection, instagramSide: there } = side;
  const answers = answering(there.write(account, person, { type: "text", text: "سلام" }), "text");
  const limited = {
    status: 429,
    headers: { "content-type": "application/json" },
    body: '{"error":{"message":"limit","code":4}}',
  };
  there.faults.next.push(
    { fault: { kind: "answer", answer: limited } },
    { fault: { kind: "lost" } },
    { fault: { kind: "half" } },
    { fault: { kind: "answer", answer: { status: 502, body: "<html>" } } },
  );
  const kinds: string[] = [];
  for (let call = 0; call < 4; call++) kinds.push((await send(context, connection, { answers })).kind);
  expect(kinds).toEqual(["later", "uncertain", "uncertain", "uncertain"]);
  expect(await send(context, connection, { answers, text: "س".repeat(1001) })).toMatchObject({
    kind: "failed",
    code: "rejected",
  });
  there.state.deauthorized.push(account);
  expect(await send(context, connection, { answers })).toMatchObject({ kind: "reconnect" });
});

test("Instagram: the token is renewed weekly, and one that expired asks for the owner", async () => {
  await using side = await connectInstagram();
  const { context, connection } = side;
  side.at(new Date(started.getTime() + 2 * dayMs));
  expect(await instagram.sync?.(context, connection)).toBeUndefined();
  side.at(new Date(started.getTime() + 8 * dayMs));
  const done = await instagram.sync?.(context, connection);
  expect(done?.change?.tokenExpiresAt).toEqual(new Date(started.getTime() + 68 * dayMs));
  expect(done?.change?.secrets?.["token"]).not.toBe(connection.secrets["token"]);
  side.at(new Date(started.getTime() + 61 * dayMs));
  await expect(instagram.sync?.(context, connection)).rejects.toThrow(ReconnectError);
});
