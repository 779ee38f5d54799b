import type * as contract from "#shared/contract/raw-messages.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const getRawMessage = endpoint<typeof contract.getRawMessage>(
  "originals.read",
  "GET",
  "/api/messages/:id/original/",
);
