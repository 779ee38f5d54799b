import { sql } from "kysely";
import type { ChatLook } from "#shared/rules/chat-look.ts";
import type { Db } from "#server/db/organization.ts";
import type { ContactAddress } from "#server/modules/customers/index.ts";
import type { CitedSource } from "#server/modules/conversations/reply-rules.ts";
import type { TenantDb } from "#server/tenant.ts";

/** Finds the origins that may frame the chat of this token; null for an unknown token. It needs no session. */
export async function findChatSites(db: Db, token: string): Promise<string[] | null> {
  const { rows } = await sql<{ sites: string[] | null }>`select gate.chat_sites(${token}) as sites`.execute(
    db,
  );
  return rows[0]?.sites ?? null;
}

export async function readChatSites(db: TenantDb): Promise<string[]> {
  const row = await db
    .selectFrom("organizations")
    .select("chat_sites")
    .where("id", "=", db.tenant.id)
    .executeTakeFirstOrThrow();
  return row.chat_sites;
}

/** Finds the appearance of the chat; null for an unknown token. It needs no session. */
export async function findChatLook(db: Db, token: string): Promise<ChatLook | null> {
  const { rows } = await sql<ChatLook>`select color, avatar from gate.chat_look(${token})`.execute(db);
  return rows[0] ?? null;
}

export async function readChatLook(db: TenantDb): Promise<ChatLook> {
  const row = await db
    .selectFrom("chat_looks")
    .select(["color", "avatar"])
    .where("organization_id", "=", db.tenant.id)
    .executeTakeFirst();
  return row ?? { color: null, avatar: null };
}

export async function writeChatLook(db: TenantDb, look: ChatLook): Promise<void> {
  await db
    .insertInto("chat_looks")
    .values({ organization_id: db.tenant.id, ...look })
    .onConflict((conflict) => conflict.column("organization_id").doUpdateSet(look))
    .execute();
}

export interface ChatTokenRow {
  token: string;
  created_at: Date;
}

export async function readToken(db: TenantDb): Promise<ChatTokenRow | null> {
  const row = await db
    .selectFrom("chat_tokens")
    .select(["token", "created_at"])
    .where("organization_id", "=", db.tenant.id)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

/** Creates a token; the earlier one stops working in the same transaction. */
export async function replaceToken(db: TenantDb, token: string, at: Date): Promise<ChatTokenRow> {
  await db
    .updateTable("chat_tokens")
    .set({ revoked_at: at })
    .where("organization_id", "=", db.tenant.id)
    .where("revoked_at", "is", null)
    .execute();
  return db
    .insertInto("chat_tokens")
    .values({ token, organization_id: db.tenant.id, created_at: at })
    .returning(["token", "created_at"])
    .executeTakeFirstOrThrow();
}

export interface HistoryRow {
  id: string;
  author: "customer" | "agent" | "staff";
  author_name: string | null;
  text: string;
  reply_to: string | null;
  decision: string | null;
  reason: string | null;
  choices: string[];
  citations: CitedSource[];
  language: string | null;
  created_at: Date;
}

/** Reads the last 200 messages of a conversation that the customer may see, oldest first. */
export async function readHistory(db: TenantDb, from: ContactAddress): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`/* read_history */
    select * from (
      select m.id, m.author, p.name as author_name, m.text, m.reply_to, m.decision, m.reason, m.choices, m.citations, m.language, m.created_at
      from contacts c
      join messages m on m.organization_id = c.organization_id and m.conversation_id = c.conversation_id
      left join members p on p.organization_id = m.organization_id and p.id = m.member_id
      where c.organization_id = ${db.tenant.id} and c.channel = ${from.channel} and c.external_id = ${from.externalId}
        and m.status in ('received', 'sent')
      order by m.created_at desc, m.id desc limit 200
    ) newest order by created_at, id`.execute(db);
  return rows;
}
