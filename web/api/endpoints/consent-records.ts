import type * as contract from "#shared/contract/consent-records.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listConsentRecords = endpoint<typeof contract.listConsentRecords>(
  "customerConsents.list",
  "GET",
  "/api/customers/:id/consents/",
);
export const addConsentRecord = endpoint<typeof contract.addConsentRecord>(
  "customerConsents.add",
  "POST",
  "/api/customers/:id/consents/",
);
