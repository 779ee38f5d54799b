import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, language } from "./envelope.ts";

/** A reply that the agent suggests to staff. It is never sent automatically. */
const suggestedReply = z.object({
  /** The customer's message that the reply answers. */
  message_id: id,
  /**
   * The text with a blank (`⟦…⟧`) for each detail that staff must fill in. A reply that contains a blank is refused.
   */
  text: z.string(),
  language,
  /** The confidence of the least certain part, from 0 to 1. */
  confidence: z.number(),
  /** The names of the sources of the reply. */
  sources: z.array(z.string()),
});
export type SuggestedReply = z.infer<typeof suggestedReply>;

export const getSuggestedReply = endpoint({
  name: "tickets.getSuggestedReply",
  method: "GET",
  path: "/api/tickets/:id/suggested-reply/",
  access: "member",
  permission: "any_member",
  summary: "Suggest a reply to a ticket that waits for staff; null where the agent found nothing useful",
  params: idParams,
  result: dataOf(suggestedReply.nullable()),
});
