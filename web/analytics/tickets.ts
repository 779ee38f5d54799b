import { getTicket } from "#web/api/endpoints/tickets.ts";
import { call } from "#web/api/call.ts";
import { measurementId } from "./measurement-id.ts";
import { track } from "./track.ts";

const told = new Set<string>();
/** A ticket older than this when the portal hears of it is not new: it was only written in. In milliseconds. */
const freshMs = 60_000;

/** C208: a ticket the portal hears of is told once, when it is new. */
export async function trackNewTicket(id: string): Promise<void> {
  if (!measurementId() || told.has(id)) return;
  told.add(id);
  const { data } = await call(getTicket, { params: { id } });
  if (Date.now() - Date.parse(data.created_at) > freshMs) return;
  void track("ticket_created", { ticket_id: id, channel: data.channel, priority: data.priority });
}
