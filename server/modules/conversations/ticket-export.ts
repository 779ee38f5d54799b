import type { exportTickets as exportTicketsCall } from "#shared/contract/ticket-export.ts";
import type { ShownCloseReason, TicketRow } from "#shared/contract/tickets.ts";
import type { Language } from "#shared/language.ts";
import type { z } from "zod";
import type { MemberCaller } from "#server/http/caller.ts";
import type { FileResult } from "#server/http/serve.ts";
import { type TableCell, tableClock, tableFile } from "#server/http/table-file.ts";
import type { Tenant } from "#server/tenant.ts";
import { text } from "#server/texts/texts.ts";
import { findExportedTickets } from "./ticket-list.ts";

/** Columns in the order of the file, with widths in characters for formats that have widths. */
const columns = {
  number: 10,
  status: 16,
  priority: 12,
  channel: 20,
  customer: 24,
  subject: 50,
  assignee: 20,
  opened: 18,
  when: 18,
  closed: 18,
  closeReason: 28,
  mergedInto: 16,
  rating: 16,
  tags: 28,
  due: 18,
} as const;

/** Exports the list as a file in the caller's language, with times in the organisation's time zone. */
export async function exportTickets(
  tenant: Tenant,
  caller: MemberCaller,
  { format, ...query }: z.output<typeof exportTicketsCall.query>,
  language: Language,
): Promise<FileResult> {
  const { tickets, timeZone } = await findExportedTickets(tenant, caller, query);
  const timeOf = tableClock(timeZone);
  const rowOf = (ticket: TicketRow): TableCell[] => [
    ticket.number,
    text(language, `portal:status.${ticket.status}`),
    text(language, `portal:priority.${ticket.priority}`),
    text(language, `portal:channel.${ticket.channel}`),
    ticket.customer.name ?? `#${ticket.customer.number}`,
    ticket.subject,
    ticket.assignee?.name ?? null,
    timeOf(ticket.created_at),
    timeOf(ticket.updated_at),
    timeOf(ticket.closed_at),
    ticket.close_reason && text(language, `portal:close.reasons.${ticket.close_reason as ShownCloseReason}`),
    ticket.merged_into?.number ?? null,
    ticket.rating && text(language, `portal:rating.${ticket.rating}`),
    ticket.tags.map(({ name }) => name).join(language === "ar" ? "، " : ", "),
    timeOf(ticket.reply_due_at),
  ];
  const names = Object.keys(columns) as (keyof typeof columns)[];
  return tableFile(`tickets-${timeOf(tenant.clock())?.time.slice(0, 10)}`, format, language, {
    title: text(language, "portal:table.tickets"),
    columns: names.map((name) => ({ head: text(language, `portal:table.${name}`), width: columns[name] })),
    rows: tickets.map(rowOf),
  });
}
