import type * as contract from "#shared/contract/support-access.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const getSupportAccess = endpoint<typeof contract.getSupportAccess>(
  "supportAccess.get",
  "GET",
  "/api/support-access/",
);
export const grantSupportAccess = endpoint<typeof contract.grantSupportAccess>(
  "supportAccess.grant",
  "POST",
  "/api/support-access/",
);
export const endSupportAccess = endpoint<typeof contract.endSupportAccess>(
  "supportAccess.end",
  "DELETE",
  "/api/support-access/",
);
export const enterOrganization = endpoint<typeof contract.enterOrganization>(
  "supportAccess.enter",
  "POST",
  "/api/operator/organizations/:id/enter/",
);
