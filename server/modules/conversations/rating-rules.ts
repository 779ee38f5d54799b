import type { Rating } from "#shared/contract/ratings.ts";
import type { CloseReason } from "#shared/contract/tickets.ts";
import type { Language } from "#shared/language.ts";
import { isWhatsapp } from "#shared/rules/whatsapp.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Minimum time between two questions to one customer, on all channels together. */
export const askAgainAfterMs = 14 * dayMs;
/** Time in which a question can be answered. */
export const answerWithinMs = 7 * dayMs;
/** Time in which an answer can be changed. */
export const changeWithinMs = dayMs;
/** Delay of the question on channels that cannot delete a message, so that a mistaken closing can be undone first. */
export const askAfterMs = 60_000;

/** Reasons of closings after which the customer is not asked, because nobody was helped. */
const unaskedReasons: readonly CloseReason[] = ["duplicate", "spam", "out_of_scope"];

/** Whether a channel can ask: it has buttons or our own page. Answers in free text by mail could not be counted. */
export const asksOn = (channel: string): boolean => channel === "chat" || isWhatsapp(channel);

/**
 * Whether a person had the ticket at some time. Tickets that only the agent handled are measured in another way.
 */
export const wasWithTeam = (ticket: { deferred_at: Date | null; assignee_id: string | null }): boolean =>
  ticket.deferred_at !== null || ticket.assignee_id !== null;

/** Facts about a closed ticket that decide whether its customer is asked. */
export interface RatingFacts {
  asksRating: boolean;
  closeReason: string | null;
  closedByMember: boolean;
  wasWithTeam: boolean;
  customerWrote: boolean;
  askedLately: boolean;
  /** Whether the customer can be written to now and has not opted out. */
  canReceive: boolean;
}

/** Returns the reason why the customer is not asked; null when they are asked. */
export function reasonToSkip(facts: RatingFacts): string | null {
  if (!facts.asksRating) return "the owner has switched the question off";
  if (unaskedReasons.includes(facts.closeReason as CloseReason)) return "nobody was helped by the closing";
  if (!facts.closedByMember && !facts.wasWithTeam) return "the agent alone had the ticket";
  if (!facts.customerWrote) return "the customer never wrote in the ticket";
  if (facts.askedLately) return "the customer was asked a short time ago";
  if (!facts.canReceive) return "the customer cannot be written to now";
  return null;
}

/** Returns the rating of a text that is a button of the question in one of the languages. */
export function ratingOfButton(
  messageText: string,
  buttons: (language: Language) => Record<Rating, string>,
): Rating | null {
  for (const language of ["ar", "en"] as const)
    for (const [rating, button] of Object.entries(buttons(language)))
      if (messageText.trim() === button) return rating as Rating;
  return null;
}
