import type * as contract from "#shared/contract/quality.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const readQuality = endpoint<typeof contract.readQuality>(
  "quality.read",
  "GET",
  "/api/knowledge/quality/",
);
export const dismissVersion = endpoint<typeof contract.dismissVersion>(
  "quality.dismiss",
  "POST",
  "/api/knowledge/versions/:id/dismiss/",
);
