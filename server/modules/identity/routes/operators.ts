import { listOrganizations } from "#shared/contract/organizations.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/identity/operators.ts";

export const operatorRoutes: Route[] = [
  serve(listOrganizations, async ({ context }) => ({ data: await actions.listOrganizations(context) })),
];
