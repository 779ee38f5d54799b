import { z } from "zod";
import { replyTargets, user } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, idParams, language, nothing } from "./envelope.ts";
import { memberRoles } from "#shared/values/organizations.ts";

const memberRole = z.enum(memberRoles);
export type MemberRole = z.infer<typeof memberRole>;

/** A member of the organisation. `invited` members have not chosen a password yet. */
const member = user.extend({
  state: z.enum(["active", "invited", "disabled"]),
  has_second_step: z.boolean(),
  /** An id that changes with every new photo. Null without a photo. */
  photo_id: z.string().nullable(),
});
export type Member = z.infer<typeof member>;

export const listMembers = endpoint({
  name: "organizations.listMembers",
  method: "GET",
  path: "/api/members/",
  access: "member",
  permission: "any_member",
  summary: "List the organisation's members; disabled ones only on request",
  query: z.object({ include_disabled: z.stringbool().default(false) }),
  result: dataOf(z.array(member)),
});

export const createMember = endpoint({
  name: "organizations.createMember",
  method: "POST",
  path: "/api/members/",
  access: "owner",
  summary: "Invite a member in any role; a link for choosing a password is mailed to them",
  body: z.object({ name: z.string(), email: z.string(), role: memberRole }),
  result: dataOf(user),
});

export const changeMember = endpoint({
  name: "organizations.changeMember",
  method: "PATCH",
  path: "/api/members/:id/",
  access: "owner",
  summary: "Change another member's role, or disable or enable them; their sessions end",
  params: idParams,
  body: z.object({ role: memberRole.optional(), disabled: z.boolean().optional() }),
  result: dataOf(member),
});

export const removeMember = endpoint({
  name: "organizations.removeMember",
  method: "DELETE",
  path: "/api/members/:id/",
  access: "owner",
  summary: "Remove another member; their sessions end, and their name stays on what they wrote",
  params: idParams,
  result: nothing,
});

export const endMemberSessions = endpoint({
  name: "organizations.endMemberSessions",
  method: "POST",
  path: "/api/members/:id/end-sessions/",
  access: "owner",
  summary: "End all sessions of another member, who keeps their access and can log in again",
  params: idParams,
  result: nothing,
});

export const resetSecondStep = endpoint({
  name: "organizations.resetSecondStep",
  method: "DELETE",
  path: "/api/members/:id/second-step/",
  access: "owner",
  summary: "Reset another member's two-step log-in after a lost phone; their sessions end",
  params: idParams,
  result: nothing,
});

export const setRatingQuestion = endpoint({
  name: "organizations.setRatingQuestion",
  method: "PUT",
  path: "/api/organization/rating-question/",
  access: "member",
  permission: "settings",
  summary: "Set whether customers are asked for a rating after a ticket is closed",
  body: z.object({ asks_rating: z.boolean() }),
  result: dataOf(z.object({ asks_rating: z.boolean() })),
});

export const setReplyTargets = endpoint({
  name: "organizations.setReplyTargets",
  method: "PUT",
  path: "/api/organization/reply-targets/",
  access: "member",
  permission: "settings",
  summary: "Set the reply targets in team hours for each priority; waiting tickets are recalculated",
  body: replyTargets,
  result: dataOf(replyTargets),
});

export const setSupportEmail = endpoint({
  name: "organizations.setSupportEmail",
  method: "PUT",
  path: "/api/organization/support-email/",
  access: "member",
  permission: "settings",
  summary: "Set the address and language for mails about deferred tickets; an absent language stays as it is",
  body: z.object({ support_email: z.string(), support_language: language.optional() }),
  result: dataOf(z.object({ support_email: z.string(), support_language: language })),
});
