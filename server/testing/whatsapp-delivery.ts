import { createHmac } from "node:crypto";
import { businessPhone } from "./channel-shop.ts";

export interface WhatsappText {
  id: string;
  /** The customer's number, digits only. */
  from: string;
  text: string;
  /** The time in milliseconds. */
  at: number;
}

export interface SignedDelivery {
  bytes: string;
  headers: Record<string, string>;
}

/** Returns a delivery of one message, signed as Meta signs it. */
export const messageDelivery = (secret: string, { id, from, text, at }: WhatsappText): SignedDelivery =>
  signDelivery(secret, {
    contacts: [{ profile: { name: "سارة" }, wa_id: from }],
    messages: [{ id, from, timestamp: String(Math.floor(at / 1000)), type: "text", text: { body: text } }],
  });

/** Returns a delivery with a status of a message that we sent. */
export const statusDelivery = (
  secret: string,
  status: { id: string; to: string; status: string; at: number; outboxId?: string },
): SignedDelivery =>
  signDelivery(secret, {
    statuses: [
      {
        id: status.id,
        status: status.status,
        timestamp: String(Math.floor(status.at / 1000)),
        recipient_id: status.to,
        ...(status.outboxId && { biz_opaque_callback_data: status.outboxId }),
        ...(status.status === "failed" && { errors: [{ code: 131026, title: "Message undeliverable" }] }),
      },
    ],
  });

function signDelivery(secret: string, value: object): SignedDelivery {
  const metadata = { display_phone_number: "966550001002", phone_number_id: businessPhone };
  const bytes = JSON.stringify({
    object: "whatsapp_business_account",
    entry: [
      {
        id: "104200000000002",
        changes: [{ field: "messages", value: { messaging_product: "whatsapp", metadata, ...value } }],
      },
    ],
  });
  const signature = createHmac("sha256", secret).update(bytes).digest("hex");
  return {
    bytes,
    headers: { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` },
  };
}
