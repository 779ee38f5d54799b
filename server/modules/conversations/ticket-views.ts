import { type SavedTicketView } from "#shared/contract/ticket-views.ts";
import { maxTicketViewNameLength } from "#shared/values/ticket-views.ts";
import { toOneLine } from "#shared/rules/one-line.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import type { Tenant } from "#server/tenant.ts";
import * as store from "./store/ticket-views.ts";

const maySetForAll = ({ permissions }: MemberCaller): boolean => permissions.includes("settings");

export const listTicketViews = (tenant: Tenant, { memberId }: MemberCaller): Promise<SavedTicketView[]> =>
  tenant.transaction((db) => store.listViews(db, memberId));

export async function addTicketView(
  tenant: Tenant,
  caller: MemberCaller,
  typed: Pick<SavedTicketView, "name" | "filters" | "is_shared">,
): Promise<SavedTicketView> {
  if (typed.is_shared && !maySetForAll(caller)) throw new Failure("forbidden");
  const name = toOneLine(typed.name);
  requireFields({
    name: name === "" ? "required" : [...name].length > maxTicketViewNameLength ? "too_long" : null,
  });
  const { memberId } = caller;
  const view = await tenant.transaction((db) =>
    store.insertView(db, memberId, { ...typed, name }, tenant.clock()),
  );
  if (!view) throw new Failure("too_many_ticket_views");
  return view;
}

export async function deleteTicketView(tenant: Tenant, caller: MemberCaller, id: string): Promise<void> {
  const { memberId } = caller;
  const isDeleted = await tenant.transaction((db) =>
    store.deleteView(db, id, memberId, maySetForAll(caller)),
  );
  if (!isDeleted) throw new Failure("not_found");
}
