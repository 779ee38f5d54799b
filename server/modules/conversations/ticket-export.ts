import type { CloseReason, listTickets, TicketRow } from "#shared/contract/tickets.ts";
import type { Language } from "#shared/language.ts";
import type { z } from "zod";
import type { Context } from "#server/context.ts";
import { csvFile } from "#server/documents/csv-file.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import type { FileResult } from "#server/http/serve.ts";
import { text } from "#server/texts/texts.ts";
import { findExportedTickets } from "./ticket-list.ts";

const columns = [
  "number",
  "status",
  "priority",
  "channel",
  "customer",
  "subject",
  "assignee",
  "opened",
  "when",
  "closed",
  "closeReason",
  "rating",
  "tags",
] as const;

/** What the list shows, as a file in the caller's language; times are those of the organisation's clocks. */
export async function exportTickets(
  context: Context,
  caller: MemberCaller,
  query: Omit<z.output<typeof listTickets.query>, "page" | "page_size">,
  language: Language,
): Promise<FileResult> {
  const { tickets, timeZone } = await findExportedTickets(context, caller, query);
  // The Swedish form is the ISO form, which every spreadsheet reads as a time.
  const clock = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone });
  const timeOf = (at: string | null) => at && clock.format(new Date(at));
  const rowOf = (ticket: TicketRow) => [
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
    ticket.close_reason && text(language, `portal:close.reasons.${ticket.close_reason as CloseReason}`),
    ticket.rating && text(language, `portal:rating.${ticket.rating}`),
    ticket.tags.map(({ name }) => name).join(language === "ar" ? "، " : ", "),
  ];
  const head = columns.map((column) => text(language, `portal:table.${column}`));
  return {
    filename: `tickets-${clock.format(context.clock()).slice(0, 10)}.csv`,
    type: "text/csv; charset=utf-8",
    bytes: csvFile([head, ...tickets.map(rowOf)]),
  };
}
