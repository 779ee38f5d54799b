import type * as contract from "#shared/contract/campaigns.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listCampaigns = endpoint<typeof contract.listCampaigns>(
  "campaigns.list",
  "GET",
  "/api/campaigns/",
);
export const getCampaign = endpoint<typeof contract.getCampaign>(
  "campaigns.get",
  "GET",
  "/api/campaigns/:id/",
);
export const addCampaign = endpoint<typeof contract.addCampaign>("campaigns.add", "POST", "/api/campaigns/");
export const changeCampaign = endpoint<typeof contract.changeCampaign>(
  "campaigns.change",
  "PUT",
  "/api/campaigns/:id/",
);
export const deleteCampaign = endpoint<typeof contract.deleteCampaign>(
  "campaigns.delete",
  "DELETE",
  "/api/campaigns/:id/",
);
export const setCampaignPicture = endpoint<typeof contract.setCampaignPicture>(
  "campaigns.setPicture",
  "POST",
  "/api/campaigns/:id/picture/",
);
export const removeCampaignPicture = endpoint<typeof contract.removeCampaignPicture>(
  "campaigns.removePicture",
  "DELETE",
  "/api/campaigns/:id/picture/",
);
export const getCampaignPicture = endpoint<typeof contract.getCampaignPicture>(
  "campaigns.getPicture",
  "GET",
  "/api/campaigns/:id/picture/",
);
export const setCampaignNumbers = endpoint<typeof contract.setCampaignNumbers>(
  "campaigns.setNumbers",
  "POST",
  "/api/campaigns/:id/numbers/",
);
export const previewCampaign = endpoint<typeof contract.previewCampaign>(
  "campaigns.preview",
  "GET",
  "/api/campaigns/:id/preview/",
);
export const startCampaign = endpoint<typeof contract.startCampaign>(
  "campaigns.start",
  "POST",
  "/api/campaigns/:id/start/",
);
export const cancelCampaign = endpoint<typeof contract.cancelCampaign>(
  "campaigns.cancel",
  "POST",
  "/api/campaigns/:id/cancel/",
);
