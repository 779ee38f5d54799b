import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, language } from "./envelope.ts";

/** A reply that the agent proposes to staff. It is never sent by itself. */
const suggestedReply = z.object({
  /** The customer's message that it answers. */
  message_id: id,
  /** Holds a blank (`⟦…⟧`) for everything that staff have to fill in. A reply with a blank is refused. */
  text: z.string(),
  language,
  /** How sure the agent is of its least sure part. */
  confidence: z.number(),
  /** The sources that it is made from. */
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
