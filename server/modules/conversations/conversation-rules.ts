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
 * The platform's time as ours: never in the future, and after the conversation's message before it, ours or theirs, when
 * both carry the same second, which is all that most platforms tell: an answer would stand above what it answers.
 */
export function toStoredInstant(at: Date, before: Date | null, now: Date): Date {
  const ms = Math.min(at.getTime(), now.getTime());
  const last = before?.getTime() ?? 0;
  const sameSecond = Math.floor(last / 1000) === Math.floor(ms / 1000);
  return new Date(sameSecond && last >= ms ? last + 1 : ms);
}
