import { maxTicketViewNameLength, type SavedTicketView } from "#shared/contract/ticket-views.ts";
import { oneLine } from "#shared/rules/one-line.ts";
import type { Context } from "#server/context.ts";
import { inOrganization } from "#server/db/organization.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import * as store from "./store/ticket-views.ts";

const maySetForAll = ({ permissions }: MemberCaller): boolean => permissions.includes("settings");

export const listTicketViews = (
  context: Context,
  { organizationId, memberId }: MemberCaller,
): Promise<SavedTicketView[]> =>
  inOrganization(context.db, organizationId, (db) => store.listViews(db, organizationId, memberId));

export async function addTicketView(
  context: Context,
  caller: MemberCaller,
  typed: Pick<SavedTicketView, "name" | "filters" | "is_shared">,
): Promise<SavedTicketView> {
  if (typed.is_shared && !maySetForAll(caller)) throw new Failure("forbidden");
  const name = oneLine(typed.name);
  requireFields({
    name: name === "" ? "required" : [...name].length > maxTicketViewNameLength ? "too_long" : null,
  });
  const { organizationId, memberId } = caller;
  const view = await inOrganization(context.db, organizationId, (db) =>
    store.insertView(db, organizationId, memberId, { ...typed, name }, context.clock()),
  );
  if (!view) throw new Failure("too_many_ticket_views");
  return view;
}

export async function deleteTicketView(context: Context, caller: MemberCaller, id: string): Promise<void> {
  const { organizationId, memberId } = caller;
  const isDeleted = await inOrganization(context.db, organizationId, (db) =>
    store.deleteView(db, organizationId, id, memberId, maySetForAll(caller)),
  );
  if (!isDeleted) throw new Failure("not_found");
}
