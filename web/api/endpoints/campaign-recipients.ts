import type * as contract from "#shared/contract/campaign-recipients.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listRecipients = endpoint<typeof contract.listRecipients>(
  "campaigns.recipients",
  "GET",
  "/api/campaigns/:id/recipients/",
);
