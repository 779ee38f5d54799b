import { createHmac, randomInt } from "node:crypto";
import { createSeededRandom } from "#server/versions/quality/seeded.ts";
import { businessPhone, channelShop, connectWhatsappViaMeta } from "#server/testing/channel-shop.ts";
import { mutateDelivery } from "./mutate.ts";

const appSecret = "META_APP_SECRET";
const number = () => `9665${randomInt(10_000_000, 99_999_999)}`;

const whatsapp = () => {
  const from = number();
  const message = { id: `wamid.${from}`, from, timestamp: String(Math.floor(Date.now() / 1000)) };
  const messages = [
    { ...message, type: "text", text: { body: "متى تفتحون؟" } },
    { ...message, type: "image", image: { id: "1", mime_type: "image/jpeg", caption: "هذا" } },
    { ...message, type: "location", location: { latitude: 24.7, longitude: 46.7, name: "الرياض" } },
    {
      ...message,
      type: "interactive",
      interactive: { type: "button_reply", button_reply: { id: "1", title: "نعم" } },
    },
    { ...message, type: "reaction", reaction: { message_id: "wamid.1", emoji: "👍" } },
    {
      ...message,
      type: "contacts",
      contacts: [{ name: { formatted_name: "نورة" }, phones: [{ phone: from }] }],
    },
  ];
  const value = {
    messaging_product: "whatsapp",
    metadata: { display_phone_number: "966550001002", phone_number_id: businessPhone },
    contacts: [{ profile: { name: "نورة" }, wa_id: from }],
    messages: [messages[randomInt(messages.length)]],
    statuses: [{ id: "wamid.1", status: "delivered", timestamp: message.timestamp, recipient_id: from }],
  };
  return {
    object: "whatsapp_business_account",
    entry: [{ id: "104200000000002", changes: [{ field: "messages", value }] }],
  };
};

const instagram = () => ({
  object: "instagram",
  entry: [
    {
      id: "17841400000000002",
      time: Date.now(),
      messaging: [
        {
          sender: { id: number() },
          recipient: { id: "17841400000000002" },
          timestamp: Date.now(),
          message: {
            mid: number(),
            text: "كم السعر؟",
            attachments: [{ type: "image", payload: { url: "https://x.example/1" } }],
          },
        },
      ],
      changes: [
        {
          field: "comments",
          value: { id: number(), text: "جميل", from: { id: number(), username: "n" }, media: { id: "1" } },
        },
      ],
    },
  ],
});

const twitter = () => ({
  data: {
    event_uuid: number(),
    filter: { user_id: "1700000000000000002" },
    event_type: "dm.received",
    tag: "the shop",
    payload: {
      direct_message_events: [
        {
          type: "message_create",
          id: number(),
          created_timestamp: String(Date.now()),
          message_create: {
            sender_id: number(),
            target: { recipient_id: "1700000000000000002" },
            message_data: { text: "سلام" },
          },
        },
      ],
      users: {},
    },
  },
});

const platforms = {
  whatsapp: { body: whatsapp, header: "x-hub-signature-256", encoding: "hex", secret: appSecret },
  instagram: {
    body: instagram,
    header: "x-hub-signature-256",
    encoding: "hex",
    secret: "INSTAGRAM_APP_SECRET",
  },
  twitter: {
    body: twitter,
    header: "x-twitter-webhooks-signature",
    encoding: "base64",
    secret: "X_CONSUMER_SECRET",
  },
} as const;

export interface WebhookFigures {
  platform: string;
  signed: number;
  stored: number;
  badly_signed: number;
  wrongs: string[];
}

/** Statuses that a platform understands: accepted, refused permanently, or to be repeated. */
const fine = new Set([200, 400, 404, 413, 415, 503]);
/** Number of deliveries after which the resulting work is done. */
const batch = 250;

/** Connects accounts of Instagram and X, without secrets. */
async function connectAccounts(shop: Awaited<ReturnType<typeof channelShop>>): Promise<void> {
  const { app } = shop;
  for (const [kind, account] of [
    ["instagram", "17841400000000002"],
    ["twitter", "1700000000000000002"],
  ])
    await app.database.ownerPool.query(
      `insert into channel_connections (organization_id, kind, account, name, sealed_secrets, connected_at)
       values ($1, $2, $3, 'the shop', 'sealed', now())`,
      [shop.owner.organizationId, kind, account],
    );
}

/**
 * Sends malformed deliveries, most with a valid signature, every fifth with an invalid one. Each must be answered,
 * and none may prevent the next.
 */
export async function sendMutatedWebhooks(runs: number, seed: string): Promise<WebhookFigures[]> {
  await using shop = await channelShop();
  const { app } = shop;
  const connected = await connectWhatsappViaMeta(shop, shop.owner);
  if (connected.status !== 200) throw new Error(`not connected: ${connected.text}`);
  await connectAccounts(shop);
  const events = async () =>
    Number((await app.database.ownerPool.query("select count(*) from channel_events")).rows[0].count);
  const all: WebhookFigures[] = [];
  for (const [platform, { body, header, encoding, secret }] of Object.entries(platforms)) {
    const key = shop.platforms.env[secret] ?? "";
    const random = createSeededRandom(`${seed} ${platform}`);
    const figures: WebhookFigures = { platform, signed: 0, stored: 0, badly_signed: 0, wrongs: [] };
    const send = async (bytes: Buffer, isRight: boolean) => {
      const signature = createHmac("sha256", isRight ? key : "another secret")
        .update(bytes)
        .digest(encoding);
      const answer = await app.http.app.inject({
        method: "POST",
        url: `/webhook/${platform}/`,
        headers: { "content-type": "application/json", [header]: `sha256=${signature}` },
        payload: bytes,
      });
      return answer.statusCode;
    };
    for (let run = 0; run < runs; run += 1) {
      const bytes = mutateDelivery(body(), random);
      if (run % 5 === 4) {
        const before = await events();
        const status = await send(bytes, false);
        figures.badly_signed += 1;
        if (status !== 401 || (await events()) !== before)
          figures.wrongs.push(
            `${platform}: a wrong signature was answered with ${status}: ${bytes.toString("utf8").slice(0, 300)}`,
          );
      } else {
        const status = await send(bytes, true);
        figures.signed += 1;
        if (!fine.has(status))
          figures.wrongs.push(`${platform}: ${status} to ${bytes.toString("utf8").slice(0, 300)}`);
      }
      if (run % batch === batch - 1 || run === runs - 1) {
        // Deliveries of the other two platforms are only stored, because their accounts here have no secrets to reply
        // with.
        if (platform === "whatsapp") await shop.settle();
        figures.stored = await events();
      }
    }
    const failed = await app.database.ownerPool.query<{ name: string; last_error: string }>(
      "select distinct name, last_error from jobs where last_error is not null and name = 'channels.receive'",
    );
    if (platform === "whatsapp")
      for (const { last_error } of failed.rows)
        figures.wrongs.push(`${platform}: channels.receive failed: ${last_error}`);
    await app.database.ownerPool.query("delete from jobs");
    await app.database.ownerPool.query("delete from channel_events");
    // A malformed delivery must not affect a well-formed one.
    const wellFormed = await send(Buffer.from(JSON.stringify(body())), true);
    if (wellFormed !== 200 || (await events()) === 0)
      figures.wrongs.push(
        `${platform}: a well-formed delivery was answered with ${wellFormed} and not stored`,
      );
    await app.database.ownerPool.query("delete from channel_events");
    all.push(figures);
  }
  return all;
}
