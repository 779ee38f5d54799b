import { type RawBuilder, sql } from "kysely";
import type { Tenant } from "#server/tenant.ts";

const counters = { customer: "next_customer_number", ticket: "next_ticket_number" } as const;
export type NumberedKind = keyof typeof counters;

/**
 * Returns WITH queries that take the organisation's next number: `taken` returns one `number`, and the same
 * statement inserts the row that gets it. When a number was already taken, `before` is used instead.
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

/** Takes several numbers, whether they are used or not. */
export async function takeNumbers(
  tenant: Tenant,
  { customers, tickets }: { customers: number; tickets: number },
): Promise<{ customer: number; ticket: number }> {
  const { rows } = await sql<{ customer: number; ticket: number }>`/* take_numbers */
    select * from gate.take_numbers(${tenant.id}, ${customers}, ${tickets})`.execute(tenant.db);
  return rows[0] as { customer: number; ticket: number };
}
