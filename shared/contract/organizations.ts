import { z } from "zod";
import { replyTargets, user } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, idParams, language, nothing } from "./envelope.ts";
import { memberRoles } from "#shared/values/organizations.ts";

const memberRole = z.enum(memberRoles);
export type MemberRole = z.infer<typeof memberRole>;

/** `invited` is who has not chosen a password yet. */
const member = user.extend({
  state: z.enum(["active", "invited", "disabled"]),
  has_second_step: z.boolean(),
  /** Another one with every photo; null without one. */
  photo_id: z.string().nullable(),
});
export type Member = z.infer<typeof member>;

export const listMembers = endpoint({
  name: "organizations.listMembers",
  method: "GET",
  path: "/api/members/",
  access: "member",
  permission: "any_member",
  summary: "The people of one's organisation; those whose access is disabled only when asked for",
  query: z.object({ include_disabled: z.stringbool().default(false) }),
  result: dataOf(z.array(member)),
});

export const createMember = endpoint({
  name: "organizations.createMember",
  method: "POST",
  path: "/api/members/",
  access: "owner",
  summary: "Add a member in any role; a link for choosing a password is mailed to them",
  body: z.object({ name: z.string(), email: z.string(), role: memberRole }),
  result: dataOf(user),
});

export const changeMember = endpoint({
  name: "organizations.changeMember",
  method: "PATCH",
  path: "/api/members/:id/",
  access: "owner",
  summary: "Change another member's role, or take their access away or give it back; their sessions end",
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

export const resetSecondStep = endpoint({
  name: "organizations.resetSecondStep",
  method: "DELETE",
  path: "/api/members/:id/second-step/",
  access: "owner",
  summary: "Switch off another member's second step, for the day they lost it; their sessions end",
  params: idParams,
  result: nothing,
});

export const setRatingQuestion = endpoint({
  name: "organizations.setRatingQuestion",
  method: "PUT",
  path: "/api/organization/rating-question/",
  access: "member",
  permission: "settings",
  summary: "Whether customers are asked how satisfied they were after a ticket is closed",
  body: z.object({ asks_rating: z.boolean() }),
  result: dataOf(z.object({ asks_rating: z.boolean() })),
});

export const setReplyTargets = endpoint({
  name: "organizations.setReplyTargets",
  method: "PUT",
  path: "/api/organization/reply-targets/",
  access: "member",
  permission: "settings",
  summary:
    "Within how many of the team's hours tickets of each priority are to be answered; those that wait are reckoned anew",
  body: replyTargets,
  result: dataOf(replyTargets),
});

export const setSupportEmail = endpoint({
  name: "organizations.setSupportEmail",
  method: "PUT",
  path: "/api/organization/support-email/",
  access: "member",
  permission: "settings",
  summary:
    "Where briefs about deferred tickets are mailed, and in which language; without one it stays as it is",
  body: z.object({ support_email: z.string(), support_language: language.optional() }),
  result: dataOf(z.object({ support_email: z.string(), support_language: language })),
});
