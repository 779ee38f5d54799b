import { z } from "zod";
import { singleSignOnRoles } from "#shared/values/single-sign-on.ts";
import { session } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, instant, nothing } from "./envelope.ts";

const role = z.enum(singleSignOnRoles);

const singleSignOn = z.object({
  issuer: z.string(),
  client_id: z.string(),
  /** False when the secret was encrypted with a key that is lost. An owner must then enter the secret again. */
  has_secret: z.boolean(),
  domain: z.string(),
  /** The TXT record that proves the ownership of the domain. */
  record: z.object({ name: z.string(), value: z.string() }),
  domain_proven_at: instant.nullable(),
  default_role: role,
  is_enabled: z.boolean(),
  /** When true, members other than owners can log in only through the provider. */
  is_required: z.boolean(),
  /** The number of members who have logged in through the provider. */
  members: z.number().int(),
  /** The redirect address to enter at the provider. */
  redirect_uri: z.string(),
  /** The redirect address after a log-out at the provider. */
  post_logout_redirect_uri: z.string(),
});
export type SingleSignOn = z.infer<typeof singleSignOn>;

export const getSingleSignOn = endpoint({
  name: "singleSignOn.get",
  method: "GET",
  path: "/api/single-sign-on/",
  access: "owner",
  summary:
    "Get the identity provider of single sign-on and the values to enter there; null settings where none is set",
  result: dataOf(
    z.object({
      settings: singleSignOn.nullable(),
      redirect_uri: z.string(),
      post_logout_redirect_uri: z.string(),
    }),
  ),
});

export const saveSingleSignOn = endpoint({
  name: "singleSignOn.save",
  method: "PUT",
  path: "/api/single-sign-on/",
  access: "owner",
  summary:
    "Set the identity provider; a new issuer, client or domain switches single sign-on off until it is enabled again",
  body: z.object({
    issuer: z.string().max(500),
    client_id: z.string().max(300),
    /** The client secret. When missing, the stored one is kept. */
    client_secret: z.string().max(1000).optional(),
    domain: z.string().max(253),
    default_role: role,
  }),
  result: dataOf(singleSignOn),
  limit: { max: 20, seconds: 300 },
});

export const verifyDomain = endpoint({
  name: "singleSignOn.proveDomain",
  method: "POST",
  path: "/api/single-sign-on/domain/",
  access: "owner",
  summary: "Look up the domain's TXT record and verify the domain",
  result: dataOf(singleSignOn),
  limit: { max: 20, seconds: 300 },
});

export const enableSingleSignOn = endpoint({
  name: "singleSignOn.enable",
  method: "PUT",
  path: "/api/single-sign-on/enabled/",
  access: "owner",
  summary: "Switch single sign-on on or off, and decide whether members must use it",
  body: z.object({ is_enabled: z.boolean(), is_required: z.boolean() }),
  result: dataOf(singleSignOn),
});

export const removeSingleSignOn = endpoint({
  name: "singleSignOn.remove",
  method: "DELETE",
  path: "/api/single-sign-on/",
  access: "owner",
  summary: "Remove the identity provider; members log in with their passwords again",
  result: nothing,
});

export const beginSingleSignOn = endpoint({
  name: "auth.beginSingleSignOn",
  method: "POST",
  path: "/auth/single-sign-on/",
  access: "public",
  summary: "Begin a single sign-on log-in for an email address; send `browser` back with the response",
  body: z.object({ email: z.string().max(300).default("") }),
  result: dataOf(z.object({ url: z.string(), browser: z.string() })),
  limit: { max: 30, seconds: 300 },
});

export const finishSingleSignOn = endpoint({
  name: "auth.finishSingleSignOn",
  method: "POST",
  path: "/auth/single-sign-on/finish/",
  access: "public",
  summary:
    "Log in with the identity provider's response; an account with a second step gets a challenge instead",
  body: z.object({
    /** The query string with which the provider redirected to the portal. */
    response: z.string().max(8000),
    browser: z.string().max(100),
  }),
  result: dataOf(z.union([session, z.object({ challenge: z.string() })])),
  limit: { max: 30, seconds: 300 },
});
