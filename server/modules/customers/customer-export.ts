import type { z } from "zod";
import type { exportCustomers as exportCustomersCall } from "#shared/contract/customer-export.ts";
import type { CustomerRow } from "#shared/contract/customers.ts";
import type { Language } from "#shared/language.ts";
import type { FileResult } from "#server/http/serve.ts";
import { type TableCell, tableClock, tableFile } from "#server/http/table-file.ts";
import type { Tenant } from "#server/tenant.ts";
import { text } from "#server/texts/texts.ts";
import { findExportedCustomers } from "./customers.ts";

/** Columns in the order of the file, with widths in characters for formats that have widths. */
const columns = {
  number: 10,
  name: 24,
  account: 24,
  phone: 18,
  email: 30,
  channel: 20,
  language: 14,
  tags: 28,
  tickets: 10,
  open: 16,
  first: 18,
  last: 18,
} as const;

/** The width of a column for a field that the organisation added, in characters. */
const fieldWidth = 24;

/** The list as a file in the caller's language, with times in the organisation's time zone. */
export async function exportCustomers(
  tenant: Tenant,
  { format, ...filters }: z.output<typeof exportCustomersCall.body>,
  language: Language,
): Promise<FileResult> {
  const { customers, fields, values, timeZone } = await findExportedCustomers(tenant, filters);
  const timeOf = tableClock(timeZone);
  const rowOf = (customer: CustomerRow): TableCell[] => [
    customer.number,
    customer.name,
    customer.account_name,
    customer.phone,
    customer.email,
    text(language, `portal:channel.${customer.channel}`),
    customer.language && text(language, `customerExport:languages.${customer.language}`),
    customer.tags.map(({ name }) => name).join(language === "ar" ? "، " : ", "),
    customer.total_tickets,
    customer.open_tickets,
    timeOf(customer.first_seen_at),
    timeOf(customer.last_seen_at),
    ...fields.map(({ id }) => values.get(customer.id)?.get(id) ?? null),
  ];
  const names = Object.keys(columns) as (keyof typeof columns)[];
  return tableFile(`customers-${timeOf(tenant.clock())?.time.slice(0, 10)}`, format, language, {
    title: text(language, "customerExport:title"),
    columns: [
      ...names.map((name) => ({
        head: text(language, `customerExport:columns.${name}`),
        width: columns[name],
      })),
      ...fields.map(({ name }) => ({ head: name, width: fieldWidth })),
    ],
    rows: customers.map(rowOf),
  });
}
