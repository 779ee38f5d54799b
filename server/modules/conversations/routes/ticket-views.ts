import * as contract from "#shared/contract/ticket-views.ts";
import { type Route, serve } from "#server/http/serve.ts";
import {
  addTicketView,
  deleteTicketView,
  listTicketViews,
} from "#server/modules/conversations/ticket-views.ts";

export const ticketViewRoutes: Route[] = [
  serve(contract.listTicketViews, async ({ tenant, caller }) => ({
    data: await listTicketViews(tenant, caller),
  })),
  serve(contract.addTicketView, async ({ tenant, caller, body }) => ({
    data: await addTicketView(tenant, caller, body),
  })),
  serve(contract.deleteTicketView, async ({ tenant, caller, params }) => {
    await deleteTicketView(tenant, caller, params.id);
    return { data: null };
  }),
];
