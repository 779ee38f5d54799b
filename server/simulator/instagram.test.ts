import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { type StartedPlatforms, startPlatforms } from "#server/testing/start-platforms.ts";
import { webhookReceiver } from "#server/testing/webhook-receiver.ts";

const account = "17841400000000002";
const person = { id: "1200000000000001", username: "noura", name: "نورة" };
const redirectUri = "https://wakil.test/back";
const dayMs = 24 * 60 * 60_000;

async function ask(platforms: StartedPlatforms, path: string, init: RequestInit = {}) {
  const answer = await fetch(`${platforms.url}/instagram${path}`, { redirect: "manual", ...init });
  const text = await answer.text();
  return {
    status: answer.status,
    location: answer.headers.get("location") ?? "",
    body: text.startsWith("{") ? JSON.parse(text) : text,
  };
}

async function shortToken(platforms: StartedPlatforms): Promise<string> {
  const { env } = platforms;
  const query = new URLSearchParams({
    client_id: env["INSTAGRAM_APP_ID"] ?? "",
    response_type: "code",
    redirect_uri: redirectUri,
    state: "st",
  });
  const { body: html } = await ask(platforms, `/oauth/authorize?${query}`);
  const chosen = /href="(chosen\?[^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const { location } = await ask(platforms, `/oauth/${chosen}`);
  expect(location).toMatch(/state=st&code=.+#_$/);
  const answer = await ask(platforms, "/oauth/access_token", {
    method: "POST",
    body: new URLSearchParams({
      client_id: env["INSTAGRAM_APP_ID"] ?? "",
      client_secret: env["INSTAGRAM_APP_SECRET"] ?? "",
      grant_type: "authorization_code",
      redirect_uri: redirectUri,
      code: new URL(location).searchParams.get("code") ?? "",
    }),
  });
  expect(answer.body.data[0].user_id).toBe(account);
  return answer.body.data[0].access_token;
}

async function longToken(platforms: StartedPlatforms): Promise<string> {
  const query = new URLSearchParams({
    grant_type: "ig_exchange_token",
    client_secret: platforms.env["INSTAGRAM_APP_SECRET"] ?? "",
    access_token: await shortToken(platforms),
  });
  const { body } = await ask(platforms, `/access_token?${query}`);
  expect(body.expires_in).toBe(60 * 24 * 60 * 60);
  return body.access_token;
}

const send = (platforms: StartedPlatforms, token: string, body: object) =>
  ask(platforms, `/v24.0/${account}/messages`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const subscribe = (platforms: StartedPlatforms, token: string) =>
  ask(
    platforms,
    `/v24.0/${account}/subscribed_apps?subscribed_fields=messages,comments,messaging_seen&access_token=${token}`,
    { method: "POST" },
  );

test("Instagram: log-in to a long token, which is renewed from its second day until its last", async () => {
  let now = new Date("2026-11-20T09:00:00Z");
  await using platforms = await startPlatforms({ clock: () => now });
  const token = await longToken(platforms);
  const refresh = (token: string) =>
    ask(platforms, `/refresh_access_token?grant_type=ig_refresh_token&access_token=${token}`);
  expect((await refresh(token)).body.error.code).toBe(100);
  now = new Date(now.getTime() + dayMs);
  const renewed = (await refresh(token)).body.access_token;
  expect(
    (await ask(platforms, `/v24.0/me?fields=user_id,username&access_token=${renewed}`)).body,
  ).toMatchObject({
    user_id: account,
    username: "suhail.roasters",
  });
  now = new Date(now.getTime() + 61 * dayMs);
  expect((await refresh(renewed)).body.error).toMatchObject({ code: 190, error_subcode: 463 });
});

test("Instagram: the window is a day, seven for a person; a comment is answered privately once, within seven days", async () => {
  let now = new Date("2026-11-20T09:00:00Z");
  await using platforms = await startPlatforms({ clock: () => now });
  const token = await longToken(platforms);
  const to = { id: person.id };
  platforms.instagram.write(account, person, { type: "text", text: "سلام" });
  const comment = platforms.instagram.comment(account, person, "18000000000000021", "كم السعر؟");
  const unanswered = platforms.instagram.comment(account, person, "18000000000000021", "هل توصلون؟");
  expect(
    (await send(platforms, token, { recipient: to, message: { text: "أهلًا" } })).body.message_id,
  ).toBeTruthy();
  expect(
    (await send(platforms, token, { recipient: to, message: { text: "س".repeat(1001) } })).body.error.code,
  ).toBe(100);
  now = new Date(now.getTime() + dayMs + 1);
  const late = await send(platforms, token, { recipient: to, message: { text: "متأخر" } });
  expect(late.body.error).toMatchObject({ code: 10, error_subcode: 2534022 });
  const human = {
    recipient: to,
    message: { text: "موظف" },
    messaging_type: "MESSAGE_TAG",
    tag: "HUMAN_AGENT",
  };
  expect((await send(platforms, token, human)).status).toBe(200);
  const privately = { recipient: { comment_id: comment }, message: { text: "٤٥ ريالًا" } };
  expect((await send(platforms, token, privately)).status).toBe(200);
  expect((await send(platforms, token, privately)).body.error.code).toBe(10900);
  now = new Date(now.getTime() + 7 * dayMs);
  expect((await send(platforms, token, human)).body.error.code).toBe(10);
  const tooOld = { recipient: { comment_id: unanswered }, message: { text: "متأخر" } };
  expect((await send(platforms, token, tooOld)).body.error.code).toBe(10);
});

test("Instagram: messages, comments, reads and its own echoes arrive signed where the account is subscribed", async () => {
  await using platforms = await startPlatforms();
  await using shop = await webhookReceiver({ verifyToken: "word" });
  const token = await longToken(platforms);
  await platforms.instagram.setWebhook(shop.url, "word");
  platforms.instagram.write(account, person, { type: "text", text: "قبل الاشتراك" });
  await platforms.settled();
  expect(shop.received).toHaveLength(0);
  await subscribe(platforms, token);
  platforms.instagram.write(account, person, {
    type: "story_reply",
    text: "متوفر؟",
    storyId: "17",
    storyUrl: "https://scontent.test/17.jpg",
  });
  await send(platforms, token, { recipient: { id: person.id }, message: { text: "نعم" } });
  await new Promise((done) => setImmediate(done));
  platforms.instagram.open(account, person.id);
  platforms.instagram.comment(account, person, "18000000000000021", "حلو");
  platforms.instagram.comments = "changes";
  platforms.instagram.comment(account, person, "18000000000000021", "جدًا");
  await platforms.settled();
  const entries = shop.received.map(({ raw, headers, body }) => {
    const secret = platforms.env["INSTAGRAM_APP_SECRET"] ?? "";
    const right = createHmac("sha256", secret).update(raw).digest("hex");
    expect(headers["x-hub-signature-256"]).toBe(`sha256=${right}`);
    return body.entry[0];
  });
  const messages = entries.flatMap(({ messaging }) => messaging ?? []);
  expect(messages.map(({ message }) => message).filter(Boolean)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        text: "متوفر؟",
        reply_to: { story: { id: "17", url: "https://scontent.test/17.jpg" } },
      }),
      expect.objectContaining({ text: "نعم", is_echo: true }),
    ]),
  );
  expect(messages.some(({ read }) => read?.mid)).toBe(true);
  expect(entries.find(({ field }) => field === "comments").value.text).toBe("حلو");
  expect(entries.find(({ changes }) => changes).changes[0].value.text).toBe("جدًا");
});

test("Instagram: a comment is answered under the post, and its post and author can be read", async () => {
  await using platforms = await startPlatforms();
  const token = await longToken(platforms);
  const comment = platforms.instagram.comment(account, person, "18000000000000021", "كم السعر؟");
  const read = (id: string) => ask(platforms, `/v24.0/${id}?fields=from,media&access_token=${token}`);
  expect((await read(comment)).body).toMatchObject({
    from: { id: person.id },
    media: { id: "18000000000000021" },
  });
  expect((await read("18000000000000021")).body.permalink).toContain("instagram.com/p/");
  const answer = await ask(
    platforms,
    `/v24.0/${comment}/replies?message=${encodeURIComponent("أهلًا")}&access_token=${token}`,
    { method: "POST" },
  );
  expect(platforms.instagram.state.lines.find(({ id }) => id === answer.body.id)).toMatchObject({
    parent: comment,
    text: "أهلًا",
  });
});
