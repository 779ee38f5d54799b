import { type RawBuilder, sql } from "kysely";
import type { Tenant } from "#server/tenant.ts";

const counters = { customer: "next_customer_number", ticket: "next_ticket_number" } as const;
export type NumberedKind = keyof typeof counters;

/**
 * The organisation's next number, as WITH queries of which `taken` returns one `number`: the row that gets it is inserted
 * by the same statement. `before`: the number to use instead, where one was taken already.
 */
export const countOn = (tenant: Tenant, kind: NumberedKind, before: number | null): RawBuilder<unknown> => {
  const counter = sql.ref(counters[kind]);
  return sql`counted as (
      update organizations set ${counter} = ${counter} + 1 where id = ${tenant.id} and ${before}::integer is null
      returning ${counter} - 1 as number
    ), taken as (
      select number from counted union all select ${before}::integer where ${before}::integer is not null
    )`;
};

/** Takes numbers at once, whatever becomes of them. */
export async function takeNumbers(
  tenant: Tenant,
  { customers, tickets }: { customers: number; tickets: number },
): Promise<{ customer: number; ticket: number }> {
  const { rows } = await sql<{ customer: number; ticket: number }>`/* take_numbers */
    select * from gate.take_numbers(${tenant.id}, ${customers}, ${tickets})`.execute(tenant.db);
  return rows[0] as { customer: number; ticket: number };
}
