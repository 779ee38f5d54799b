import * as organizations from "#shared/contract/organizations.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/identity/members.ts";

export const organizationRoutes: Route[] = [
  serve(organizations.listMembers, async ({ context, caller }) => ({
    data: await actions.listMembers(context, caller.organizationId),
  })),
  serve(organizations.createMember, async ({ context, caller, body, request }) => ({
    data: await actions.createMember(context, caller.organizationId, body, request.language),
  })),
  serve(organizations.setSupportEmail, async ({ context, caller, body }) => ({
    data: await actions.setSupport(context, caller.organizationId, body),
  })),
];
