import type * as contract from "#shared/contract/organization-copies.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listOrganizationCopies = endpoint<typeof contract.listOrganizationCopies>(
  "privacy.listCopies",
  "GET",
  "/api/privacy/copies/",
);
export const requestOrganizationCopy = endpoint<typeof contract.requestOrganizationCopy>(
  "privacy.requestCopy",
  "POST",
  "/api/privacy/copies/",
);
export const downloadOrganizationCopy = endpoint<typeof contract.downloadOrganizationCopy>(
  "privacy.downloadCopy",
  "POST",
  "/api/privacy/copies/:id/file/",
);
