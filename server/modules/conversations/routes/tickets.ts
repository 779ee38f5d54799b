import { assignTicket as assignTicketCall } from "#shared/contract/ticket-assignment.ts";
import {
  changeTickets as changeTicketsCall,
  undoTicketChanges as undoTicketChangesCall,
} from "#shared/contract/ticket-changes.ts";
import { exportTickets as exportTicketsCall } from "#shared/contract/ticket-export.ts";
import { getSuggestedReply as getSuggestedReplyCall } from "#shared/contract/suggested-replies.ts";
import {
  mergeTicket as mergeTicketCall,
  undoTicketMerge as undoTicketMergeCall,
} from "#shared/contract/ticket-merges.ts";
import { reopenTicket as reopenTicketCall } from "#shared/contract/ticket-reopening.ts";
import * as contract from "#shared/contract/tickets.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { getSuggestedReply } from "#server/modules/conversations/suggested-replies.ts";
import { changeTickets, undoTicketChanges } from "#server/modules/conversations/ticket-bulk.ts";
import { exportTickets } from "#server/modules/conversations/ticket-export.ts";
import { listTickets } from "#server/modules/conversations/ticket-list.ts";
import { mergeTicket, undoTicketMerge } from "#server/modules/conversations/ticket-merges.ts";
import {
  assignTicket,
  closeTicket,
  getTicket,
  reopenTicket,
  replyToTicket,
  sendPicture,
  setPriority,
} from "#server/modules/conversations/tickets.ts";

export const ticketRoutes: Route[] = [
  serve(contract.listTickets, async ({ tenant, caller, query }) => listTickets(tenant, caller, query)),
  serve(
    exportTicketsCall,
    async ({ tenant, caller, query, request }) => exportTickets(tenant, caller, query, request.language),
    { recordsReading: true },
  ),
  serve(contract.getTicket, async ({ tenant, params }) => ({
    data: await getTicket(tenant, params.id),
  })),
  serve(getSuggestedReplyCall, async ({ tenant, params }) => ({
    data: await getSuggestedReply(tenant, params.id),
  })),
  serve(contract.replyToTicket, async ({ tenant, caller, params, body }) => ({
    data: await replyToTicket(tenant, caller, params.id, body.text, body.client_id),
  })),
  serve(contract.sendPicture, async ({ tenant, caller, params, file, fields }) => ({
    data: await sendPicture(tenant, caller, params.id, file, fields),
  })),
  serve(contract.closeTicket, async ({ tenant, caller, params, body }) => ({
    data: await closeTicket(tenant, caller, params.id, body),
  })),
  serve(contract.resolveTicket, async ({ tenant, caller, params }) => ({
    data: await closeTicket(tenant, caller, params.id, { reason: "resolved" }),
  })),
  serve(reopenTicketCall, async ({ tenant, params }) => ({
    data: await reopenTicket(tenant, params.id),
  })),
  serve(assignTicketCall, async ({ tenant, caller, params, body }) => ({
    data: await assignTicket(tenant, caller, params.id, body.member_id),
  })),
  serve(changeTicketsCall, async ({ tenant, caller, body }) => ({
    data: await changeTickets(tenant, caller, body.ids, body.change),
  })),
  serve(undoTicketChangesCall, async ({ tenant, caller, body }) => ({
    data: await undoTicketChanges(tenant, caller, body.change, body.tickets),
  })),
  serve(mergeTicketCall, async ({ tenant, caller, params, body }) => ({
    data: await mergeTicket(tenant, caller, params.id, body.into_id),
  })),
  serve(undoTicketMergeCall, async ({ tenant, params }) => ({
    data: await undoTicketMerge(tenant, params.id),
  })),
  serve(contract.setPriority, async ({ tenant, params, body }) => ({
    data: await setPriority(tenant, params.id, body.priority),
  })),
];
