import type { Language } from "#shared/language.ts";
import type { ApiScope } from "#shared/contract/api-scopes.ts";
import type { User } from "#shared/contract/auth.ts";
import type { Permission } from "#shared/rules/permissions.ts";
import type { Endpoint } from "#shared/contract/endpoint.ts";
import type { OrganizationId } from "#server/db/organization.ts";
import type { Tenant } from "#server/tenant.ts";

/** A logged-in person of an organisation. */
export interface MemberCaller {
  kind: "member";
  user: User;
  organizationId: OrganizationId;
  memberId: string;
  permissions: readonly Permission[];
  tokenHash: Buffer;
  /**
   * Set where the caller is an operator whom an owner lets look into the portal: they only read, as a manager without
   * exports, and `memberId` is the operator's, which belongs to no member of the team.
   */
  supportAccess: { id: string; expiresAt: Date } | null;
}

/** A program of an organisation, with one of its API keys. */
export interface KeyCaller {
  kind: "key";
  key: { id: string; name: string };
  organizationId: OrganizationId;
  /** A key is not a member of the team: nothing is assigned to it, and what it closes was closed by no member. */
  memberId: null;
}

/** A caller who works for an organisation, when an endpoint has a scope. */
export type TeamCaller = MemberCaller | KeyCaller;

/** A person of the company that runs Wakil, who belongs to no organisation. */
export interface OperatorCaller {
  kind: "operator";
  user: User;
  tokenHash: Buffer;
  /**
   * Whether the operator still has to set up a second step for logging in. Until then the office is closed to them.
   */
  lacksSecondStep: boolean;
}

/** A customer on a chat page, identified by the public token and an unguessable session id. */
export interface ChatCaller {
  kind: "chat";
  organizationId: OrganizationId;
  /** SHA-256 of organisation and session id in hexadecimal, which is the contact's address in the database. */
  sessionKey: string;
}

interface PublicCaller {
  kind: "public";
}

/** The kind of caller for each access level. */
export interface CallerOf {
  public: PublicCaller;
  chat: ChatCaller;
  session: MemberCaller | OperatorCaller;
  member: MemberCaller;
  owner: MemberCaller;
  operator: OperatorCaller;
}

/** The caller of an endpoint's handler: an API key as well, where the endpoint has a scope. */
export type CallerFor<E extends Endpoint> =
  | CallerOf[E["access"]]
  | (E extends { scope: ApiScope } ? KeyCaller : never);

type TenantOfCaller<C> = C extends { organizationId: OrganizationId } ? Tenant : null;

/** The tenant of a handler: the organisation of its caller; null for callers without one. */
export type TenantFor<E extends Endpoint> = TenantOfCaller<CallerFor<E>>;

/** Facts about the HTTP request that handlers use. */
export interface RequestFacts {
  language: Language;
  address: string;
  userAgent: string;
  /** The bearer token as it was sent, unchecked. Logging out uses it. */
  token: string | null;
  headers: Record<string, string | string[] | undefined>;
  /** Whether the request came from this machine itself, through no proxy. */
  local: boolean;
}
