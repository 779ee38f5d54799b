import type * as contract from "#shared/contract/data-deletions.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const getDataDeletion = endpoint<typeof contract.getDataDeletion>(
  "dataDeletions.get",
  "GET",
  "/api/data-deletions/:code/",
);
