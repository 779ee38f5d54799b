import type { PlatformHandle } from "./platform.ts";
import { randomDigits, metaJson, metaSignature, randomSecret } from "./signing.ts";
import type { ChatLine, WhatsAppState } from "./whatsapp-state.ts";

const dayMs = 24 * 60 * 60_000;
export const seconds = (at: number): string => String(Math.floor(at / 1000));
export const newMessageId = (): string => `wamid.${Buffer.from(randomSecret(18)).toString("base64")}`;

/** Returns the end of the reply window: a day after the person's last message. */
export function windowEnd(state: WhatsAppState, phone: string, person: string): number {
  const last = state.lines.findLast(
    (line) => line.phone === phone && line.person === person && line.side === "person",
  );
  return last ? last.at + dayMs : 0;
}

/** Sends one change to the webhook of the number. */
export function notify(
  { state, deliveries, secret }: PlatformHandle<WhatsAppState>,
  phone: string,
  field: string,
  value: Record<string, unknown>,
): void {
  const number = state.phones[phone];
  const waba = number && state.wabas[number.waba];
  const target = waba?.subscribed ? (waba.override ?? state.webhook) : null;
  if (!number || !target) return;
  const body = metaJson({
    object: "whatsapp_business_account",
    entry: [
      {
        id: number.waba,
        changes: [
          {
            value: {
              messaging_product: "whatsapp",
              metadata: { display_phone_number: number.number.replace(/\D/g, ""), phone_number_id: phone },
              ...value,
            },
            field,
          },
        ],
      },
    ],
  });
  deliveries.send({
    url: target.url,
    headers: {
      "x-hub-signature-256": metaSignature(secret, body),
      "user-agent": "facebookexternalua",
    },
    body,
  });
}

/** Returns how the platform identifies a person: by number, or by an id when the number is hidden. */
export const namePayload = (person: string, number: string, id: string): Record<string, string> =>
  /^\d+$/.test(person) ? { [number]: person } : { [id]: person };

/** Moves a message of the business to its next status, and sends the status. */
export function moveOn(
  handle: PlatformHandle<WhatsAppState>,
  line: ChatLine,
  status: "sent" | "delivered" | "read" | "failed",
  error?: { code: number; title: string; details: string },
): void {
  line.status = status;
  const expires = windowEnd(handle.state, line.phone, line.person);
  notify(handle, line.phone, "messages", {
    statuses: [
      {
        id: line.id,
        status,
        timestamp: seconds(handle.clock().getTime()),
        ...namePayload(line.person, "recipient_id", "recipient_user_id"),
        ...(line.opaque !== undefined && { biz_opaque_callback_data: line.opaque }),
        ...(status !== "failed" && {
          conversation: {
            id: randomDigits(32),
            ...(status === "sent" && expires && { expiration_timestamp: seconds(expires) }),
            origin: { type: "service" },
          },
          pricing: {
            billable: false,
            pricing_model: "PMP",
            category: "service",
            type: "free_customer_service",
          },
        }),
        ...(error && {
          errors: [
            {
              code: error.code,
              title: error.title,
              message: error.title,
              error_data: { details: error.details },
              href: "https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes/",
            },
          ],
        }),
      },
    ],
  });
}
