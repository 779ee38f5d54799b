import type * as contract from "#shared/contract/channels.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listChannels = endpoint<typeof contract.listChannels>("channels.list", "GET", "/api/channels/");
export const listAccountAccess = endpoint<typeof contract.listAccountAccess>(
  "channels.listAccess",
  "GET",
  "/api/channels/access/",
);
export const beginChannel = endpoint<typeof contract.beginChannel>(
  "channels.begin",
  "POST",
  "/api/channels/:kind/begin/",
);
export const finishChannel = endpoint<typeof contract.finishChannel>(
  "channels.finish",
  "POST",
  "/api/channels/:kind/finish/",
);
export const enableChannel = endpoint<typeof contract.enableChannel>(
  "channels.enable",
  "PUT",
  "/api/channels/:kind/enabled/",
);
export const setNotices = endpoint<typeof contract.setNotices>(
  "channels.setNotices",
  "PUT",
  "/api/channels/:kind/notices/",
);
export const disconnectChannel = endpoint<typeof contract.disconnectChannel>(
  "channels.disconnect",
  "DELETE",
  "/api/channels/:kind/",
);
export const addWhatsappNumber = endpoint<typeof contract.addWhatsappNumber>(
  "channels.addNumber",
  "POST",
  "/api/channels/whatsapp/number/",
);
export const resendCode = endpoint<typeof contract.resendCode>(
  "channels.resendCode",
  "POST",
  "/api/channels/whatsapp/code/",
);
export const verifyCode = endpoint<typeof contract.verifyCode>(
  "channels.verifyCode",
  "POST",
  "/api/channels/whatsapp/verify/",
);
