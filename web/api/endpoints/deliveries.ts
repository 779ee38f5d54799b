import type * as contract from "#shared/contract/deliveries.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const retryMessage = endpoint<typeof contract.retryMessage>(
  "deliveries.retry",
  "POST",
  "/api/messages/:id/retry/",
);
