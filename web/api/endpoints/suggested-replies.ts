import type * as contract from "#shared/contract/suggested-replies.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const getSuggestedReply = endpoint<typeof contract.getSuggestedReply>(
  "tickets.getSuggestedReply",
  "GET",
  "/api/tickets/:id/suggested-reply/",
);
