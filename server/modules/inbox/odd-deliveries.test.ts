import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { verifyToken } from "#server/channels/platforms.ts";
import { chooseAccount } from "#server/simulator/choose-page.ts";
import { businessPhone, channelShop, connectWhatsappViaMeta } from "#server/testing/channel-shop.ts";

const noura = { number: "966500000001", name: "نورة" };

test("a text with NUL and half a letter is stored without them and answered", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const text = "هل توصلون\0 إلى جدة؟ \ud83d";
  shop.platforms.whatsapp.write(businessPhone, noura, { type: "text", text });
  await shop.settle();
  const { rows } = await shop.app.database.ownerPool.query<{ text: string }>(
    "select text from messages where author = 'customer'",
  );
  expect(rows.map((row) => row.text)).toEqual(["هل توصلون إلى جدة؟ \ufffd"]);
  expect(await shop.sent()).toMatchObject([{ text: expect.stringContaining("خلال يومين") }]);
});

test("a delivery that cannot be read goes to a person, and what follows it is answered", async () => {
  await using shop = await channelShop();
  const { app, platforms, owner } = shop;
  await connectWhatsappViaMeta(shop, owner);
  platforms.whatsapp.write(businessPhone, noura, { type: "text", text: "مرحبا" });
  await platforms.settled();
  await app.database.ownerPool.query(`update channel_events set body = '{"message": 1}'`);
  platforms.whatsapp.write(businessPhone, noura, { type: "text", text: "هل توصلون إلى جدة؟" });
  await shop.settle();
  const tickets = await app.request({ path: "/api/tickets/", token: owner.token });
  expect(tickets.body.data).toMatchObject([{ status: "deferred", defer_reason: "unreadable" }]);
  const { rows } = await app.database.ownerPool.query<{ kind: string; text: string }>(
    "select kind, text from messages where author = 'customer' order by created_at",
  );
  expect(rows).toContainEqual({ kind: "unsupported", text: "" });
  expect(rows).toContainEqual({ kind: "text", text: "هل توصلون إلى جدة؟" });
});

test("a message of no known shape does not take the other customers' messages of its delivery along", async () => {
  await using shop = await channelShop();
  const { app, platforms, owner } = shop;
  await connectWhatsappViaMeta(shop, owner);
  const message = (id: string, from: string) => ({
    id,
    from,
    timestamp: String(Math.floor(Date.now() / 1000)),
    type: "text",
    text: { body: "هل توصلون إلى جدة؟" },
  });
  const { from: _, ...odd } = message("wamid.odd", "");
  const bytes = JSON.stringify({
    object: "whatsapp_business_account",
    entry: [
      { id: "104200000000002", changes: "none" },
      {
        id: "104200000000002",
        changes: [
          {
            field: "messages",
            value: {
              metadata: { phone_number_id: businessPhone },
              messages: [message("wamid.1", "966500000001"), odd, message("wamid.2", "966500000002")],
            },
          },
        ],
      },
    ],
  });
  const secret = platforms.env["META_APP_SECRET"] ?? "";
  const answer = await app.http.app.inject({
    method: "POST",
    url: "/webhook/whatsapp/",
    headers: {
      "content-type": "application/json",
      "x-hub-signature-256": `sha256=${createHmac("sha256", secret).update(bytes).digest("hex")}`,
    },
    payload: bytes,
  });
  expect(answer.json()).toEqual({ data: { stored: 2 } });
  await shop.settle();
  expect(await shop.sent()).toHaveLength(2);
});

test("an announcement of Gmail that cannot be read is confirmed, wakes nobody and is not delivered again", async () => {
  await using shop = await channelShop();
  const token = verifyToken(shop.app.context, "gmail") ?? "";
  const announce = (payload: string) =>
    shop.app.http.app.inject({
      method: "POST",
      url: `/webhook/email/?token=${encodeURIComponent(token)}`,
      headers: { "content-type": "application/json" },
      payload,
    });
  const pushBody = (data: string) =>
    JSON.stringify({ message: { data: Buffer.from(data).toString("base64") } });
  const unreadable = [
    "",
    "not JSON",
    "null",
    "[]",
    '"text"',
    "{}",
    '{"message":null}',
    '{"message":{"data":7}}',
  ];
  for (const payload of [...unreadable, ...["", "null", "7", "{", '{"emailAddress":7}'].map(pushBody)]) {
    const answer = await announce(payload);
    expect([payload, answer.statusCode, answer.json()]).toEqual([payload, 200, { data: { stored: 0 } }]);
  }
});

test("a message of Instagram with a time that is none has that of its delivery, and is answered", async () => {
  await using shop = await channelShop();
  const { app, platforms, owner } = shop;
  const response = await app.request({
    method: "POST",
    path: "/api/channels/instagram/begin/",
    token: owner.token,
  });
  const back = await chooseAccount(response.body.data.url);
  await app.request({
    path: "/api/channels/instagram/finish/",
    token: owner.token,
    json: { state: back.searchParams.get("state"), code: back.searchParams.get("code") },
  });
  const account = "17841400000000002";
  const bytes = JSON.stringify({
    object: "instagram",
    entry: [
      {
        id: account,
        time: Date.now(),
        messaging: [
          {
            sender: { id: "1200000000000001" },
            recipient: { id: account },
            timestamp: 1e21,
            message: { mid: "m_1", text: "هل توصلون إلى جدة؟" },
          },
        ],
      },
    ],
  });
  const signature = createHmac("sha256", platforms.env["INSTAGRAM_APP_SECRET"] ?? "")
    .update(bytes)
    .digest("hex");
  const answer = await app.http.app.inject({
    method: "POST",
    url: "/webhook/instagram/",
    headers: { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` },
    payload: bytes,
  });
  expect(answer.json()).toEqual({ data: { stored: 1 } });
  await shop.settle();
  const { rows } = await app.database.ownerPool.query<{ text: string }>(
    "select text from messages where author = 'customer'",
  );
  expect(rows.map(({ text }) => text)).toEqual(["هل توصلون إلى جدة؟"]);
});
