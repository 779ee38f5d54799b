import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { type StartedPlatforms, startPlatforms } from "#server/testing/start-platforms.ts";
import { webhookReceiver } from "#server/testing/webhook-receiver.ts";
import { xSignature } from "./signing.ts";

const account = "1700000000000000002";
const person = { id: "1800000000000000009", username: "noura", name: "نورة" };
const verifier = "v".repeat(64);
const scope = "tweet.read tweet.write users.read dm.read dm.write media.write offline.access";

async function ask(platforms: StartedPlatforms, method: string, path: string, token = "", body?: unknown) {
  const answer = await fetch(`${platforms.url}/x${path}`, {
    method,
    redirect: "manual",
    headers: {
      ...(token && { authorization: token }),
      ...(body !== undefined && !(body instanceof URLSearchParams) && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: body instanceof URLSearchParams ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    body: text.startsWith("{") ? JSON.parse(text) : text,
  };
}

const basic = ({ env }: StartedPlatforms) =>
  `Basic ${Buffer.from(`${env["X_CLIENT_ID"]}:${env["X_CLIENT_SECRET"]}`).toString("base64")}`;
const app = ({ env }: StartedPlatforms) => `Bearer ${env["X_BEARER_TOKEN"]}`;

async function signedIn(platforms: StartedPlatforms, codeVerifier = verifier) {
  const query = new URLSearchParams({
    user: account,
    redirect_uri: "https://wakil.test/back",
    scope,
    challenge: createHash("sha256").update(verifier).digest("base64url"),
    back: "https://wakil.test/back?state=s",
  });
  const chosen = await ask(platforms, "GET", `/i/oauth2/chosen?${query}`);
  const code = new URL(chosen.headers.get("location") ?? "").searchParams.get("code") ?? "";
  return ask(
    platforms,
    "POST",
    "/2/oauth2/token",
    basic(platforms),
    new URLSearchParams({
      grant_type: "authorization_code",
      code,
      redirect_uri: "https://wakil.test/back",
      code_verifier: codeVerifier,
    }),
  );
}

test("X: the code needs its verifier, and each renewal ends the token before", async () => {
  await using platforms = await startPlatforms();
  expect((await signedIn(platforms, "wrong")).status).toBe(400);
  const { body } = await signedIn(platforms);
  const renew = () =>
    ask(
      platforms,
      "POST",
      "/2/oauth2/token",
      basic(platforms),
      new URLSearchParams({ grant_type: "refresh_token", refresh_token: body.refresh_token }),
    );
  expect((await renew()).body.access_token).toBeTruthy();
  expect((await renew()).status).toBe(400);
  expect((await ask(platforms, "GET", "/2/users/me", `Bearer ${body.access_token}`)).body.data.id).toBe(
    account,
  );
});

test("X: a webhook has to pass its challenge; events come signed; what was lost comes by replay", async () => {
  await using platforms = await startPlatforms();
  const consumerSecret = platforms.env["X_CONSUMER_SECRET"] ?? "";
  await using stranger = await webhookReceiver({ consumerSecret: "another" });
  await using shop = await webhookReceiver({ consumerSecret });
  const { body: tokens } = await signedIn(platforms);
  const user = `Bearer ${tokens.access_token}`;
  expect((await ask(platforms, "POST", "/2/webhooks", app(platforms), { url: stranger.url })).status).toBe(
    400,
  );
  const webhook = (await ask(platforms, "POST", "/2/webhooks", app(platforms), { url: shop.url })).body.data
    .id;
  const subscribe = (event_type: string, token: string) =>
    ask(platforms, "POST", "/2/activity/subscriptions", token, {
      event_type,
      filter: { user_id: account },
      webhook_id: webhook,
      tag: "t",
    });
  expect((await subscribe("dm.received", app(platforms))).status).toBe(401);
  expect((await subscribe("dm.received", user)).status).toBe(200);
  expect((await subscribe("dm.received", user)).status).toBe(409);
  expect((await subscribe("post.mention.create", app(platforms))).status).toBe(200);
  platforms.x.write(account, person, "سلام");
  platforms.x.mention(account, person, "كم السعر؟");
  await platforms.settled();
  for (const { raw, headers } of shop.received)
    expect(headers["x-twitter-webhooks-signature"]).toBe(xSignature(consumerSecret, raw));
  const events = shop.received.map(({ body }) => body.data);
  const message = events.find(({ event_type }) => event_type === "dm.received").payload
    .direct_message_events[0];
  expect(message.message_create).toMatchObject({ sender_id: person.id, message_data: { text: "سلام" } });
  expect(events.find(({ event_type }) => event_type === "post.mention.create").payload.author_id).toBe(
    person.id,
  );

  platforms.x.faults.delivery.lost = true;
  platforms.x.write(account, person, "ضاعت");
  platforms.x.faults.delivery.lost = false;
  await ask(platforms, "POST", "/2/webhooks/replay", app(platforms), { webhook_id: webhook });
  await platforms.settled();
  expect(shop.received.at(-1)?.raw).toContain("ضاعت");
});

test("X: messages and mentions can be polled by page, and too many calls get a time to come back", async () => {
  const now = new Date("2026-11-20T09:00:00Z");
  await using platforms = await startPlatforms({ clock: () => now });
  const { body: tokens } = await signedIn(platforms);
  const user = `Bearer ${tokens.access_token}`;
  for (const text of ["١", "٢", "٣"]) platforms.x.write(account, person, text);
  const first = await ask(platforms, "GET", "/2/dm_events?max_results=2", user);
  expect(first.body.data.map(({ text }: { text: string }) => text)).toEqual(["٣", "٢"]);
  const second = await ask(
    platforms,
    "GET",
    `/2/dm_events?max_results=2&pagination_token=${first.body.meta.next_token}`,
    user,
  );
  expect(second.body.data.map(({ text }: { text: string }) => text)).toEqual(["١"]);
  const sent = await ask(platforms, "POST", `/2/dm_conversations/with/${person.id}/messages`, user, {
    text: "أهلًا",
  });
  expect(sent).toMatchObject({
    status: 201,
    body: { data: { dm_conversation_id: `${account}-${person.id}` } },
  });
  const id = platforms.x.mention(account, person, "سؤال");
  expect((await ask(platforms, "GET", `/2/users/${account}/mentions?since_id=${id}`, user)).body).toEqual({
    meta: { result_count: 0 },
  });
  const reply = { text: "جواب", reply: { in_reply_to_tweet_id: id } };
  expect((await ask(platforms, "POST", "/2/tweets", user, reply)).status).toBe(201);
  expect((await ask(platforms, "POST", "/2/tweets", user, reply)).status).toBe(403);
  let last = first;
  for (let call = 0; call < 15; call++) last = await ask(platforms, "GET", "/2/dm_events", user);
  expect(last.status).toBe(429);
  expect(Number(last.headers.get("x-rate-limit-reset"))).toBe(now.getTime() / 1000 + 60);
});

test("X: pictures are uploaded for what they are sent in, by their owner, as what they are", async () => {
  await using platforms = await startPlatforms();
  const token = `Bearer ${(await signedIn(platforms)).body.access_token}`;
  const upload = async (category: string, type = "image/png", size = 10) => {
    const form = new FormData();
    if (size > 0) form.set("media", new Blob([new Uint8Array(size)], { type }), "a");
    form.set("media_category", category);
    const answer = await fetch(`${platforms.url}/x/2/media/upload`, {
      method: "POST",
      headers: { authorization: token },
      body: form,
    });
    return { status: answer.status, body: await answer.json() };
  };
  const fine = await upload("dm_image");
  expect(fine).toMatchObject({
    status: 200,
    body: { data: { id: expect.stringMatching(/^\d+$/), size: 10, media_key: expect.stringMatching(/^3_/) } },
  });
  for (const refused of [
    await upload("avatar"),
    await upload("dm_image", "text/html"),
    await upload("dm_image", "image/png", 0),
    await upload("dm_image", "image/png", 5 * 1024 * 1024 + 1),
  ])
    expect(refused).toMatchObject({ status: 400, body: { title: "Invalid Request" } });
  platforms.x.write(account, person, "سلام");
  const media_id = fine.body.data.id;
  const send = (attachments: object[]) =>
    ask(platforms, "POST", `/2/dm_conversations/with/${person.id}/messages`, token, { attachments });
  expect((await send([{ media_id }])).status).toBe(201);
  expect((await send([{ media_id: "1" }])).status).toBe(400);
  expect((await send([])).status).toBe(400);
  const post = (id: string) =>
    ask(platforms, "POST", "/2/tweets", token, { text: "هذا", media: { media_ids: [id] } });
  expect((await post(media_id)).status, "it was uploaded for messages").toBe(400);
  expect((await post((await upload("tweet_image")).body.data.id)).status).toBe(201);
});
