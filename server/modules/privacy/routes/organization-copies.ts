import * as contract from "#shared/contract/organization-copies.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { downloadCopy, listCopies, requestCopy } from "#server/modules/privacy/organization-copies.ts";

export const organizationCopyRoutes: Route[] = [
  serve(contract.listOrganizationCopies, async ({ tenant }) => ({ data: await listCopies(tenant) })),
  serve(contract.requestOrganizationCopy, async ({ tenant, caller }) => ({
    data: await requestCopy(tenant, caller.memberId),
  })),
  serve(contract.downloadOrganizationCopy, async ({ tenant, params }) => downloadCopy(tenant, params.id)),
];
