import { createHmac } from "node:crypto";
import { verifyToken } from "#server/channels/platforms.ts";
import { chooseAccount } from "#server/simulator/choose-page.ts";
import { signupUserId } from "#server/simulator/whatsapp-signup.ts";
import { type ChannelShop, connectWhatsappViaMeta } from "#server/testing/channel-shop.ts";
import { connectGmail } from "#server/testing/mail-campaign.ts";
import { mutateDelivery } from "./mutate.ts";
import { type Chance, instagramDelivery, twitterDelivery, whatsappDelivery } from "./platform-deliveries.ts";

interface Call {
  url: string;
  headers: Record<string, string>;
  payload: Buffer | string;
}

/** An address of ours that a platform calls. */
export interface WebhookReceiver {
  name: string;
  body: (chance: Chance) => object;
  /** Returns the call that brings these bytes, with a valid signature or with a wrong one. */
  call: (bytes: Buffer, isGenuine: boolean) => Call;
  /** Status of a wrong signature. */
  refusal: number;
  /** Further statuses of a genuine call that the platform understands. */
  alsoFine?: readonly number[];
  /** Query for a number that changes with whatever a call leads to. */
  trace: string;
  /** Name of the job in which the work is done. */
  job?: string;
  /** Restores what earlier calls may have ended. */
  restore?: () => Promise<unknown>;
}

const json = { "content-type": "application/json" };
const wrongSecret = "another secret";

/** Connects an account as its owner does on the channels page, with the platform's log-in. */
async function connect({ app, owner }: ChannelShop, kind: string): Promise<void> {
  const login = await app.request({
    method: "POST",
    path: `/api/channels/${kind}/begin/`,
    token: owner.token,
  });
  const back = await chooseAccount(login.body.data.url);
  const finished = await app.request({
    path: `/api/channels/${kind}/finish/`,
    token: owner.token,
    json: { state: back.searchParams.get("state"), code: back.searchParams.get("code") },
  });
  if (finished.status !== 200) throw new Error(`${kind} is not connected: ${finished.text}`);
}

/** A platform whose deliveries carry the HMAC of their bytes in a header. */
const signedChannel = (
  receiver: Pick<WebhookReceiver, "name" | "body"> & {
    header: string;
    encoding: "hex" | "base64";
    secret: string;
  },
): WebhookReceiver => ({
  name: receiver.name,
  body: receiver.body,
  refusal: 401,
  trace: "select count(*) from channel_events",
  job: "channels.receive",
  call(bytes, isGenuine) {
    const hmac = createHmac("sha256", isGenuine ? receiver.secret : wrongSecret)
      .update(bytes)
      .digest(receiver.encoding);
    return {
      url: `/webhook/${receiver.name}/`,
      headers: { ...json, [receiver.header]: `sha256=${hmac}` },
      payload: bytes,
    };
  },
});

/** Google's notice that a mailbox has new mail, which is base64 in JSON and malformed in either. */
function gmailReceiver(shop: ChannelShop): WebhookReceiver {
  const token = verifyToken(shop.app.context, "gmail") ?? "";
  return {
    name: "gmail",
    body({ random, now }) {
      const news = { emailAddress: "care@suhailroasters.example", historyId: 1_000 };
      const data = random() < 0.5 ? Buffer.from(JSON.stringify(news)) : mutateDelivery(news, random);
      return {
        message: { data: data.toString("base64"), messageId: "1", publishTime: now.toISOString() },
        subscription: "projects/simulated/subscriptions/gmail",
      };
    },
    call: (bytes, isGenuine) => ({
      url: `/webhook/email/?token=${encodeURIComponent(isGenuine ? token : wrongSecret)}`,
      headers: json,
      payload: bytes,
    }),
    refusal: 401,
    trace: "select count(*) from jobs where name = 'channels.sync'",
    job: "channels.sync",
  };
}

