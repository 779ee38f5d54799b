import type * as contract from "#shared/contract/operator-organizations.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listOrganizations = endpoint<typeof contract.listOrganizations>(
  "operator.listOrganizations",
  "GET",
  "/api/operator/organizations/",
);
export const getOrganization = endpoint<typeof contract.getOrganization>(
  "operator.getOrganization",
  "GET",
  "/api/operator/organizations/:id/",
);
