import { getOrganization, listOrganizations } from "#shared/contract/operator-organizations.ts";
import * as contract from "#shared/contract/operators.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { changeOperator, inviteOperator, listOperators } from "#server/modules/identity/operator-changes.ts";
import * as organizations from "#server/modules/identity/operator-organizations.ts";

export const operatorRoutes: Route[] = [
  serve(contract.listOperators, async ({ context }) => ({ data: await listOperators(context) })),
  serve(contract.inviteOperator, async ({ context, body, request }) => {
    await inviteOperator(context, body, request.language);
    return { data: null };
  }),
  serve(contract.disableOperator, async ({ context, caller, params }) => {
    await changeOperator(context, caller, params.id, "disable");
    return { data: null };
  }),
  serve(contract.resetOperatorSecondStep, async ({ context, caller, params }) => {
    await changeOperator(context, caller, params.id, "reset second step");
    return { data: null };
  }),
  serve(listOrganizations, async ({ context, query }) => organizations.listOrganizations(context, query)),
  serve(getOrganization, async ({ context, params }) => ({
    data: await organizations.getOrganization(context, params.id),
  })),
];
