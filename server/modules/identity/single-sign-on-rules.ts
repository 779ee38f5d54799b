import { normaliseEmail } from "#shared/rules/email.ts";
import { toOneLine } from "#shared/rules/one-line.ts";
import type { FieldProblem } from "#server/http/failure.ts";
import { memberNameProblem } from "./member-rules.ts";
import type { OpenIdClaims } from "./openid.ts";

/** Maximum time that a log-in may take at the provider. */
export const providerLoginMs = 10 * 60_000;

const maxSubjectCharacters = 255;

/**
 * Returns the name of the DNS record below the domain, so that it does not conflict with the domain's own records.
 */
export const recordName = (domain: string): string => `_wakil.${domain}`;
export const recordValue = (token: string): string => `wakil-verification=${token}`;

/**
 * Whether TXT records contain the value. A record consists of parts of up to 255 bytes, and other records are
 * ignored.
 */
export const holdsRecord = (records: readonly (readonly string[])[], token: string): boolean =>
  records.some((pieces) => pieces.join("").trim() === recordValue(token));

export const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1);

/** Returns the normalised domain; null when it cannot be the domain of email addresses. */
export function normaliseDomain(input: string): string | null {
  const domain = input.trim().replace(/^@/, "").replace(/\.$/, "").toLowerCase();
  return normaliseEmail(`somebody@${domain}`) === null ? null : domain;
}

/** Returns the problem of an issuer's address, which must be https without query or fragment. */
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

/** The person that a provider's sufficient claims describe. */
export interface ProviderIdentity {
  subject: string;
  email: string;
  name: string;
}

/**
 * Returns the person who logs in, or null. The provider must state that the address is verified, and the address
 * must be in the domain that the business has verified. Otherwise anybody could log in with an address that they
 * entered at the provider.
 */
export function identityOf(claims: OpenIdClaims, domain: string): ProviderIdentity | null {
  const { subject, emailVerified } = claims;
  if (subject === "" || subject.length > maxSubjectCharacters) return null;
  const email = typeof claims.email === "string" ? normaliseEmail(claims.email) : null;
  // Some providers send the claim as a string.
  if (email === null || domainOf(email) !== domain || (emailVerified !== true && emailVerified !== "true"))
    return null;
  const named = typeof claims.name === "string" ? toOneLine(claims.name) : "";
  return {
    subject,
    email,
    name: memberNameProblem(named) === null ? named : email.slice(0, email.indexOf("@")),
  };
}

/** The properties of a member that a log-in by the provider uses. */
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
 * Decides which member logs in. `known` is the member who logged in with this account of the provider before,
 * `addressed` the one with its address today, and `hasOther` whether they belong to another account of the
 * provider. An address that was given to another person does not open its former owner's account, and a removed
 * member only comes back by an invitation.
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
