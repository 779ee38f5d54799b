import type { InstagramState } from "./instagram-state.ts";
import type { PlatformHandle } from "./platform.ts";
import { metaJson, metaSignature } from "./signing.ts";

/** Webhook fields to which an account can be subscribed. */
export type InstagramField =
  | "messages"
  | "messaging_seen"
  | "message_reactions"
  | "message_edit"
  | "comments"
  | "live_comments";

/** Sends one entry to the app when the account is subscribed to the field. */
export function notifyInstagram(
  { state, deliveries, clock, secret }: PlatformHandle<InstagramState>,
  account: string,
  field: InstagramField,
  entry: Record<string, unknown>,
): void {
  if (!state.webhook || !state.accounts[account]?.subscribed.includes(field)) return;
  const body = metaJson({
    object: "instagram",
    entry: [{ id: account, time: clock().getTime(), ...entry }],
  });
  deliveries.send({
    url: state.webhook.url,
    headers: { "x-hub-signature-256": metaSignature(secret, body), "user-agent": "Webhooks/1.0" },
    body,
  });
}

/** Sends one message event, with `echo` for the account's own messages. */
export function notifyMessage(
  handle: PlatformHandle<InstagramState>,
  line: { account: string; person: string; at: number },
  field: InstagramField,
  event: Record<string, unknown>,
  direction: "in" | "echo" = "in",
): void {
  const [sender, recipient] = direction === "in" ? [line.person, line.account] : [line.account, line.person];
  notifyInstagram(handle, line.account, field, {
    messaging: [{ sender: { id: sender }, recipient: { id: recipient }, timestamp: line.at, ...event }],
  });
}
