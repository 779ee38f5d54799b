import { sql } from "kysely";
import type { AttachmentView } from "#shared/contract/attachments.ts";
import type { CitationView, MessageDetails, MessageView } from "#shared/contract/tickets.ts";
import type { OutboundTemplate } from "#server/channels/channel.ts";
import { shownMessages } from "#server/modules/conversations/ticket-rules.ts";
import type { TenantDb } from "#server/tenant.ts";

const messages = (db: TenantDb) =>
  db
    .selectFrom("messages as m")
    .leftJoin("members as p", (join) =>
      join.onRef("p.organization_id", "=", "m.organization_id").onRef("p.id", "=", "m.member_id"),
    )
    .where("m.organization_id", "=", db.tenant.id)
    .select([
      "m.id",
      "m.author",
      "p.name as author_name",
      "p.id as author_id",
      "m.text",
      "m.status",
      "m.decision",
      "m.confidence",
      "m.reason",
      "m.choices",
    ])
    .select(["m.citations", "m.writing", "m.ticket_id", "m.created_at"])
    .select(sql<boolean>`m.html is not null or m.full_text is not null`.as("original"))
    .select([
      "m.kind",
      "m.subject",
      "m.audience",
      "m.reaction",
      "m.edited_at",
      "m.deleted_at",
      "m.failure",
      "m.notice_of",
    ])
    .select(sql<string | null>`m.template ->> 'name'`.as("template"))
    .select([
      sql<Post | null>`(select json_build_object('permalink', o.permalink, 'author', o.author, 'text', o.text, 'image_url', o.image_url)
        from posts o where o.organization_id = m.organization_id and o.id = m.post_id)`.as("post"),
      sql<
        AttachmentView[] | null
      >`(select json_agg(json_build_object('id', a.id, 'kind', a.kind, 'name', a.name, 'type', a.type,
          'size_bytes', a.size_bytes, 'state', case when a.file_key is not null then 'ready'
            when a.problem is not null then 'lost' else 'waiting' end) order by a.position)
        from attachments a where a.organization_id = m.organization_id and a.message_id = m.id)`.as(
        "attachments",
      ),
    ]);

type Post = NonNullable<MessageDetails["post"]>;

type MessageRow = Awaited<ReturnType<ReturnType<typeof messages>["executeTakeFirstOrThrow"]>>;

function detailsOf(row: MessageRow): MessageDetails | null {
  const { kind, subject, reaction, failure, post, template } = row;
  const attachments = row.attachments ?? [];
  const isPlain =
    kind === "text" &&
    !subject &&
    !reaction &&
    !failure &&
    !post &&
    !template &&
    !row.original &&
    !row.edited_at &&
    !row.deleted_at;
  if (isPlain && attachments.length === 0 && row.audience === "private") return null;
  return {
    kind,
    subject,
    audience: row.audience === "public" ? "public" : "private",
    post,
    attachments,
    original: row.original && row.deleted_at === null,
    reaction,
    edited: row.edited_at !== null,
    deleted: row.deleted_at !== null,
    failure,
    template,
    notice: row.notice_of !== null,
  };
}

function messageOf(row: MessageRow): MessageView {
  const citations = row.citations as unknown as CitationView[];
  const { id, author_name, author_id, text, confidence, reason, choices, ticket_id } = row;
  return {
    id,
    author_name,
    author_id,
    text,
    confidence,
    reason,
    choices,
    ticket_id,
    more: detailsOf(row),
    author: row.author as MessageView["author"],
    status: row.status as MessageView["status"],
    decision: row.decision as MessageView["decision"],
    writing: row.writing as MessageView["writing"],
    citations: citations.map(({ source_id, faq_id, label, quote, confidence, used }) => ({
      source_id,
      faq_id: faq_id ?? null,
      label,
      quote,
      confidence,
      used,
    })),
    created_at: row.created_at.toISOString(),
  };
}

/**
 * Reads the messages of a ticket's conversation, oldest first, with those of the tickets that were merged into it.
 * `isSpread` is true when some of these belong to other conversations.
 */
export async function readMessages(
  db: TenantDb,
  conversationId: string,
  ticketIds: string[],
  isSpread: boolean,
): Promise<MessageView[]> {
  const rows = await messages(db)
    .where((m) =>
      isSpread
        ? m.or([m("m.conversation_id", "=", conversationId), m("m.ticket_id", "in", ticketIds)])
        : m("m.conversation_id", "=", conversationId),
    )
    .orderBy(sql`coalesce(m.ticket_id = any(${ticketIds}::uuid[]), false)`, "desc")
    .orderBy("m.created_at", "desc")
    .orderBy("m.id", "desc")
    .limit(shownMessages)
    .execute();
  rows.sort((a, b) => a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : 1));
  return rows.map(messageOf);
}

export async function readStaffMessage(
  db: TenantDb,
  conversationId: string,
  originId: string,
): Promise<MessageView | null> {
  const row = await messages(db)
    .where("m.conversation_id", "=", conversationId)
    .where((e) => e.and({ "m.origin": "portal", "m.origin_id": originId }))
    .executeTakeFirst();
  return row ? messageOf(row) : null;
}

export interface StaffMessage {
  ticketId: string;
  conversationId: string;
  /** Null for a former member. */
  memberId: string | null;
  text: string;
  /** Origin with the id that the page or the reminder supplies. A second message with the same id is ignored. */
  origin: { origin: "portal" | "reminder"; origin_id: string | null };
  template: OutboundTemplate | null;
  kind: "text" | "image";
}

/** Stores a staff message or reminder for delivery. Returns its id. */
export async function insertStaffMessage(db: TenantDb, message: StaffMessage, at: Date): Promise<string> {
  const { id } = await db
    .insertInto("messages")
    .values({
      organization_id: db.tenant.id,
      conversation_id: message.conversationId,
      ticket_id: message.ticketId,
      author: "staff",
      member_id: message.memberId,
      text: message.text,
      ...message.origin,
      kind: message.kind,
      template: message.template && JSON.stringify(message.template),
      status: "queued",
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Reads a message; throws when there is none. */
export async function readMessage(db: TenantDb, id: string): Promise<MessageView> {
  return messageOf(await messages(db).where("m.id", "=", id).executeTakeFirstOrThrow());
}

/** Whether only machines have written on a ticket. */
export async function hasOnlyMachineMessages(db: TenantDb, ticketId: string): Promise<boolean> {
  const row = await db
    .selectFrom("messages")
    .select("id")
    .where("organization_id", "=", db.tenant.id)
    .where("ticket_id", "=", ticketId)
    .where((message) => message.or([message("machine", "is", null), message("author", "<>", "customer")]))
    .limit(1)
    .executeTakeFirst();
  return row === undefined;
}

/** Reads the decision of the agent's last reply on a ticket. */
export async function readLastDecision(db: TenantDb, ticketId: string): Promise<string | null> {
  const row = await db
    .selectFrom("messages")
    .select("decision")
    .where("organization_id", "=", db.tenant.id)
    .where("ticket_id", "=", ticketId)
    .where("author", "=", "agent")
    .where("notice_of", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.decision ?? null;
}
