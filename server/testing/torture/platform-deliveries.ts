import { createSeededRandom } from "#server/versions/quality/seeded.ts";

type Random = () => number;

/** Accounts at the simulated platforms that the deliveries are about. */
const accounts = {
  whatsapp: "106500000000002",
  waba: "104200000000002",
  instagram: "17841400000000002",
  twitter: "1700000000000000002",
};

/**
 * The contents of one delivery, always the same for the same seed. Only its times are those of the run, because old
 * messages are not answered.
 */
export interface Chance {
  random: Random;
  pick: <T>(all: readonly T[]) => T;
  /** A number as an id or as a mobile phone's, with this beginning. */
  digits: (beginning: string) => string;
  now: Date;
}

export function chanceOf(seed: string, now: Date): Chance {
  const random = createSeededRandom(seed);
  return {
    random,
    pick: (all) => all[Math.floor(random() * all.length)]!,
    digits: (beginning) => `${beginning}${10_000_000 + Math.floor(random() * 89_999_999)}`,
    now,
  };
}

const seconds = ({ now }: Chance) => String(Math.floor(now.getTime() / 1000));

/** Everything that a person writes in WhatsApp. */
function whatsappMessage(chance: Chance, from: string): object {
  const message = { id: `wamid.${from}`, from, timestamp: seconds(chance) };
  const file = { id: "1", sha256: "c2hh", mime_type: "application/octet-stream" };
  return chance.pick([
    { ...message, type: "text", text: { body: "متى تفتحون؟" }, context: { id: "wamid.1" } },
    { ...message, type: "image", image: { ...file, mime_type: "image/jpeg", caption: "هذا" } },
    { ...message, type: "audio", audio: { ...file, mime_type: "audio/ogg; codecs=opus", voice: true } },
    { ...message, type: "video", video: { ...file, mime_type: "video/mp4", caption: "شوفوا" } },
    {
      ...message,
      type: "document",
      document: { ...file, mime_type: "application/pdf", filename: "فاتورة.pdf" },
    },
    { ...message, type: "sticker", sticker: { ...file, mime_type: "image/webp", animated: false } },
    { ...message, type: "location", location: { latitude: 24.7, longitude: 46.7, name: "الرياض" } },
    {
      ...message,
      type: "contacts",
      contacts: [{ name: { formatted_name: "نورة" }, phones: [{ phone: from }] }],
    },
    {
      ...message,
      type: "order",
      order: {
        catalog_id: "1",
        text: "اليوم إذا أمكن",
        product_items: [{ product_retailer_id: "v60", quantity: "2", item_price: 58.5, currency: "SAR" }],
      },
    },
    { ...message, type: "button", button: { text: "نعم", payload: "yes" } },
    {
      ...message,
      type: "interactive",
      interactive: { type: "button_reply", button_reply: { id: "1", title: "نعم" } },
    },
    {
      ...message,
      type: "interactive",
      interactive: { type: "list_reply", list_reply: { id: "1", title: "الرياض", description: "" } },
    },
    { ...message, type: "reaction", reaction: { message_id: "wamid.1", emoji: "👍" } },
    {
      ...message,
      type: "edit",
      edit: { original_message_id: "wamid.1", message: { text: { body: "متى تغلقون؟" } } },
    },
    { ...message, type: "revoke", revoke: { original_message_id: "wamid.1" } },
    { ...message, type: "system", system: { type: "user_changed_number", wa_id: chance.digits("9665") } },
    {
      ...message,
      type: "text",
      text: { body: "كم السعر؟" },
      referral: { source_url: "https://fb.me/1", source_id: "1", headline: "عرض", body: "خصم" },
    },
    { ...message, type: "unsupported", errors: [{ code: 131_051, title: "Message type unknown" }] },
  ]);
}

