import type { Rating } from "#shared/contract/ratings.ts";
import type { CloseReason } from "#shared/contract/tickets.ts";
import type { Language } from "#shared/language.ts";
import { isWhatsapp } from "#shared/rules/whatsapp.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A customer is asked again after this time at the earliest, whatever they answered and on whichever channel. */
export const askAgainAfterMs = 14 * dayMs;
/** A question is open for an answer for this time. */
export const answerWithinMs = 7 * dayMs;
/** An answer may be changed for this time. */
export const changeWithinMs = dayMs;
/** On a channel that cannot take a message back the question waits until a mistaken closing has been undone. */
export const askAfterMs = 60_000;

/** Nobody was helped by a closing for one of these reasons. */
const unaskedReasons: readonly CloseReason[] = ["duplicate", "spam", "out_of_scope"];

/** Channels with buttons or a page of our own. A mail or a plain message would ask for words that nobody could count. */
export const asksOn = (channel: string): boolean => channel === "chat" || isWhatsapp(channel);

/** Whether a person had the ticket at some time: what the agent answered alone is measured otherwise. */
export const wasWithTeam = (ticket: { deferred_at: Date | null; assignee_id: string | null }): boolean =>
  ticket.deferred_at !== null || ticket.assignee_id !== null;

/** What is known of a closed ticket when its customer may be asked. */
export interface RatingFacts {
  asksRating: boolean;
  closeReason: string | null;
  closedByMember: boolean;
  wasWithTeam: boolean;
  customerWrote: boolean;
  askedLately: boolean;
  /** Writing to the customer is possible now, and they have not said stop. */
  canReceive: boolean;
}

/** Why the customer is not asked; null: they are. */
export function reasonToSkip(facts: RatingFacts): string | null {
  if (!facts.asksRating) return "the owner has switched the question off";
  if (unaskedReasons.includes(facts.closeReason as CloseReason)) return "nobody was helped by the closing";
  if (!facts.closedByMember && !facts.wasWithTeam) return "the agent alone had the ticket";
  if (!facts.customerWrote) return "the customer never wrote in the ticket";
  if (facts.askedLately) return "the customer was asked a short time ago";
  if (!facts.canReceive) return "the customer cannot be written to now";
  return null;
}

/** A text that is a button of the question in one of the languages, as the rating that it stands for. */
export function ratingOfButton(
  said: string,
  buttons: (language: Language) => Record<Rating, string>,
): Rating | null {
  for (const language of ["ar", "en"] as const)
    for (const [rating, button] of Object.entries(buttons(language)))
      if (said.trim() === button) return rating as Rating;
  return null;
}
