import type { Language } from "#shared/language.ts";
import type { User } from "#shared/contract/auth.ts";
import type { Permission } from "#shared/rules/permissions.ts";
import type { OrganizationId } from "#server/db/organization.ts";

/** A logged-in person of an organisation. */
export interface MemberCaller {
  kind: "member";
  user: User;
  organizationId: OrganizationId;
  memberId: string;
  permissions: readonly Permission[];
  tokenHash: Buffer;
}

/** Someone of the company that runs Wakil; belongs to no organisation. */
export interface OperatorCaller {
  kind: "operator";
  user: User;
  tokenHash: Buffer;
  /** Whether the operator still has to set up the second step of their log-in. Until then the office is closed to them. */
  lacksSecondStep: boolean;
}

/** A customer on a chat page: whoever holds the public token and an unguessable session id. */
export interface ChatCaller {
  kind: "chat";
  organizationId: OrganizationId;
  /** SHA-256 of organisation and session id, hex: the contact's address in the database. */
  sessionKey: string;
}

interface PublicCaller {
  kind: "public";
}

/** The caller that each access level brings. */
export interface CallerOf {
  public: PublicCaller;
  chat: ChatCaller;
  session: MemberCaller | OperatorCaller;
  member: MemberCaller;
  owner: MemberCaller;
  operator: OperatorCaller;
}

/** What a handler may want to know of the request itself. */
export interface RequestFacts {
  language: Language;
  address: string;
  userAgent: string;
  /** The bearer token as sent, unchecked; for logging out. */
  token: string | null;
  headers: Record<string, string | string[] | undefined>;
  /** True when the request came from this machine itself, through no proxy. */
  local: boolean;
}
