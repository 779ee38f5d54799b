import * as contract from "#shared/contract/ticket-views.ts";
import { type Route, serve } from "#server/http/serve.ts";
import {
  addTicketView,
  deleteTicketView,
  listTicketViews,
} from "#server/modules/conversations/ticket-views.ts";

export const ticketViewRoutes: Route[] = [
  serve(contract.listTicketViews, async ({ context, caller }) => ({
    data: await listTicketViews(context, caller),
  })),
  serve(contract.addTicketView, async ({ context, caller, body }) => ({
    data: await addTicketView(context, caller, body),
  })),
  serve(contract.deleteTicketView, async ({ context, caller, params }) => {
    await deleteTicketView(context, caller, params.id);
    return { data: null };
  }),
];
