import { z } from "zod";
import { maxReplyTargetHours } from "#shared/values/tickets.ts";
import { industries } from "#shared/rules/industries.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, language } from "./envelope.ts";

export const user = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: z.enum(["owner", "manager", "agent", "operator"]),
});
export type User = z.infer<typeof user>;

/** The number of team hours within which a ticket that waits for staff must be answered. Null means no target. */
const targetHours = z.number().int().min(1).max(maxReplyTargetHours).nullable();
export const replyTargets = z.strictObject({
  urgent: targetHours,
  high: targetHours,
  medium: targetHours,
  low: targetHours,
});
export type ReplyTargets = z.infer<typeof replyTargets>;

export const organization = z.object({
  id,
  name: z.string(),
  brand: z.object({ ar: z.string(), en: z.string() }),
  industry: z.string(),
  phone: z.string(),
  support_email: z.string(),
  support_language: language,
  time_zone: z.string(),
  /** Whether customers are asked how satisfied they were after a ticket is closed. */
  asks_rating: z.boolean(),
  reply_targets: replyTargets,
});
export type Organization = z.infer<typeof organization>;

/** `organization` is null for an operator, because operators belong to no organisation. */
export const session = z.object({ token: z.string(), user, organization: organization.nullable() });

/**
 * The response to a correct password when the account has a second step. The client sends `challenge` back with the
 * code.
 */
const loginChallenge = z.object({ challenge: z.string() });

/**
 * A missing form field is treated as an empty one, so that it gets the field's own message instead of a general one.
 */
const formText = z.string().default("");

export const logIn = endpoint({
  name: "auth.logIn",
  method: "POST",
  path: "/auth/login/",
  access: "public",
  summary:
    "Log in with email and password; an account with a second step gets a challenge instead of a session",
  body: z.object({ email: formText, password: formText }),
  result: dataOf(z.union([session, loginChallenge])),
  limit: { max: 30, seconds: 300 },
});

/** One of the twelve industries, sent as text or as the chosen option (C140). */
export const industryField = z
  .union([z.string(), z.object({ label: z.string().optional(), value: z.string() })])
  .default("");

export const signUp = endpoint({
  name: "auth.signUp",
  method: "POST",
  path: "/auth/signup/",
  access: "public",
  summary: "Create an organisation with its owner",
  body: z.object({
    businessName: formText,
    email: formText,
    phoneNumber: formText,
    industry: industryField,
    password: formText,
  }),
  result: dataOf(session),
  limit: { max: 20, seconds: 3600 },
});

export const logOut = endpoint({
  name: "auth.logOut",
  method: "POST",
  path: "/auth/logout/",
  access: "public",
  summary:
    "End this session; where an identity provider opened it and offers log-out, open `url` in the browser next",
  result: dataOf(z.object({ url: z.string() }).nullable()),
});

export const confirmIdentity = endpoint({
  name: "auth.confirmIdentity",
  method: "POST",
  path: "/auth/confirm-identity/",
  access: "session",
  summary: "Give the password again; the session counts as logged in now and has another token",
  body: z.object({ password: z.string().max(256).default("") }),
  result: dataOf(z.object({ token: z.string() })),
  limit: { max: 20, seconds: 900 },
});

export const listIndustries = endpoint({
  name: "auth.listIndustries",
  method: "GET",
  path: "/auth/business_industrys/",
  access: "public",
  summary: "List the industries a business can choose at sign-up",
  result: dataOf(
    z.array(z.object({ value: z.enum(industries), label: z.string(), label_arabic: z.string() })),
  ),
});

export const sendResetLink = endpoint({
  name: "auth.sendResetLink",
  method: "POST",
  path: "/auth/reset-link-send-mail/",
  access: "public",
  summary: "Mail a link for setting a new password; the response is the same for any address",
  body: z.object({ email: formText }),
  result: dataOf(z.object({ message: z.string() })),
  limit: { max: 10, seconds: 900 },
});

export const resetPassword = endpoint({
  name: "auth.resetPassword",
  method: "POST",
  path: "/auth/reset-new-password/",
  access: "public",
  summary: "Set a new password with the token of a reset link",
  body: z.object({ token: formText, password: formText }),
  result: dataOf(z.object({ message: z.string() })),
  limit: { max: 20, seconds: 900 },
});

/** The specification names this call without its fields. The short field names are accepted too (D37). */
export const setPassword = endpoint({
  name: "auth.setPassword",
  method: "POST",
  path: "/auth/set-password/",
  access: "member",
  permission: "any_member",
  summary: "Change the caller's password; other sessions end",
  body: z.object({
    old_password: z.string().optional(),
    new_password: z.string().optional(),
    confirm_new_password: z.string().optional(),
    old: z.string().optional(),
    new: z.string().optional(),
    confirm_new: z.string().optional(),
  }),
  result: dataOf(z.object({ message: z.string() })),
  limit: { max: 10, seconds: 900 },
});
