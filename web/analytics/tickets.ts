import { getTicket } from "#web/api/endpoints/tickets.ts";
import { call } from "#web/api/call.ts";
import { measurementId } from "./measurement-id.ts";
import { track } from "./track.ts";

const reportedTickets = new Set<string>();
/** The maximum age of a new ticket in milliseconds. An older ticket has only received another message. */
const maxNewTicketAgeMs = 60_000;

/** Reports a new ticket once (C208). */
export async function trackNewTicket(id: string): Promise<void> {
  if (!measurementId() || reportedTickets.has(id)) return;
  reportedTickets.add(id);
  const { data } = await call(getTicket, { params: { id } });
  if (Date.now() - Date.parse(data.created_at) > maxNewTicketAgeMs) return;
  void track("ticket_created", { ticket_id: id, channel: data.channel, priority: data.priority });
}
