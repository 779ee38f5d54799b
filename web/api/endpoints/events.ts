import type * as contract from "#shared/contract/events.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const streamPortalEvents = endpoint<typeof contract.streamPortalEvents>(
  "events.portal",
  "GET",
  "/api/events/",
);
