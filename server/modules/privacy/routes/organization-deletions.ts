import * as contract from "#shared/contract/organization-deletions.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { listOperatorDeletions, takeBackForOwner } from "#server/modules/privacy/operator-deletions.ts";
import * as actions from "#server/modules/privacy/organization-deletions.ts";

export const organizationDeletionRoutes: Route[] = [
  serve(contract.getOrganizationDeletion, async ({ tenant }) => ({
    data: await actions.getDeletion(tenant),
  })),
  serve(contract.previewOrganizationDeletion, async ({ tenant }) => ({
    data: await actions.previewDeletion(tenant),
  })),
  serve(contract.requestOrganizationDeletion, async ({ tenant, caller, body }) => ({
    data: await actions.requestDeletion(tenant, caller, body),
  })),
  serve(contract.withdrawOrganizationDeletion, async ({ tenant }) => ({
    data: actions.deletionView(await actions.takeBackDeletion(tenant, "")),
  })),
  serve(contract.listOperatorDeletions, async ({ context, query }) => listOperatorDeletions(context, query)),
  serve(contract.withdrawDeletionForOwner, async ({ context, params, body }) => ({
    data: await takeBackForOwner(context, params.id, body.reason),
  })),
];
