import * as contract from "#shared/contract/ticket-notes.ts";
import { type Route, serve } from "#server/http/serve.ts";
import {
  addTicketNote,
  deleteTicketNote,
  listTicketNotes,
} from "#server/modules/conversations/ticket-notes.ts";

export const ticketNoteRoutes: Route[] = [
  serve(contract.listTicketNotes, async ({ context, caller, params }) => ({
    data: await listTicketNotes(context, caller.organizationId, params.id),
  })),
  serve(contract.addTicketNote, async ({ context, caller, params, body }) => ({
    data: await addTicketNote(context, caller, params.id, body),
  })),
  serve(contract.deleteTicketNote, async ({ context, caller, params }) => {
    await deleteTicketNote(context, caller, params.id);
    return { data: null };
  }),
];
