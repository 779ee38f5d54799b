import { sendFailureCodes } from "#shared/contract/tickets.ts";
import { failureOfCode } from "#server/channels/graph.ts";
import type { InboundEvent } from "#server/channels/inbound.ts";
import type { Context } from "#server/context.ts";
import type { OrganizationId, TenantDb } from "#server/db/organization.ts";
import { type ContactAddress, saveAlias } from "#server/modules/customers/index.ts";
import { saveConsent } from "#server/modules/outreach/index.ts";
import {
  conversationIdOf,
  deleteMessage,
  editMessage,
  insertEcho,
  findOrCreateConversation,
  react,
  readLastAt,
  findOrCreateStaffTicket,
  storedInstant,
} from "#server/modules/conversations/index.ts";
import { applyStatus, matchOwnMessage } from "#server/modules/outbox/index.ts";
import * as store from "./store/message-updates.ts";

/** What a platform tells of a conversation besides new messages. */
export type MessageUpdate = Exclude<InboundEvent, { kind: "message" } | { kind: "account" }>;

/** Does it in the conversation; false when it speaks of a message that is not known. */
export async function applyMessageUpdate(
  db: TenantDb,
  context: Context,
  organizationId: OrganizationId,
  of: ContactAddress,
  event: MessageUpdate,
): Promise<boolean> {
  const conversationId = conversationIdOf(organizationId, of);
  switch (event.kind) {
    case "edit":
      return editMessage(db, organizationId, conversationId, event);
    case "deletion": {
      const gone = await deleteMessage(db, organizationId, conversationId, event.externalId, event.at);
      for (const key of gone?.files ?? []) await context.files.delete(key);
      return gone !== null;
    }
    case "reaction":
      return react(db, organizationId, conversationId, event.to, event.emoji);
    case "status":
      return applyStatus(
        db,
        context,
        organizationId,
        conversationId,
        event,
        (code) => sendFailureCodes.find((failure) => failure === code) ?? failureOfCode(Number(code ?? 0)),
      );
    case "echo": {
      if (await matchOwnMessage(db, context, organizationId, conversationId, event)) return true;
      const before = await readLastAt(db, organizationId, conversationId);
      const at = storedInstant(event.at, before, context.clock());
      const ticketId = await findOrCreateStaffTicket(db, organizationId, of, event.text, at);
      await insertEcho(db, organizationId, { ...event, conversationId, ticketId }, at);
      return true;
    }
    case "consent":
      await saveConsent(db, context, organizationId, conversationId, event.allowed, event.at);
      return true;
    case "move": {
      const who = await store.readContact(db, organizationId, conversationId);
      if (!who) return true;
      const to = { channel: who.channel, externalId: event.to };
      await findOrCreateConversation(
        db,
        organizationId,
        to,
        { customerId: who.customer_id, name: null, language: who.language ?? "ar" },
        context.clock(),
      );
      // Who hides the new number is told by this name alone, and is no longer at the old one.
      if (who.alias) await saveAlias(db, organizationId, conversationIdOf(organizationId, to), who.alias);
      return true;
    }
    case "typing":
      return true;
  }
}

export { findLastTicket } from "./store/message-updates.ts";
