import { getOrganization, listOrganizations } from "#shared/contract/operator-organizations.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as organizations from "#server/modules/identity/operator-organizations.ts";

export const operatorRoutes: Route[] = [
  serve(listOrganizations, async ({ context, query }) => organizations.listOrganizations(context, query)),
  serve(getOrganization, async ({ context, params }) => ({
    data: await organizations.getOrganization(context, params.id),
  })),
];
