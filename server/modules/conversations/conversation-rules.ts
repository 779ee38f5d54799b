import { createHash } from "node:crypto";
import { normaliseEmail } from "#shared/rules/email.ts";
import { normalisePhone } from "#shared/rules/phone.ts";
import type { Captured } from "#server/answers/entry.ts";

/** D41: how often one chat session may write. */
export const sessionLimits = { perMinute: 20, perDay: 200 };

/** A closed ticket is opened again by a message within this time; a later one is about something else. */
export const reopenWithinMs = 3 * 24 * 3600 * 1000;

/** How long a web chat's own request may take before a worker answers the message in its place. */
export const inlineReplyMs = 15_000;

/** Who writes, as the page around a chat says. */
export interface Introduction {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}

/** What a page says of its customer, as far as it can be one. */
export function capturedFromIntroduction({ name, email, phone }: Introduction): Captured {
  const number = phone && normalisePhone(phone);
  const address = email && normaliseEmail(email);
  return {
    ...(name?.trim() && { name: name.trim() }),
    ...(address && { email: address }),
    ...(number && { phone: number }),
  };
}

/** A conversation's id follows from its contact, so that a chat page can listen before its first message. */
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

/**
 * The platform's time as ours: never in the future, and after the conversation's message before it, ours or theirs, when
 * both carry the same second, which is all that most platforms tell: an answer would stand above what it answers.
 */
export function storedInstant(at: Date, before: Date | null, now: Date): Date {
  const ms = Math.min(at.getTime(), now.getTime());
  const last = before?.getTime() ?? 0;
  const sameSecond = Math.floor(last / 1000) === Math.floor(ms / 1000);
  return new Date(sameSecond && last >= ms ? last + 1 : ms);
}
