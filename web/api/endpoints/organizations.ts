import type * as contract from "#shared/contract/organizations.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listMembers = endpoint<typeof contract.listMembers>(
  "organizations.listMembers",
  "GET",
  "/api/members/",
);
export const createMember = endpoint<typeof contract.createMember>(
  "organizations.createMember",
  "POST",
  "/api/members/",
);
export const changeMember = endpoint<typeof contract.changeMember>(
  "organizations.changeMember",
  "PATCH",
  "/api/members/:id/",
);
export const removeMember = endpoint<typeof contract.removeMember>(
  "organizations.removeMember",
  "DELETE",
  "/api/members/:id/",
);
export const endMemberSessions = endpoint<typeof contract.endMemberSessions>(
  "organizations.endMemberSessions",
  "POST",
  "/api/members/:id/end-sessions/",
);
export const resetSecondStep = endpoint<typeof contract.resetSecondStep>(
  "organizations.resetSecondStep",
  "DELETE",
  "/api/members/:id/second-step/",
);
export const setRatingQuestion = endpoint<typeof contract.setRatingQuestion>(
  "organizations.setRatingQuestion",
  "PUT",
  "/api/organization/rating-question/",
);
export const setReplyTargets = endpoint<typeof contract.setReplyTargets>(
  "organizations.setReplyTargets",
  "PUT",
  "/api/organization/reply-targets/",
);
export const setSupportEmail = endpoint<typeof contract.setSupportEmail>(
  "organizations.setSupportEmail",
  "PUT",
  "/api/organization/support-email/",
);
