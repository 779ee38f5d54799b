import { sql } from "kysely";
import type { SupportRequest } from "#shared/contract/support-requests.ts";
import type { Language } from "#shared/language.ts";
import type { Db } from "#server/db/organization.ts";
import type { TenantDb } from "#server/tenant.ts";

type State = SupportRequest["state"];
type Category = SupportRequest["category"];

export interface RequestRow {
  id: string;
  category: Category;
  subject: string;
  state: State;
  waits_since: Date | null;
  created_at: Date;
  requested_by: string | null;
  requested_by_name: string | null;
}

const requests = (db: TenantDb, requester: string | null) => {
  const query = db
    .selectFrom("support_requests as r")
    .leftJoin("members as m", (join) =>
      join.onRef("m.organization_id", "=", "r.organization_id").onRef("m.id", "=", "r.requested_by"),
    )
    .where("r.organization_id", "=", db.tenant.id);
  return requester === null ? query : query.where("r.requested_by", "=", requester);
};

const columns = [
  "r.id",
  "r.category",
  "r.subject",
  "r.state",
  "r.waits_since",
  "r.created_at",
  "r.requested_by",
  "m.name as requested_by_name",
] as const;

/** Lists the requests of one member, or of all when `requester` is null; the last changed first. */
export async function listRequests(
  db: TenantDb,
  requester: string | null,
  page: { limit: number; offset: number },
): Promise<RequestRow[]> {
  const rows = await requests(db, requester)
    .select(columns)
    .orderBy("r.updated_at", "desc")
    .orderBy("r.id")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows as RequestRow[];
}

export async function countRequests(db: TenantDb, requester: string | null): Promise<number> {
  const { total } = await requests(db, requester)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** Reads the request with the member's address, which is null when the member was disabled or removed. */
export async function readRequest(
  db: TenantDb,
  requester: string | null,
  id: string,
): Promise<(RequestRow & { language: Language; requester_email: string | null }) | undefined> {
  const row = await requests(db, requester)
    .select([...columns, "r.language"])
    .select(
      sql<string | null>`case when m.disabled_at is null and m.removed_at is null then m.email end`.as(
        "requester_email",
      ),
    )
    .where("r.id", "=", id)
    .executeTakeFirst();
  return row as (RequestRow & { language: Language; requester_email: string | null }) | undefined;
}

export interface MessageRow {
  id: string;
  request_id: string;
  is_answer: boolean;
  author: string | null;
  text: string;
  created_at: Date;
}

/** Lists the messages of these requests, the oldest first. */
export async function listMessages(db: TenantDb, requestIds: string[]): Promise<MessageRow[]> {
  if (requestIds.length === 0) return [];
  return db
    .selectFrom("support_messages as s")
    .leftJoin("members as m", (join) =>
      join.onRef("m.organization_id", "=", "s.organization_id").onRef("m.id", "=", "s.member_id"),
    )
    .select(["s.id", "s.request_id", "s.is_answer", "m.name as author", "s.text", "s.created_at"])
    .where("s.organization_id", "=", db.tenant.id)
    .where("s.request_id", "in", requestIds)
    .orderBy("s.created_at")
    .orderBy("s.id")
    .execute();
}

export async function insertRequest(
  db: TenantDb,
  request: { category: Category; subject: string; language: Language; memberId: string },
  at: Date,
): Promise<string> {
  const { memberId, ...columns } = request;
  const { id } = await db
    .insertInto("support_requests")
    .values({
      organization_id: db.tenant.id,
      ...columns,
      requested_by: memberId,
      waits_since: at,
      created_at: at,
      updated_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts a message of a member or an operator. */
export async function insertMessage(
  db: TenantDb,
  message: {
    requestId: string;
    memberId: string | null;
    operatorId: string | null;
    text: string;
    clientId: string;
  },
  at: Date,
): Promise<void> {
  await db
    .insertInto("support_messages")
    .values({
      organization_id: db.tenant.id,
      request_id: message.requestId,
      is_answer: message.operatorId !== null,
      member_id: message.memberId,
      operator_id: message.operatorId,
      text: message.text,
      client_id: message.clientId,
      created_at: at,
    })
    .execute();
}

/** Returns the request to which a message belongs; undefined when the message was not stored yet. */
export async function requestOfMessage(db: TenantDb, clientId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("support_messages")
    .select("request_id")
    .where("organization_id", "=", db.tenant.id)
    .where("client_id", "=", clientId)
    .executeTakeFirst();
  return row?.request_id;
}

/** Reopens a request. The promise of 24 hours counts from the first message without an answer. */
export async function reopenRequest(db: TenantDb, id: string, at: Date): Promise<void> {
  await db
    .updateTable("support_requests")
    .set((eb) => ({
      state: "open",
      waits_since: eb.fn.coalesce(eb.ref("waits_since"), eb.val(at)),
      updated_at: at,
    }))
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}

/** Answers or closes a request; closing a closed one changes nothing. */
export async function settleRequest(
  db: TenantDb,
  id: string,
  state: "answered" | "closed",
  at: Date,
): Promise<void> {
  await db
    .updateTable("support_requests")
    .set({ state, waits_since: null, updated_at: at })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .where((eb) => eb.or([eb("state", "!=", "closed"), eb("state", "!=", state)]))
    .execute();
}

export async function organizationName(db: TenantDb): Promise<string> {
  const { name } = await db
    .selectFrom("organizations")
    .select("name")
    .where("id", "=", db.tenant.id)
    .executeTakeFirstOrThrow();
  return name;
}

/** Returns the organisation of a request; null when it does not exist. */
export async function requestOrganization(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ organization_id: string | null }>`
    select gate.support_request_organization(${id}::uuid) as organization_id`.execute(db);
  return rows[0]?.organization_id ?? null;
}

export interface OperatorRequestRow {
  id: string;
  organization_id: string;
  organization_name: string;
  phone: string;
  requested_by_name: string | null;
  requested_by_email: string | null;
  category: Category;
  subject: string;
  state: State;
  language: Language;
  waits_since: Date | null;
  created_at: Date;
  messages: { id: string; is_answer: boolean; author: string | null; text: string; created_at: string }[];
}

export async function listOperatorRequests(
  db: Db,
  state: State,
  page: { limit: number; offset: number },
): Promise<OperatorRequestRow[]> {
  const { rows } = await sql<OperatorRequestRow>`
    select * from gate.operator_support_requests(${state}, ${page.limit}, ${page.offset})`.execute(db);
  return rows;
}

export async function countOperatorRequests(db: Db, state: State): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select gate.count_support_requests(${state}) as total`.execute(db);
  return rows[0]?.total ?? 0;
}