/** A delivery of each field of WhatsApp that the product is subscribed to. */
export function whatsappDelivery(chance: Chance): object {
  const from = chance.digits("9665");
  const contacts = [{ profile: { name: "نورة" }, wa_id: from }];
  const timestamp = seconds(chance);
  const status = {
    id: `wamid.${from}`,
    status: chance.pick(["sent", "delivered", "read", "failed", "played"]),
    timestamp,
    recipient_id: from,
    errors: [{ code: 131_026, title: "Message undeliverable", error_data: { details: "no such number" } }],
  };
  const about = {
    messaging_product: "whatsapp",
    metadata: { display_phone_number: "966550001002", phone_number_id: accounts.whatsapp },
  };
  const messages = () => [whatsappMessage(chance, from)];
  const echo = { id: `wamid.${from}`, from: "966550001002", to: from, timestamp };
  const [field, value] = chance.pick([
    ...Array.from({ length: 6 }, () => ["messages", { ...about, contacts, messages: messages() }] as const),
    ["messages", { ...about, contacts, messages: messages(), statuses: [status] }],
    ["messages", { ...about, statuses: [status] }],
    ["smb_message_echoes", { ...about, message_echoes: [{ ...echo, type: "text", text: { body: "أهلًا" } }] }],
    [
      "user_preferences",
      {
        ...about,
        contacts,
        user_preferences: [
          { wa_id: from, detail: "x", category: "marketing_messages", value: "stop", timestamp },
        ],
      },
    ],
    ["account_update", { event: "DISABLED_UPDATE", ban_info: { waba_ban_state: "SCHEDULE_FOR_DISABLE" } }],
  ] as const);
  return {
    object: "whatsapp_business_account",
    entry: [{ id: accounts.waba, time: Number(timestamp), changes: [{ field, value }] }],
  };
}

/** A delivery of Instagram: a message or what happens to one, and a comment. */
export function instagramDelivery(chance: Chance): object {
  const [person, mid] = [chance.digits("12"), chance.digits("m_")];
  const time = chance.now.getTime();
  const event = { sender: { id: person }, recipient: { id: accounts.instagram }, timestamp: time };
  const url = "https://x.example/1";
  const messaging = chance.pick([
    { ...event, message: { mid, text: "كم السعر؟", attachments: [{ type: "image", payload: { url } }] } },
    { ...event, message: { mid, text: "متى تفتحون؟", reply_to: { mid: "m_1" } } },
    { ...event, message: { mid, text: "حلو", reply_to: { story: { id: "1", url } } } },
    { ...event, message: { mid, attachments: [{ type: "share", payload: { url, title: "منشور" } }] } },
    { ...event, message: { mid, attachments: [{ type: "audio", payload: { url } }] } },
    { ...event, message: { mid, is_deleted: true } },
    { ...event, message_edit: { mid, text: "كم سعره؟", num_edit: 1 } },
    { ...event, reaction: { mid, action: "react", reaction: "love", emoji: "❤" } },
    { ...event, read: { mid } },
    { ...event, postback: { mid, title: "ابدأ", payload: "start" } },
    {
      ...event,
      sender: event.recipient,
      recipient: event.sender,
      message: { mid, text: "أهلًا", is_echo: true },
    },
  ]);
  const comment = {
    id: chance.digits("17"),
    text: "متى تفتحون؟",
    from: { id: person, username: "noura" },
    media: { id: "1", media_product_type: "FEED" },
  };
  const changes = [{ field: chance.pick(["comments", "live_comments"]), value: comment }];
  return {
    object: "instagram",
    entry: [{ id: accounts.instagram, time, messaging: [messaging], changes }],
  };
}

/** A delivery of X: a message in the older or newer format, an encrypted one, or a mention. */
export function twitterDelivery(chance: Chance): object {
  const [person, id] = [chance.digits("18"), chance.digits("19000000000")];
  const at = chance.now.toISOString();
  const user = { id: person, name: "نورة", username: "noura" };
  const mention = {
    id,
    author_id: person,
    text: "@shop متى تفتحون؟",
    conversation_id: id,
    created_at: at,
    referenced_tweets: [{ type: "replied_to", id: chance.digits("19000000000") }],
  };
  const older = {
    direct_message_events: [
      {
        type: "message_create",
        id,
        created_timestamp: String(chance.now.getTime()),
        message_create: {
          sender_id: person,
          target: { recipient_id: accounts.twitter },
          message_data: {
            text: "سلام",
            attachment: { type: "media", media: { media_url_https: "https://x" } },
          },
        },
      },
    ],
    users: { [person]: { id: person, name: "نورة", screen_name: "noura" } },
  };
  const newer = {
    id,
    event_type: "MessageCreate",
    text: "كم السعر؟",
    sender_id: person,
    dm_conversation_id: `${accounts.twitter}-${person}`,
    created_at: at,
    attachments: { media_keys: ["3_1"] },
  };
  const media = [{ media_key: "3_1", type: "photo", url: "https://pbs.example/1.jpg" }];
  const [event_type, payload, includes] = chance.pick([
    ["dm.received", older, {}],
    ["dm.received", newer, { users: [user], media }],
    ["dm.sent", { ...newer, sender_id: accounts.twitter }, { users: [user] }],
    ["chat.received", { sender_id: person }, {}],
    ["post.mention.create", mention, { users: [user] }],
  ] as const);
  const filter = { user_id: accounts.twitter };
  return { data: { event_uuid: id, filter, event_type, tag: "the shop", payload, includes } };
}
