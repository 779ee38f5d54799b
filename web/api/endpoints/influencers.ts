import type * as contract from "#shared/contract/influencers.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listInfluencers = endpoint<typeof contract.listInfluencers>(
  "influencers.list",
  "GET",
  "/api/influencers/",
);
export const getInfluencer = endpoint<typeof contract.getInfluencer>(
  "influencers.get",
  "GET",
  "/api/influencers/:id/",
);
export const changeInfluencer = endpoint<typeof contract.changeInfluencer>(
  "influencers.change",
  "PATCH",
  "/api/influencers/:id/",
);
