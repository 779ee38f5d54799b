import { assignTicket as assignTicketCall } from "#shared/contract/ticket-assignment.ts";
import {
  changeTickets as changeTicketsCall,
  undoTicketChanges as undoTicketChangesCall,
} from "#shared/contract/ticket-changes.ts";
import { exportTickets as exportTicketsCall } from "#shared/contract/ticket-export.ts";
import { getSuggestedReply as getSuggestedReplyCall } from "#shared/contract/suggested-replies.ts";
import * as contract from "#shared/contract/tickets.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { getSuggestedReply } from "#server/modules/conversations/suggested-replies.ts";
import { changeTickets, undoTicketChanges } from "#server/modules/conversations/ticket-bulk.ts";
import { exportTickets } from "#server/modules/conversations/ticket-export.ts";
import { listTickets } from "#server/modules/conversations/ticket-list.ts";
import {
  assignTicket,
  closeTicket,
  getTicket,
  replyToTicket,
  sendPicture,
  setPriority,
} from "#server/modules/conversations/tickets.ts";

export const ticketRoutes: Route[] = [
  serve(contract.listTickets, async ({ context, caller, query }) => listTickets(context, caller, query)),
  serve(exportTicketsCall, async ({ context, caller, query, request }) =>
    exportTickets(context, caller, query, request.language),
  ),
  serve(contract.getTicket, async ({ context, caller, params }) => ({
    data: await getTicket(context, caller.organizationId, params.id),
  })),
  serve(getSuggestedReplyCall, async ({ context, caller, params }) => ({
    data: await getSuggestedReply(context, caller.organizationId, params.id),
  })),
  serve(contract.replyToTicket, async ({ context, caller, params, body }) => ({
    data: await replyToTicket(context, caller, params.id, body.text, body.client_id),
  })),
  serve(contract.sendPicture, async ({ context, caller, params, file, fields }) => ({
    data: await sendPicture(context, caller, params.id, file, fields),
  })),
  serve(contract.closeTicket, async ({ context, caller, params, body }) => ({
    data: await closeTicket(context, caller, params.id, body),
  })),
  serve(contract.resolveTicket, async ({ context, caller, params }) => ({
    data: await closeTicket(context, caller, params.id, { reason: "resolved" }),
  })),
  serve(assignTicketCall, async ({ context, caller, params, body }) => ({
    data: await assignTicket(context, caller.organizationId, params.id, body.member_id),
  })),
  serve(changeTicketsCall, async ({ context, caller, body }) => ({
    data: await changeTickets(context, caller, body.ids, body.change),
  })),
  serve(undoTicketChangesCall, async ({ context, caller, body }) => ({
    data: await undoTicketChanges(context, caller, body.change, body.tickets),
  })),
  serve(contract.setPriority, async ({ context, caller, params, body }) => ({
    data: await setPriority(context, caller.organizationId, params.id, body.priority),
  })),
];
