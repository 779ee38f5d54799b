import type * as contract from "#shared/contract/consents.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const getConsent = endpoint<typeof contract.getConsent>(
  "consents.get",
  "GET",
  "/api/unsubscribe/:token/",
);
export const setConsent = endpoint<typeof contract.setConsent>(
  "consents.set",
  "PUT",
  "/api/unsubscribe/:token/",
);
