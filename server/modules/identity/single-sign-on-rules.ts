import { normaliseEmail } from "#shared/rules/email.ts";
import { oneLine } from "#shared/rules/one-line.ts";
import type { FieldProblem } from "#server/http/failure.ts";
import { memberNameProblem } from "./member-rules.ts";
import type { OpenIdClaims } from "./openid.ts";

/** How long somebody has at their provider. */
export const providerLoginMs = 10 * 60_000;

const maxSubjectCharacters = 255;

/** The record stands below the domain, where it is in the way of no other use of the domain's own records. */
export const recordName = (domain: string): string => `_wakil.${domain}`;
export const recordValue = (token: string): string => `wakil-verification=${token}`;

/** A TXT record comes in pieces of at most 255 bytes; other records beside ours do no harm. */
export const holdsRecord = (records: readonly (readonly string[])[], token: string): boolean =>
  records.some((pieces) => pieces.join("").trim() === recordValue(token));

export const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1);

/** Null when it cannot be the domain of addresses. */
export function normaliseDomain(input: string): string | null {
  const domain = input.trim().replace(/^@/, "").replace(/\.$/, "").toLowerCase();
  return normaliseEmail(`somebody@${domain}`) === null ? null : domain;
}

/** An issuer is an https address without query or fragment; its description stands below it. */
export function issuerProblem(
  input: string,
  { privateAddresses }: { privateAddresses: boolean },
): FieldProblem | null {
  const url = URL.parse(input);
  if (!url || !["https:", "http:"].includes(url.protocol)) return "issuer_address";
  if (url.protocol === "http:" && !privateAddresses) return "issuer_address";
  const { username, password, search, hash, pathname } = url;
  return username || password || search || hash || pathname.includes("/.well-known/")
    ? "issuer_address"
    : null;
}

/** Who a provider says logs in, once its claims are enough. */
export interface ProviderIdentity {
  subject: string;
  email: string;
  name: string;
}

/**
 * Who logs in, or null: the provider has to say that the address is proven, and the address has to be in the domain that
 * the business has proven. Otherwise a provider could log in anybody whose address somebody has typed there.
 */
export function identityOf(claims: OpenIdClaims, domain: string): ProviderIdentity | null {
  const { subject, emailVerified } = claims;
  if (subject === "" || subject.length > maxSubjectCharacters) return null;
  const email = typeof claims.email === "string" ? normaliseEmail(claims.email) : null;
  // Some providers write the claim as a text.
  if (email === null || domainOf(email) !== domain || (emailVerified !== true && emailVerified !== "true"))
    return null;
  const named = typeof claims.name === "string" ? oneLine(claims.name) : "";
  return {
    subject,
    email,
    name: memberNameProblem(named) === null ? named : email.slice(0, email.indexOf("@")),
  };
}

/** A member as far as a log-in by the provider looks at them. */
export interface KnownMember {
  id: string;
  isDisabled: boolean;
  isRemoved: boolean;
}

export type LogInDecision =
  | { does: "log_in"; memberId: string; linksIdentity: boolean }
  | { does: "add_member" }
  | { does: "refuse" };

/**
 * Whose log-in it is. `known` is who logged in with this account of the provider before, `addressed` who has its address
 * today, and `hasOther` whether they belong to another account of the provider. An address that went to another person
 * does not open the account of the one who had it, and somebody who was removed comes back only when they are invited.
 */
export function decideLogIn(found: {
  known: KnownMember | null;
  addressed: (KnownMember & { hasOther: boolean }) | null;
}): LogInDecision {
  const { known, addressed } = found;
  if (known && !known.isRemoved)
    return known.isDisabled
      ? { does: "refuse" }
      : { does: "log_in", memberId: known.id, linksIdentity: false };
  if (addressed)
    return addressed.isDisabled || addressed.hasOther
      ? { does: "refuse" }
      : { does: "log_in", memberId: addressed.id, linksIdentity: true };
  return known ? { does: "refuse" } : { does: "add_member" };
}
