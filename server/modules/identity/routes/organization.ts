import * as organizations from "#shared/contract/organizations.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { changeMember, removeMember, resetSecondStep } from "#server/modules/identity/member-changes.ts";
import * as actions from "#server/modules/identity/members.ts";

export const organizationRoutes: Route[] = [
  serve(organizations.listMembers, async ({ context, caller, query }) => ({
    data: await actions.listMembers(context, caller.organizationId, {
      includeDisabled: query.include_disabled,
    }),
  })),
  serve(organizations.changeMember, async ({ context, caller, params, body, request }) => ({
    data: await changeMember(context, caller, params.id, body, request.language),
  })),
  serve(organizations.removeMember, async ({ context, caller, params, request }) => {
    await removeMember(context, caller, params.id, request.language);
    return { data: null };
  }),
  serve(organizations.resetSecondStep, async ({ context, caller, params, request }) => {
    await resetSecondStep(context, caller, params.id, request.language);
    return { data: null };
  }),
  serve(organizations.createMember, async ({ context, caller, body, request }) => ({
    data: await actions.createMember(context, caller.organizationId, body, request.language),
  })),
  serve(organizations.setRatingQuestion, async ({ context, caller, body }) => ({
    data: await actions.setRatingQuestion(context, caller.organizationId, body.asks_rating),
  })),
  serve(organizations.setSupportEmail, async ({ context, caller, body }) => ({
    data: await actions.setSupport(context, caller.organizationId, body),
  })),
];
