import type * as contract from "#shared/contract/retention.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const getRetention = endpoint<typeof contract.getRetention>(
  "privacy.getRetention",
  "GET",
  "/api/privacy/retention/",
);
export const previewRetention = endpoint<typeof contract.previewRetention>(
  "privacy.previewRetention",
  "GET",
  "/api/privacy/retention/preview/",
);
export const setRetention = endpoint<typeof contract.setRetention>(
  "privacy.setRetention",
  "PUT",
  "/api/privacy/retention/",
);
