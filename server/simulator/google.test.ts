import { createPublicKey, verify } from "node:crypto";
import { expect, test } from "vitest";
import { type StartedPlatforms, startPlatforms } from "#server/testing/start-platforms.ts";
import { webhookReceiver } from "#server/testing/webhook-receiver.ts";

const mailbox = "care@suhailroasters.example";
const mail = (id: string, more = "") =>
  `From: Noura <noura@example.com>\r\nTo: ${mailbox}\r\nSubject: =?utf-8?B?2LPYpNin2YQ=?=\r\nMessage-ID: <${id}@example.com>\r\n${more}\r\nhello`;

async function ask(platforms: StartedPlatforms, path: string, token = "", body?: unknown) {
  const answer = await fetch(`${platforms.url}/google${path}`, {
    method: body === undefined ? "GET" : "POST",
    redirect: "manual",
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
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

const credentials = ({ env }: StartedPlatforms) => ({
  client_id: env["GOOGLE_CLIENT_ID"] ?? "",
  client_secret: env["GOOGLE_CLIENT_SECRET"] ?? "",
});

async function signedIn(platforms: StartedPlatforms) {
  const query = new URLSearchParams({
    email: mailbox,
    redirect_uri: "https://wakil.test/back",
    scope: "https://mail.google.com/ email profile",
    challenge: "",
    back: "https://wakil.test/back?state=s",
  });
  const chosen = await ask(platforms, `/o/oauth2/v2/chosen?${query}`);
  const code = new URL(chosen.headers.get("location") ?? "").searchParams.get("code") ?? "";
  const form = new URLSearchParams({
    ...credentials(platforms),
    grant_type: "authorization_code",
    code,
    redirect_uri: "https://wakil.test/back",
  });
  return (await ask(platforms, "/token", "", form)).body;
}

test("Google: tokens, renewal, whose account, and an end when the owner takes access away", async () => {
  await using platforms = await startPlatforms();
  const tokens = await signedIn(platforms);
  expect((await ask(platforms, "/userinfo", tokens.access_token)).body).toMatchObject({
    email: mailbox,
    email_verified: true,
  });
  const renew = () =>
    ask(
      platforms,
      "/token",
      "",
      new URLSearchParams({
        ...credentials(platforms),
        grant_type: "refresh_token",
        refresh_token: tokens.refresh_token,
      }),
    );
  expect((await renew()).body.access_token).toMatch(/^ya29\./);
  platforms.google.revokeAccess(mailbox);
  expect((await renew()).body.error).toBe("invalid_grant");
  expect((await ask(platforms, "/gmail/v1/users/me/profile", tokens.access_token)).body.error.status).toBe(
    "UNAUTHENTICATED",
  );
});

test("Gmail: a mail is pushed with Google's signature, found in the history page by page, read raw and answered in its thread", async () => {
  await using platforms = await startPlatforms();
  await using shop = await webhookReceiver();
  const { access_token: token } = await signedIn(platforms);
  platforms.google.setPush(shop.url, "https://wakil.test");
  const watch = await ask(platforms, "/gmail/v1/users/me/watch", token, {
    topicName: platforms.env["GMAIL_TOPIC"],
    labelIds: ["INBOX"],
  });
  const start = watch.body.historyId;
  for (const id of ["a", "b", "c"]) platforms.google.receive(mailbox, mail(id));
  await platforms.settled();
  const { headers, body } = shop.received[0] ?? { headers: {}, body: {} };
  expect(JSON.parse(Buffer.from(body.message.data, "base64").toString())).toMatchObject({
    emailAddress: mailbox,
  });
  const [head, claims, signature] = String(headers.authorization).replace("Bearer ", "").split(".") as [
    string,
    string,
    string,
  ];
  const { keys } = (await ask(platforms, "/oauth2/v3/certs")).body;
  const key = createPublicKey({ key: keys[0], format: "jwk" });
  expect(
    verify("RSA-SHA256", Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, "base64url")),
  ).toBe(true);
  expect(JSON.parse(Buffer.from(claims, "base64url").toString()).aud).toBe("https://wakil.test");

  const first = await ask(
    platforms,
    `/gmail/v1/users/me/history?startHistoryId=${start}&maxResults=2`,
    token,
  );
  expect(first.body.history).toHaveLength(2);
  const second = await ask(
    platforms,
    `/gmail/v1/users/me/history?startHistoryId=${start}&maxResults=2&pageToken=${first.body.nextPageToken}`,
    token,
  );
  expect(second.body.history).toHaveLength(1);
  expect((await ask(platforms, "/gmail/v1/users/me/history?startHistoryId=1", token)).status).toBe(404);
  const { id, threadId } = second.body.history[0].messages[0];
  const raw = (await ask(platforms, `/gmail/v1/users/me/messages/${id}?format=raw`, token)).body.raw;
  expect(Buffer.from(raw, "base64url").toString()).toBe(mail("c"));
  const answer = `From: ${mailbox}\r\nTo: noura@example.com\r\nIn-Reply-To: <c@example.com>\r\n\r\nhi`;
  const sent = await ask(platforms, "/gmail/v1/users/me/messages/send", token, {
    raw: Buffer.from(answer).toString("base64url"),
    threadId,
  });
  expect(sent.body.threadId).toBe(threadId);
  expect(platforms.google.sent).toMatchObject([{ from: mailbox, to: "noura@example.com" }]);
  platforms.google.receive(mailbox, mail("d", "In-Reply-To: <c@example.com>\r\n"));
  expect(platforms.google.state.mailboxes[mailbox]?.mails.at(-1)?.threadId).toBe(threadId);
});
