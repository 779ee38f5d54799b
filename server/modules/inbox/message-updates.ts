import { sendFailureCodes } from "#shared/values/tickets.ts";
import { failureOfCode } from "#server/channels/graph.ts";
import type { InboundEvent } from "#server/channels/inbound.ts";
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
  toStoredInstant,
} from "#server/modules/conversations/index.ts";
import { applyStatus, matchOwnMessage } from "#server/modules/outbox/index.ts";
import type { TenantDb } from "#server/tenant.ts";
import * as store from "./store/message-updates.ts";

/** Updates of a conversation other than new messages. */
export type MessageUpdate = Exclude<InboundEvent, { kind: "message" } | { kind: "account" }>;

/** `early` means that the message of the update may still be stored, and `unknown` that it never will. */
export type UpdateOutcome = "known" | "early" | "unknown";

/** Applies an update and returns whether its message is known. */
export async function applyMessageUpdate(
  db: TenantDb,
  contact: ContactAddress,
  event: MessageUpdate,
): Promise<UpdateOutcome> {
  if (event.kind === "status")
    return applyStatus(db, conversationIdOf(db.tenant.id, contact), event, failureOf);
  return (await changeConversation(db, contact, event)) ? "known" : "early";
}

const failureOf = (code: string | undefined): string =>
  sendFailureCodes.find((failure) => failure === code) ?? failureOfCode(Number(code ?? 0));

/** Changes a conversation; false when the message is not known. */
async function changeConversation(
  db: TenantDb,
  contact: ContactAddress,
  event: Exclude<MessageUpdate, { kind: "status" }>,
): Promise<boolean> {
  const conversationId = conversationIdOf(db.tenant.id, contact);
  switch (event.kind) {
    case "edit":
      return editMessage(db, conversationId, event);
    case "deletion": {
      const deleted = await deleteMessage(db, conversationId, event.externalId, event.at);
      for (const key of deleted?.files ?? []) await db.tenant.files.delete(key);
      return deleted !== null;
    }
    case "reaction":
      return react(db, conversationId, event.to, event.emoji);
    case "echo": {
      if (await matchOwnMessage(db, conversationId, event)) return true;
      const before = await readLastAt(db, conversationId);
      const at = toStoredInstant(event.at, before, db.tenant.clock());
      const ticketId = await findOrCreateStaffTicket(db, contact, event.text, at);
      await insertEcho(db, { ...event, conversationId, ticketId }, at);
      return true;
    }
    case "consent":
      await saveConsent(db, conversationId, event.allowed, event.at);
      return true;
    case "move": {
      const who = await store.readContact(db, conversationId);
      if (!who) return true;
      const to = { channel: who.channel, externalId: event.to };
      await findOrCreateConversation(
        db,
        to,
        { customerId: who.customer_id, name: null, language: who.language ?? "ar" },
        db.tenant.clock(),
      );
      // A customer who hides the new number is identified by this name alone and is no longer reached under the old
      // one.
      if (who.alias) await saveAlias(db, conversationIdOf(db.tenant.id, to), who.alias);
      return true;
    }
    case "typing":
      return true;
  }
}

export { findLastTicket } from "./store/message-updates.ts";
