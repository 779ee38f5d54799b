import type * as contract from "#shared/contract/internal-messages.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listInternalMessages = endpoint<typeof contract.listInternalMessages>(
  "internal.list",
  "GET",
  "/api/ask/",
);
export const askInternal = endpoint<typeof contract.askInternal>("internal.ask", "POST", "/api/ask/");
export const rateInternalAnswer = endpoint<typeof contract.rateInternalAnswer>(
  "internal.judge",
  "PUT",
  "/api/ask/:id/feedback/",
);
export const forwardInternal = endpoint<typeof contract.forwardInternal>(
  "internal.forward",
  "POST",
  "/api/ask/:id/forward/",
);
