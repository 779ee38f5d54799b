import type * as contract from "#shared/contract/source-titles.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const setSourceTitles = endpoint<typeof contract.setSourceTitles>(
  "knowledge.setTitles",
  "PUT",
  "/api/knowledge/sources/:id/titles/",
);
