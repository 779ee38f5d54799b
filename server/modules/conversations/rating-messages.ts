import { type Rating } from "#shared/contract/ratings.ts";
import { ratings } from "#shared/values/ratings.ts";
import { isLanguage, type Language } from "#shared/language.ts";
import type { TenantDb } from "#server/tenant.ts";
import { text } from "#server/texts/texts.ts";
import { queueDelivery } from "./queue-delivery.ts";
import { answerWithinMs, changeWithinMs, ratingOfButton } from "./rating-rules.ts";
import { insertConfirmation, insertRatingMessage } from "./store/outgoing-messages.ts";
import * as store from "./store/ratings.ts";

const buttons = (language: Language): Record<Rating, string> => ({
  good: text(language, "agent:rating.good"),
  okay: text(language, "agent:rating.okay"),
  bad: text(language, "agent:rating.bad"),
});

/** Sends the question as a message with a button for each answer. */
export async function sendRatingQuestion(
  db: TenantDb,
  to: { ticketId: string; conversationId: string; language: string },
  at: Date,
): Promise<void> {
  const language = isLanguage(to.language) ? to.language : "ar";
  const named = buttons(language);
  const id = await insertRatingMessage(
    db,
    {
      ...to,
      language,
      text: text(language, "agent:rating.question"),
      choices: ratings.map((rating) => named[rating]),
    },
    at,
  );
  await queueDelivery(db, to.conversationId, id);
}

/** A customer's message that answers a rating question. */
export interface RatingAnswer {
  questionId: string;
  ticketId: string;
  rating: Rating;
}

/** Finds the ticket that a message rates; null when it is no answer or no question is open. */
export async function findRatedTicket(
  db: TenantDb,
  conversationId: string,
  messageText: string,
  at: Date,
): Promise<RatingAnswer | null> {
  const rating = ratingOfButton(messageText, buttons);
  if (!rating) return null;
  const question = await store.findOpenQuestion(db, conversationId, {
    askedAfter: new Date(at.getTime() - answerWithinMs),
    ratedAfter: new Date(at.getTime() - changeWithinMs),
  });
  return question && { ...question, rating };
}

/** Stores the answer and thanks the customer. */
export async function saveRatingMessage(
  db: TenantDb,
  answer: RatingAnswer,
  message: { messageId: string; conversationId: string; text: string },
  at: Date,
): Promise<void> {
  const { questionId, rating } = answer;
  const always = { askedAfter: new Date(0), ratedAfter: new Date(0) };
  await store.saveRating(db, questionId, { rating, comment: undefined }, always, at);
  const language = Object.values(buttons("en")).includes(message.text.trim()) ? "en" : "ar";
  const confirmation = { text: text(language, "agent:rating.thanks"), language, reason: "rating" as const };
  const { messageId, conversationId } = message;
  const to = { id: messageId, conversationId, ticketId: answer.ticketId };
  const id = await insertConfirmation(db, to, confirmation, new Date(at.getTime() + 1));
  if (id) await queueDelivery(db, conversationId, id);
}
