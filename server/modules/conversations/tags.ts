import type { Tag } from "#shared/contract/ticket-tags.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId, type TenantDb } from "#server/db/organization.ts";
import { violatedConstraint } from "#server/db/violation.ts";
import { Failure } from "#server/http/failure.ts";
import * as store from "./store/tags.ts";
import { lockTicket } from "./store/tickets.ts";
import { tagName } from "./tag-rules.ts";

export const listTags = (context: Context, organizationId: OrganizationId): Promise<Tag[]> =>
  inOrganization(context.db, organizationId, (db) => store.listTags(db, organizationId));

/** The tag of this name in whatever spelling; one is made where there is none. */
export async function findOrCreateTag(
  db: TenantDb,
  organizationId: OrganizationId,
  typed: string,
  at: Date,
): Promise<Tag> {
  const name = tagName(typed);
  const tag =
    (await store.findTag(db, organizationId, name)) ?? (await store.insertTag(db, organizationId, name, at));
  if (!tag) throw new Failure("too_many_tags");
  return tag;
}

export async function renameTag(
  context: Context,
  organizationId: OrganizationId,
  id: string,
  typed: string,
): Promise<Tag> {
  const name = tagName(typed);
  try {
    const tag = await inOrganization(context.db, organizationId, (db) =>
      store.renameTag(db, organizationId, id, name),
    );
    if (!tag) throw new Failure("not_found");
    return tag;
  } catch (problem) {
    if (violatedConstraint(problem) === "tags_name") throw new Failure("tag_taken", { name: ["tag_taken"] });
    throw problem;
  }
}

export async function deleteTag(context: Context, organizationId: OrganizationId, id: string): Promise<void> {
  const isDeleted = await inOrganization(context.db, organizationId, (db) =>
    store.deleteTag(db, organizationId, id),
  );
  if (!isDeleted) throw new Failure("not_found");
}

/** Not an activity: the ticket keeps its place in the list. */
export const addTicketTag = (
  context: Context,
  organizationId: OrganizationId,
  ticketId: string,
  name: string,
): Promise<Tag[]> =>
  changeTags(context, organizationId, ticketId, async (db) => {
    const { id } = await findOrCreateTag(db, organizationId, name, context.clock());
    const tagged = await store.tagTickets(db, organizationId, [ticketId], id);
    if (!tagged.has(ticketId)) throw new Failure("too_many_ticket_tags");
  });

/** One that the ticket does not have is off it already. */
export const removeTicketTag = (
  context: Context,
  organizationId: OrganizationId,
  ticketId: string,
  tagId: string,
): Promise<Tag[]> =>
  changeTags(context, organizationId, ticketId, (db) =>
    store.untagTickets(db, organizationId, [ticketId], tagId),
  );

async function changeTags(
  context: Context,
  organizationId: OrganizationId,
  ticketId: string,
  change: (db: TenantDb) => Promise<void>,
): Promise<Tag[]> {
  const tags = await inOrganization(context.db, organizationId, async (db) => {
    // The lock keeps two who tag at once from passing the limit together.
    if (!(await lockTicket(db, organizationId, ticketId))) throw new Failure("not_found");
    await change(db);
    return store.readTicketTags(db, organizationId, ticketId);
  });
  context.events.publish({ organizationId, kind: "ticket", id: ticketId });
  return tags;
}
