import type { exportTickets as exportTicketsCall } from "#shared/contract/ticket-export.ts";
import type { ShownCloseReason, TicketRow } from "#shared/contract/tickets.ts";
import type { Language } from "#shared/language.ts";
import type { z } from "zod";
import { csvFile } from "#server/documents/csv-file.ts";
import { type LocalTime, packWorkbook, type SheetCell } from "#server/documents/xlsx-writer.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import type { FileResult } from "#server/http/serve.ts";
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

type Cell = string | number | LocalTime | null;

/** Exports the list as a file in the caller's language, with times in the organisation's time zone. */
export async function exportTickets(
  tenant: Tenant,
  caller: MemberCaller,
  { format, ...query }: z.output<typeof exportTicketsCall.query>,
  language: Language,
): Promise<FileResult> {
  const { tickets, timeZone } = await findExportedTickets(tenant, caller, query);
  // The Swedish format is the ISO format, which every spreadsheet reads as a time.
  const clock = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone });
  const timeOf = (at: string | null) => at && { time: clock.format(new Date(at)) };
  const rowOf = (ticket: TicketRow): Cell[] => [
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
  const head = names.map((column) => text(language, `portal:table.${column}`));
  const rows = tickets.map(rowOf);
  return {
    filename: `tickets-${clock.format(tenant.clock()).slice(0, 10)}.${format}`,
    ...(format === "xlsx" ? await workbook(head, rows, language) : csv(head, rows)),
  };
}

const csv = (head: string[], rows: Cell[][]) => ({
  type: "text/csv; charset=utf-8",
  bytes: csvFile([
    head,
    ...rows.map((row) => row.map((cell) => (typeof cell === "object" && cell ? cell.time : cell))),
  ]),
});

async function workbook(head: string[], rows: Cell[][], language: Language) {
  return {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    bytes: await packWorkbook([
      {
        name: text(language, "portal:table.tickets"),
        direction: language === "ar" ? "rtl" : "ltr",
        columns: Object.values(columns).map((width) => ({ width })),
        rows: [
          { cells: head, style: "header" },
          ...rows.map((row) => ({
            cells: row.map((cell): SheetCell => cell ?? ""),
            style: "text" as const,
          })),
        ],
        frozenRows: 1,
      },
    ]),
  };
}
