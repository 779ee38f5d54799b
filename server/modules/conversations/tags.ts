import type { Tag } from "#shared/contract/ticket-tags.ts";
import { findViolatedConstraint } from "#server/db/violation.ts";
import { Failure } from "#server/http/failure.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import * as store from "./store/tags.ts";
import { lockTicket } from "./store/tickets.ts";
import { tagName } from "./tag-rules.ts";

export const listTags = (tenant: Tenant): Promise<Tag[]> => tenant.transaction((db) => store.listTags(db));

/** Finds the tag with this name in any spelling, or creates it. */
export async function findOrCreateTag(db: TenantDb, typed: string, at: Date): Promise<Tag> {
  const name = tagName(typed);
  const tag = (await store.findTag(db, name)) ?? (await store.insertTag(db, name, at));
  if (!tag) throw new Failure("too_many_tags");
  return tag;
}

export async function renameTag(tenant: Tenant, id: string, typed: string): Promise<Tag> {
  const name = tagName(typed);
  try {
    const tag = await tenant.transaction((db) => store.renameTag(db, id, name));
    if (!tag) throw new Failure("not_found");
    return tag;
  } catch (problem) {
    if (findViolatedConstraint(problem) === "tags_name")
      throw new Failure("tag_taken", { name: ["tag_taken"] });
    throw problem;
  }
}

export async function deleteTag(tenant: Tenant, id: string): Promise<void> {
  const isDeleted = await tenant.transaction((db) => store.deleteTag(db, id));
  if (!isDeleted) throw new Failure("not_found");
}

/** Tags a ticket. This is not activity, so the ticket keeps its place in the list. */
export const addTicketTag = (tenant: Tenant, ticketId: string, name: string): Promise<Tag[]> =>
  changeTags(tenant, ticketId, async (db) => {
    const { id } = await findOrCreateTag(db, name, tenant.clock());
    const tagged = await store.tagTickets(db, [ticketId], id);
    if (!tagged.has(ticketId)) throw new Failure("too_many_ticket_tags");
  });

/** Removes a tag from a ticket. A tag that the ticket does not have is not an error. */
export const removeTicketTag = (tenant: Tenant, ticketId: string, tagId: string): Promise<Tag[]> =>
  changeTags(tenant, ticketId, (db) => store.untagTickets(db, [ticketId], tagId));

async function changeTags(
  tenant: Tenant,
  ticketId: string,
  change: (db: TenantDb) => Promise<void>,
): Promise<Tag[]> {
  return tenant.transaction(async (db) => {
    // The lock keeps two members who tag at the same time from exceeding the limit together.
    if (!(await lockTicket(db, ticketId))) throw new Failure("not_found");
    await change(db);
    db.publish({ kind: "ticket", id: ticketId });
    return store.readTicketTags(db, ticketId);
  });
}
