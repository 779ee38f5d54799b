import type * as contract from "#shared/contract/operator-influencers.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listOperatorInfluencers = endpoint<typeof contract.listOperatorInfluencers>(
  "operatorInfluencers.list",
  "GET",
  "/api/operator/influencers/",
);
export const downloadInfluencerTemplate = endpoint<typeof contract.downloadInfluencerTemplate>(
  "operatorInfluencers.downloadTemplate",
  "GET",
  "/api/operator/influencers/template/",
);
export const previewInfluencers = endpoint<typeof contract.previewInfluencers>(
  "operatorInfluencers.preview",
  "POST",
  "/api/operator/influencers/import/preview/",
);
export const importInfluencers = endpoint<typeof contract.importInfluencers>(
  "operatorInfluencers.import",
  "POST",
  "/api/operator/influencers/import/",
);
export const saveInfluencer = endpoint<typeof contract.saveInfluencer>(
  "operatorInfluencers.save",
  "PUT",
  "/api/operator/influencers/:id/",
);
export const removeInfluencer = endpoint<typeof contract.removeInfluencer>(
  "operatorInfluencers.remove",
  "DELETE",
  "/api/operator/influencers/:id/",
);
