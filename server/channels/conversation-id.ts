import { createHash } from "node:crypto";

/** Derives a conversation's id from its contact, so that a chat page can listen for events before its first message. */
export function conversationIdOf(
  organizationId: string,
  from: { channel: string; externalId: string },
): string {
  const hex = createHash("sha256")
    .update(`${organizationId}:${from.channel}:${from.externalId}`)
    .digest("hex");
  // A version 8 UUID: 122 bits of the hash.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
