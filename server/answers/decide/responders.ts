import { answerFromFacts } from "#server/answers/facts/respond.ts";
import type { Responder } from "#server/answers/responder.ts";
import { respondFromPrices } from "#server/answers/terms/respond.ts";

/** Who is asked beside the texts, in this order; of two who are equally sure the first one speaks. */
export const respondersList: readonly Responder[] = [answerFromFacts, respondFromPrices];
