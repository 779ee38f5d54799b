import * as organizations from "#shared/contract/organizations.ts";
import { type Route, serve } from "#server/http/serve.ts";
import {
  changeMember,
  endMemberSessions,
  removeMember,
  resetSecondStep,
} from "#server/modules/identity/member-changes.ts";
import * as actions from "#server/modules/identity/members.ts";

export const organizationRoutes: Route[] = [
  serve(organizations.listMembers, async ({ tenant, query }) => ({
    data: await actions.listMembers(tenant, {
      includeDisabled: query.include_disabled,
    }),
  })),
  serve(organizations.changeMember, async ({ tenant, caller, params, body, request }) => ({
    data: await changeMember(tenant, caller, params.id, body, request.language),
  })),
  serve(organizations.removeMember, async ({ tenant, caller, params, request }) => {
    await removeMember(tenant, caller, params.id, request.language);
    return { data: null };
  }),
  serve(organizations.endMemberSessions, async ({ tenant, caller, params }) => {
    await endMemberSessions(tenant, caller, params.id);
    return { data: null };
  }),
  serve(organizations.resetSecondStep, async ({ tenant, caller, params, request }) => {
    await resetSecondStep(tenant, caller, params.id, request.language);
    return { data: null };
  }),
  serve(organizations.createMember, async ({ tenant, body, request }) => ({
    data: await actions.createMember(tenant, body, request.language),
  })),
  serve(organizations.setRatingQuestion, async ({ tenant, body }) => ({
    data: await actions.setRatingQuestion(tenant, body.asks_rating),
  })),
  serve(organizations.setReplyTargets, async ({ tenant, body }) => ({
    data: await actions.setReplyTargets(tenant, body),
  })),
  serve(organizations.setSupportEmail, async ({ tenant, body }) => ({
    data: await actions.setSupport(tenant, body),
  })),
];
