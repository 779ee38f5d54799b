import type * as contract from "#shared/contract/templates.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listTemplates = endpoint<typeof contract.listTemplates>(
  "templates.list",
  "GET",
  "/api/templates/",
);
export const refreshTemplates = endpoint<typeof contract.refreshTemplates>(
  "templates.refresh",
  "POST",
  "/api/templates/refresh/",
);
export const setReopening = endpoint<typeof contract.setReopening>(
  "templates.setReopening",
  "PUT",
  "/api/templates/reopening/:channel/",
);
export const sendTemplate = endpoint<typeof contract.sendTemplate>(
  "templates.send",
  "POST",
  "/api/tickets/:id/template/",
);
