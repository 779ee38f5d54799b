import * as contract from "#shared/contract/ticket-notes.ts";
import { type Route, serve } from "#server/http/serve.ts";
import {
  addTicketNote,
  deleteTicketNote,
  listTicketNotes,
} from "#server/modules/conversations/ticket-notes.ts";

export const ticketNoteRoutes: Route[] = [
  serve(contract.listTicketNotes, async ({ tenant, params }) => ({
    data: await listTicketNotes(tenant, params.id),
  })),
  serve(contract.addTicketNote, async ({ tenant, caller, params, body }) => ({
    data: await addTicketNote(tenant, caller, params.id, body),
  })),
  serve(contract.deleteTicketNote, async ({ tenant, caller, params }) => {
    await deleteTicketNote(tenant, caller, params.id);
    return { data: null };
  }),
];
