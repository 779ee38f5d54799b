import { normaliseEmail } from "#shared/rules/email.ts";
import { normalisePhone } from "#shared/rules/phone.ts";
import type { Captured } from "#server/answers/entry.ts";

/** D41: maximum number of messages that one chat session may send. */
export const sessionLimits = { perMinute: 20, perDay: 200 };

/** A message within this time reopens a closed ticket; a later one opens a new ticket. */
export const reopenWithinMs = 3 * 24 * 3600 * 1000;

/** Time after which a worker answers a message of the web chat in place of its request. */
export const inlineReplyMs = 15_000;

/** The customer's details as the page around a chat states them. */
export interface Introduction {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}

/** Returns the valid parts of an introduction. */
export function readIntroduction({ name, email, phone }: Introduction): Captured {
  const number = phone && normalisePhone(phone);
  const address = email && normaliseEmail(email);
  return {
    ...(name?.trim() && { name: name.trim() }),
    ...(address && { email: address }),
    ...(number && { phone: number }),
  };
}

/**
 * Converts the platform's time of a message into the stored one, which is never in the future. When the
 * conversation's previous message is from the same second, which is the precision of most platforms, the result is
 * later than that message, because an answer could otherwise appear above its question.
 */
export function toStoredInstant(at: Date, before: Date | null, now: Date): Date {
  const ms = Math.min(at.getTime(), now.getTime());
  const last = before?.getTime() ?? 0;
  const sameSecond = Math.floor(last / 1000) === Math.floor(ms / 1000);
  return new Date(sameSecond && last >= ms ? last + 1 : ms);
}