/** Moyasar's notice of a changed invoice, whose secret is in its body. */
function moyasarReceiver(shop: ChannelShop, invoice: string): WebhookReceiver {
  const secret = shop.platforms.env["MOYASAR_WEBHOOK_SECRET"] ?? "";
  return {
    name: "moyasar",
    body: ({ pick, digits, now }) => ({
      id: digits("1"),
      type: pick(["payment_paid", "payment_failed", "payment_refunded"]),
      created_at: now.toISOString(),
      secret_token: secret,
      live: true,
      data: { id: digits("2"), status: "paid", amount: 25_900, currency: "SAR", invoice_id: invoice },
    }),
    call: (bytes, isGenuine) => ({
      url: "/webhook/moyasar/",
      headers: json,
      payload: isGenuine ? bytes : bytes.toString("latin1").replaceAll(secret, wrongSecret),
    }),
    refusal: 401,
    // A mutation may also have changed the secret.
    alsoFine: [401],
    trace: "select count(*) from jobs where name = 'payments.check'",
    job: "payments.check",
  };
}

/** A call of Meta with a signed_request: a person whose data are deleted, or who took our app away. */
const signedRequest = (of: {
  name: string;
  url: string;
  secret: string;
  person: (chance: Chance) => string;
  trace: string;
  restore?: () => Promise<unknown>;
}): WebhookReceiver => ({
  ...of,
  body: (chance) => ({
    user_id: of.person(chance),
    algorithm: "HMAC-SHA256",
    issued_at: Math.floor(chance.now.getTime() / 1000) - Math.floor(chance.random() * 3_600),
  }),
  call(bytes, isGenuine) {
    const claims = bytes.toString("base64url");
    const key = isGenuine ? of.secret : wrongSecret;
    const signed = `${createHmac("sha256", key).update(claims).digest("base64url")}.${claims}`;
    return {
      url: of.url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ signed_request: signed }).toString(),
    };
  },
  refusal: 400,
});

/** Connects an account of each platform, starts a payment, and returns all addresses that platforms call. */
export async function webhookReceivers(shop: ChannelShop): Promise<WebhookReceiver[]> {
  const { app, owner, platforms } = shop;
  const connectWhatsapp = async () => {
    const { status, text } = await connectWhatsappViaMeta(shop, owner);
    if (status !== 200) throw new Error(`WhatsApp is not connected: ${text}`);
  };
  await connectWhatsapp();
  await connect(shop, "instagram");
  await connect(shop, "twitter");
  await connectGmail(shop);
  const payment = await app.request({
    path: "/api/subscription/payments/",
    token: owner.token,
    json: { plan: "basic", period: "month", price: 259 },
  });
  const invoice = new URL(payment.body.data.url).pathname.split("/").at(-1) ?? "";
  const secretOf = (name: string) => platforms.env[name] ?? "";
  const meta = { header: "x-hub-signature-256", encoding: "hex" } as const;
  return [
    signedChannel({
      ...meta,
      name: "whatsapp",
      body: whatsappDelivery,
      secret: secretOf("META_APP_SECRET"),
    }),
    signedChannel({
      ...meta,
      name: "instagram",
      body: instagramDelivery,
      secret: secretOf("INSTAGRAM_APP_SECRET"),
    }),
    signedChannel({
      name: "twitter",
      body: twitterDelivery,
      header: "x-twitter-webhooks-signature",
      encoding: "base64",
      secret: secretOf("X_CONSUMER_SECRET"),
    }),
    gmailReceiver(shop),
    moyasarReceiver(shop, invoice),
    signedRequest({
      name: "data deletion",
      url: "/meta/data-deletion/",
      secret: secretOf("INSTAGRAM_APP_SECRET"),
      person: ({ digits }) => digits("12"),
      trace: "select count(*) from data_deletions",
    }),
    signedRequest({
      name: "deauthorize",
      url: "/meta/deauthorize/",
      secret: secretOf("META_APP_SECRET"),
      person: () => signupUserId,
      trace: "select count(*) from channel_connections where disconnected_at is not null",
      restore: connectWhatsapp,
    }),
  ];
}
