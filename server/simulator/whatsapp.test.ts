import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { type ReceivedWebhook, webhookReceiver } from "#server/testing/webhook-receiver.ts";
import { type StartedPlatforms, startPlatforms } from "#server/testing/start-platforms.ts";

const waba = "104200000000002";
const phone = "106500000000002";
const verifyToken = "secret word";
const person = { number: "966500000001", name: "نورة" };

async function call(
  platforms: StartedPlatforms,
  path: string,
  options: { token?: string; body?: unknown } = {},
) {
  const answer = await fetch(`${platforms.url}/graph/v25.0${path}`, {
    method: options.body === undefined ? "GET" : "POST",
    headers: {
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      "content-type": "application/json",
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    redirect: "manual",
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    body: text.startsWith("{") ? JSON.parse(text) : text,
  };
}

/** Goes through Embedded Signup and returns the business's token. */
async function signedUp(platforms: StartedPlatforms): Promise<string> {
  const chosen = await call(
    platforms,
    `/dialog/chosen?${new URLSearchParams({ waba, back: "https://wakil.test/back?state=s" })}`,
  );
  const back = new URL(chosen.headers.get("location") ?? "");
  expect(back.searchParams.get("phone_number_id")).toBe(phone);
  const query = new URLSearchParams({
    client_id: platforms.env["META_APP_ID"] ?? "",
    client_secret: platforms.env["META_APP_SECRET"] ?? "",
    code: back.searchParams.get("code") ?? "",
  });
  const first = await call(platforms, `/oauth/access_token?${query}`);
  const again = await call(platforms, `/oauth/access_token?${query}`);
  expect(again).toMatchObject({ status: 400, body: { error: { code: 100, error_subcode: 36009 } } });
  return first.body.access_token;
}

const text = (to: string, body: string, more: object = {}) => ({
  messaging_product: "whatsapp",
  to,
  type: "text",
  text: { body },
  ...more,
});

test("WhatsApp: an override is refused before the plain subscription, and asked for its challenge after", async () => {
  await using platforms = await startPlatforms();
  await using shop = await webhookReceiver({ verifyToken });
  const token = await signedUp(platforms);
  const override = { override_callback_uri: shop.url, verify_token: verifyToken };
  const early = await call(platforms, `/${waba}/subscribed_apps`, { token, body: override });
  expect(early.body.error.message).toContain("must be subscribed");
  expect((await call(platforms, `/${waba}/subscribed_apps`, { token, body: {} })).body).toEqual({
    success: true,
  });
  const wrong = await call(platforms, `/${waba}/subscribed_apps`, {
    token,
    body: { ...override, verify_token: "another" },
  });
  expect(wrong.body.error.code).toBe(2200);
  expect((await call(platforms, `/${waba}/subscribed_apps`, { token, body: override })).status).toBe(200);
});

test("WhatsApp: what a person writes arrives signed over escaped bytes, and again until it is taken", async () => {
  await using platforms = await startPlatforms();
  await using shop = await webhookReceiver({ refuse: 2, verifyToken });
  const token = await signedUp(platforms);
  await call(platforms, `/${waba}/subscribed_apps`, { token, body: {} });
  expect(await platforms.whatsapp.setWebhook(shop.url, "wrong word")).toBe(false);
  expect(await platforms.whatsapp.setWebhook(shop.url, verifyToken)).toBe(true);
  platforms.whatsapp.write(phone, person, { type: "text", text: "كم السعر؟ 👍 a/b" });
  await platforms.settled();
  expect(shop.received).toHaveLength(3);
  const { raw, headers, body } = shop.received[2] as ReceivedWebhook;
  expect(raw).toMatch(/\\u0643\\u0645.*\\ud83d\\udc4d a\\\/b/);
  const signature = createHmac("sha256", platforms.env["META_APP_SECRET"] ?? "")
    .update(raw)
    .digest("hex");
  expect(headers["x-hub-signature-256"]).toBe(`sha256=${signature}`);
  const { value } = body.entry[0].changes[0];
  expect(value.metadata.phone_number_id).toBe(phone);
  expect(value.messages[0]).toMatchObject({
    from: person.number,
    type: "text",
    text: { body: "كم السعر؟ 👍 a/b" },
  });
});

test("WhatsApp: statuses follow a message and carry what the sender wrote on it; outside the window it fails", async () => {
  let now = new Date("2026-11-20T09:00:00Z");
  await using platforms = await startPlatforms({ clock: () => now });
  await using shop = await webhookReceiver({ verifyToken });
  const { whatsapp } = platforms;
  const token = await signedUp(platforms);
  await call(platforms, `/${waba}/subscribed_apps`, { token, body: {} });
  await whatsapp.setWebhook(shop.url, verifyToken);
  const unregistered = await call(platforms, `/${phone}/messages`, {
    token,
    body: text(person.number, "أهلًا"),
  });
  expect(unregistered.body.error.code).toBe(133010);
  const registered = { messaging_product: "whatsapp", pin: "123456" };
  expect((await call(platforms, `/${phone}/register`, { token, body: registered })).status).toBe(200);

  whatsapp.write(phone, person, { type: "text", text: "سلام" });
  const sent = await call(platforms, `/${phone}/messages`, {
    token,
    body: text(person.number, "أهلًا", { biz_opaque_callback_data: "outbox-7" }),
  });
  await new Promise((done) => setImmediate(done));
  whatsapp.open(phone, person.number);
  await platforms.settled();
  const statuses = () => shop.received.flatMap(({ body }) => body.entry[0].changes[0].value.statuses ?? []);
  expect(
    statuses()
      .map(({ status }) => status as string)
      .toSorted((one, other) => one.localeCompare(other)),
  ).toEqual(["delivered", "read", "sent"]);
  for (const status of statuses())
    expect(status).toMatchObject({ id: sent.body.messages[0].id, biz_opaque_callback_data: "outbox-7" });

  now = new Date("2026-11-21T09:00:01Z");
  await call(platforms, `/${phone}/messages`, { token, body: text(person.number, "متأخر") });
  await new Promise((done) => setImmediate(done));
  await platforms.settled();
  expect(statuses().at(-1)).toMatchObject({ status: "failed", errors: [{ code: 131047 }] });
  const template = {
    messaging_product: "whatsapp",
    to: person.number,
    type: "template",
    template: {
      name: "order_update",
      language: { code: "ar" },
      components: [
        {
          type: "body",
          parameters: [
            { type: "text", text: "نورة" },
            { type: "text", text: "42" },
          ],
        },
      ],
    },
  };
  expect((await call(platforms, `/${phone}/messages`, { token, body: template })).status).toBe(200);
  expect(whatsapp.state.lines.at(-1)?.text).toBe("مرحبًا نورة، طلبك رقم 42 جاهز.");
  template.template.components = [];
  expect((await call(platforms, `/${phone}/messages`, { token, body: template })).body.error.code).toBe(
    132000,
  );
});

test("WhatsApp: too many to one person, too many from one number, an expired token, a foreign id", async () => {
  let now = new Date("2026-11-20T09:00:00Z");
  await using platforms = await startPlatforms({ clock: () => now });
  const { whatsapp } = platforms;
  const token = await signedUp(platforms);
  await call(platforms, `/${phone}/register`, {
    token,
    body: { messaging_product: "whatsapp", pin: "123456" },
  });
  whatsapp.write(phone, person, { type: "text", text: "سلام" });
  const codes: number[] = [];
  for (let message = 0; message < 46; message++)
    codes.push(
      (await call(platforms, `/${phone}/messages`, { token, body: text(person.number, "١") })).body.error
        ?.code ?? 0,
    );
  expect(codes.filter((code) => code === 0)).toHaveLength(45);
  expect(codes[45]).toBe(131056);
  now = new Date("2026-11-20T09:00:06Z");
  expect(
    (await call(platforms, `/${phone}/messages`, { token, body: text(person.number, "٢") })).status,
  ).toBe(200);
  const many: number[] = [];
  for (let message = 0; message < 80; message++)
    many.push(
      (await call(platforms, `/${phone}/messages`, { token, body: text(`96650${1000000 + message}`, "١") }))
        .body.error?.code ?? 0,
    );
  expect(many.at(-1)).toBe(130429);
  expect((await call(platforms, `/106500000000003`, { token })).body.error).toMatchObject({
    code: 100,
    error_subcode: 33,
  });
  (whatsapp.state.tokens[token] as { expiresAt: number | null }).expiresAt = now.getTime();
  const late = await call(platforms, `/${phone}/messages`, { token, body: text(person.number, "٣") });
  expect(late).toMatchObject({ status: 401, body: { error: { code: 190, error_subcode: 463 } } });
  expect(late.body.error.fbtrace_id).toMatch(/^A/);
});

test("WhatsApp: a number is added, gets a code, waits for another one, and is verified once", async () => {
  let now = new Date("2026-11-20T09:00:00Z");
  await using platforms = await startPlatforms({ clock: () => now });
  const token = platforms.env["WHATSAPP_TOKEN"] ?? "";
  const wabaId = platforms.env["WHATSAPP_BUSINESS_ACCOUNT_ID"] ?? "";
  const added = await call(platforms, `/${wabaId}/phone_numbers`, {
    token,
    body: { cc: "966", phone_number: "500001234", verified_name: "متجر" },
  });
  const { id } = added.body;
  const request = () =>
    call(platforms, `/${id}/request_code?code_method=SMS&language=ar`, { token, body: {} });
  expect((await request()).body).toEqual({ success: true });
  expect((await request()).body.error).toMatchObject({
    code: 136024,
    error_user_msg: expect.stringContaining("60 seconds"),
  });
  now = new Date("2026-11-20T09:01:01Z");
  expect((await request()).status).toBe(200);
  expect(
    (await call(platforms, `/${id}/verify_code`, { token, body: { code: "000" } })).body.error.code,
  ).toBe(136025);
  const code = platforms.whatsapp.state.phones[id]?.code;
  expect((await call(platforms, `/${id}/verify_code`, { token, body: { code } })).body).toEqual({
    success: true,
  });
  expect((await call(platforms, `/${id}/verify_code`, { token, body: { code } })).body.error.code).toBe(
    136025,
  );
});

test("WhatsApp: media come with an address that wants the token, and have the bytes that were sent", async () => {
  await using platforms = await startPlatforms();
  const token = await signedUp(platforms);
  const bytes = new Uint8Array([1, 2, 3]);
  platforms.whatsapp.write(phone, person, { type: "image", mime: "image/jpeg", bytes });
  const id = platforms.whatsapp.state.lines[0]?.media ?? "";
  const facts = await call(platforms, `/${id}`, { token });
  expect(facts.body).toMatchObject({ mime_type: "image/jpeg", file_size: 3 });
  expect((await fetch(facts.body.url)).status).toBe(401);
  const got = await fetch(facts.body.url, { headers: { authorization: `Bearer ${token}` } });
  expect(new Uint8Array(await got.arrayBuffer())).toEqual(bytes);
});

test("the platforms can be slow, cut before and after the work, give half answers, and double or turn round webhooks", async () => {
  await using platforms = await startPlatforms();
  await using shop = await webhookReceiver({ verifyToken });
  const { whatsapp } = platforms;
  const token = await signedUp(platforms);
  await call(platforms, `/${waba}/subscribed_apps`, { token, body: {} });
  await call(platforms, `/${phone}/register`, {
    token,
    body: { messaging_product: "whatsapp", pin: "123456" },
  });
  await whatsapp.setWebhook(shop.url, verifyToken);
  whatsapp.faults.delivery.duplicates = 2;
  whatsapp.write(phone, person, { type: "text", text: "١" });
  await platforms.settled();
  expect(new Set(shop.received.map(({ raw }) => raw)).size).toBe(1);
  expect(shop.received).toHaveLength(3);

  whatsapp.faults.delivery = { duplicates: 0, reversed: 2, delayMs: 0, lost: false };
  shop.received.length = 0;
  whatsapp.write(phone, person, { type: "text", text: "٢" });
  await platforms.settled();
  expect(shop.received).toHaveLength(0);
  whatsapp.write(phone, person, { type: "text", text: "٣" });
  await platforms.settled();
  expect(shop.received).toHaveLength(2);
  whatsapp.faults.delivery.reversed = 0;

  const before = whatsapp.state.lines.length;
  const send = () => call(platforms, `/${phone}/messages`, { token, body: text(person.number, "رد") });
  whatsapp.faults.next.push(
    { fault: { kind: "cut" } },
    { fault: { kind: "lost" } },
    { fault: { kind: "half" } },
  );
  await expect(send()).rejects.toThrow();
  expect(whatsapp.state.lines).toHaveLength(before);
  await expect(send()).rejects.toThrow();
  expect(whatsapp.state.lines).toHaveLength(before + 1);
  await expect(send()).rejects.toThrow();
  expect((await send()).status).toBe(200);
});
