import type * as contract from "#shared/contract/organization-deletions.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const getOrganizationDeletion = endpoint<typeof contract.getOrganizationDeletion>(
  "privacy.getDeletion",
  "GET",
  "/api/privacy/deletion/",
);
export const previewOrganizationDeletion = endpoint<typeof contract.previewOrganizationDeletion>(
  "privacy.previewDeletion",
  "GET",
  "/api/privacy/deletion/preview/",
);
export const requestOrganizationDeletion = endpoint<typeof contract.requestOrganizationDeletion>(
  "privacy.requestDeletion",
  "POST",
  "/api/privacy/deletion/",
);
export const withdrawOrganizationDeletion = endpoint<typeof contract.withdrawOrganizationDeletion>(
  "privacy.takeBackDeletion",
  "DELETE",
  "/api/privacy/deletion/",
);
export const listOperatorDeletions = endpoint<typeof contract.listOperatorDeletions>(
  "operatorDeletions.list",
  "GET",
  "/api/operator/deletions/",
);
export const withdrawDeletionForOwner = endpoint<typeof contract.withdrawDeletionForOwner>(
  "operatorDeletions.takeBack",
  "POST",
  "/api/operator/deletions/:id/take-back/",
);
