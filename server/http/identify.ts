import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { User } from "#shared/contract/auth.ts";
import type { Endpoint } from "#shared/contract/endpoint.ts";
import { permissionsOf, type RoleDecisions } from "#shared/rules/permissions.ts";
import type { Context } from "#server/context.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import type { CallerFor, CallerOf, KeyCaller, MemberCaller, OperatorCaller } from "./caller.ts";
import { Failure } from "./failure.ts";
import { identifyKey, isApiKey } from "./identify-key.ts";

export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/**
 * Returns the bearer token, or null. The words `null` and `undefined` count as no token, because faulty pages send
 * them.
 */
export function readBearerToken(request: FastifyRequest): string | null {
  const token = /^Bearer (\S{1,512})$/i.exec(request.headers.authorization ?? "")?.[1];
  return !token || token === "null" || token === "undefined" ? null : token;
}

interface SessionRow {
  session_id: string;
  organization_id: string | null;
  member_id: string | null;
  operator_id: string | null;
  name: string;
  email: string;
  role: User["role"];
  has_second_step: boolean;
  is_demo: boolean;
  /** Permissions that the owner gave the member's role. */
  decisions: RoleDecisions | null;
  support_access_id: string | null;
  expires_at: Date;
}

/** Permissions of an operator in a business's portal: those of a manager without exports. */
const supportPermissions = permissionsOf("manager", { exports: false });

/**
 * Identifies the caller of a session token. The database is read on every call, so that ending a session takes effect
 * at once.
 */
async function findSession(context: Context, token: string): Promise<MemberCaller | OperatorCaller | null> {
  const tokenHash = hashToken(token);
  const { rows } = await sql<SessionRow>`/* session */ select * from gate.session(${tokenHash})`.execute(
    context.db,
  );
  const row = rows[0];
  if (!row) return null;
  const user = {
    id: (row.member_id ?? row.operator_id) as string,
    name: row.name,
    email: row.email,
    role: row.role,
  };
  if (row.organization_id && row.member_id)
    return {
      kind: "member",
      user,
      organizationId: mintOrganizationId(row.organization_id),
      memberId: row.member_id,
      permissions: permissionsOf(row.role, row.decisions ?? {}),
      tokenHash,
      supportAccess: null,
    };
  if (row.organization_id && row.support_access_id)
    return {
      kind: "member",
      user: { ...user, role: "manager" },
      organizationId: mintOrganizationId(row.organization_id),
      memberId: user.id,
      permissions: supportPermissions,
      tokenHash,
      supportAccess: { id: row.support_access_id, expiresAt: row.expires_at },
    };
  // The demo prints its operator's password, but only accepts connections from this machine.
  const isExempt = row.is_demo && context.config.demo;
  return { kind: "operator", user, tokenHash, lacksSecondStep: !row.has_second_step && !isExempt };
}

/**
 * Returns the caller of a request, or throws the failure that refuses it. Public endpoints ignore tokens (C270).
 */
export async function identify(
  context: Context,
  request: FastifyRequest,
  endpoint: Endpoint,
  chatToken: unknown,
): Promise<CallerFor<Endpoint> | KeyCaller> {
  const { access, permission } = endpoint;
  if (access === "public") return { kind: "public" };
  if (access === "chat") return identifyChat(context, request, chatToken);
  const token = readBearerToken(request);
  if (token && isApiKey(token)) return identifyKey(context, token, endpoint);
  const session = token ? await findSession(context, token) : null;
  if (!session) throw new Failure("session_required");
  if (session.kind === "member" && session.supportAccess && !isForSupport(endpoint))
    throw new Failure("support_reads_only");
  if (access === "session") return session;
  if (access === "operator" ? session.kind !== "operator" : session.kind !== "member")
    throw new Failure("not_found");
  if (access === "operator" && session.kind === "operator" && session.lacksSecondStep)
    throw new Failure("second_step_missing");
  if (access === "owner" && session.user.role !== "owner") throw new Failure("forbidden");
  if (session.kind === "member" && !mayCall(session, permission)) throw new Failure("forbidden");
  return session;
}

/**
 * Whether an operator in a portal may call an endpoint: it must read, must not concern a member's own account, and
 * must not be for owners only.
 */
const isForSupport = ({ access, method, name }: Endpoint): boolean =>
  method === "GET" && (access === "member" || name === "auth.me");

/**
 * Whether the caller has the endpoint's permission. Permissions are enforced only here. Owners have all of them;
 * endpoints for owners only name none.
 */
const mayCall = ({ permissions }: MemberCaller, permission: Endpoint["permission"]): boolean =>
  permission === undefined || permission === "any_member" || permissions.includes(permission);

/**
 * Identifies a chat by its token and session id. The token is public; the secret session id keeps customers from
 * reading each other's conversations. Chat endpoints never respond with 401 (D02).
 */
async function identifyChat(
  context: Context,
  request: FastifyRequest,
  chatToken: unknown,
): Promise<CallerOf["chat"]> {
  const sessionId = request.headers["x-session-id"];
  if (typeof sessionId !== "string" || !/^[\w.:~-]{16,200}$/.test(sessionId))
    throw new Failure("invalid_request", { "X-Session-ID": ["invalid"] });
  if (typeof chatToken !== "string" || !/^\w{8,64}$/.test(chatToken)) throw new Failure("chat_not_found");
  const { rows } = await sql<{
    id: string | null;
  }>`/* chat_organization */ select gate.chat_organization(${chatToken}) as id`.execute(context.db);
  const organization = rows[0]?.id;
  if (!organization) throw new Failure("chat_not_found");
  return {
    kind: "chat",
    organizationId: mintOrganizationId(organization),
    sessionKey: createHash("sha256").update(`${organization}:${sessionId}`).digest("hex"),
  };
}
