import { sql } from "kysely";
import type pg from "pg";
import type { ConnectedKind } from "#shared/contract/channels.ts";
import type { MemberRole } from "#shared/contract/organizations.ts";
import type { Db } from "#server/db/organization.ts";
import { type ChangeAuthor, recordOwnerStatement } from "#server/db/record-changes.ts";
import { accountState } from "#server/modules/identity/member-rules.ts";

export interface OrganizationRow {
  id: string;
  name: string;
  industry: string;
  phone: string;
  created_at: Date;
  members: number;
  tickets: number;
  published_version: number | null;
  conversations_month: number;
  replies_month: number;
  last_active_at: Date | null;
  broken_channels: number;
  waiting_day: number;
}

/**
 * Lists organisations that have each of the `words` in their name, phone number or a member's address; `at` selects the
 * month that is counted.
 */
export async function listOrganizations(
  db: Db,
  words: string[],
  at: Date,
  page: { limit: number; offset: number },
): Promise<OrganizationRow[]> {
  const { rows } =
    await sql<OrganizationRow>`select * from gate.operator_organizations(${words}, null, ${at}, ${page.limit}, ${page.offset})`.execute(
      db,
    );
  return rows;
}

export async function findOrganization(db: Db, id: string, at: Date): Promise<OrganizationRow | undefined> {
  const { rows } =
    await sql<OrganizationRow>`select * from gate.operator_organizations('{}', ${id}, ${at}, 1, 0)`.execute(
      db,
    );
  return rows[0];
}

export async function countOrganizations(db: Db, words: string[]): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select gate.count_operator_organizations(${words}) as total`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function listPeople(db: Db, organizationId: string) {
  const { rows } = await sql<{
    id: string;
    name: string;
    email: string;
    role: MemberRole;
    disabled_at: Date | null;
    created_at: Date;
    last_seen_at: Date | null;
  }>`select * from gate.operator_members(${organizationId})`.execute(db);
  return rows;
}

export async function listChannels(db: Db, organizationId: string) {
  const { rows } = await sql<{
    kind: ConnectedKind;
    problem: string | null;
    connected_at: Date;
  }>`select * from gate.operator_channels(${organizationId})`.execute(db);
  return rows;
}

/** Adds an operator without a password, or renews the invitation of an existing one. A member's address is refused. */
export async function inviteOperator(
  db: Db,
  operator: { email: string; name: string; tokenHash: Buffer; life: string },
): Promise<void> {
  const { email, name, tokenHash, life } = operator;
  await sql`select gate.invite_operator(${email}, ${name}, ${tokenHash}, ${life}::interval)`.execute(db);
}

/**
 * Only the command and the demo call the following functions, as the database's owner; the application's role has
 * no permission.
 */
type OwnerPool = Pick<pg.Pool, "query">;

/** Disables an operator, with an entry in the log; false for an unknown address. */
export const disableOperator = (
  ownerPool: Pick<pg.Pool, "connect">,
  author: ChangeAuthor,
  email: string,
): Promise<boolean> => change(ownerPool, author, "select gate.disable_operator($1) as found", email);

/** Switches the second step off, with an entry in the log; false for an unknown address. */
export const resetOperator = (
  ownerPool: Pick<pg.Pool, "connect">,
  author: ChangeAuthor,
  email: string,
): Promise<boolean> => change(ownerPool, author, "select gate.reset_operator($1) as found", email);

async function change(
  ownerPool: Pick<pg.Pool, "connect">,
  author: ChangeAuthor,
  text: string,
  email: string,
): Promise<boolean> {
  const statement = { text, values: [email] };
  const [row] = await recordOwnerStatement<{ found: boolean }>(ownerPool, author, new Date(), statement);
  return row?.found === true;
}

export type OperatorChange = "disable" | "reset second step";

/** Changes an operator on another operator's request. */
export async function changeOperator(
  db: Db,
  callerId: string,
  id: string,
  change: OperatorChange,
): Promise<"done" | "unknown" | "self" | "forbidden"> {
  const { rows } = await sql<{
    outcome: "done" | "unknown" | "self" | "forbidden";
  }>`select gate.change_operator(${callerId}, ${id}, ${change}) as outcome`.execute(db);
  return rows[0]?.outcome ?? "unknown";
}

interface OperatorRow {
  id: string;
  email: string;
  name: string;
  state: "active" | "invited" | "disabled";
  has_second_step: boolean;
  last_seen_at: Date | null;
}

export async function listOperators(db: Db): Promise<OperatorRow[]> {
  const { rows } = await sql<
    Omit<OperatorRow, "state"> & { disabled_at: Date | null; has_password: boolean }
  >`select * from gate.operators()`.execute(db);
  return rows.map(({ disabled_at: disabledAt, has_password: hasWayIn, ...row }) => ({
    ...row,
    state: accountState({ disabledAt, hasWayIn }),
  }));
}

/** Adds an operator, or sets the name and password of the existing one. */
export async function upsertOperator(
  ownerPool: OwnerPool,
  operator: { email: string; name: string; passwordHash: string },
): Promise<void> {
  const { email, name, passwordHash } = operator;
  await ownerPool.query("select gate.add_operator($1, $2, $3)", [email, name, passwordHash]);
}
