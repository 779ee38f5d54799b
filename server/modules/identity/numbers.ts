import type { RawBuilder } from "kysely";
import type { TransactionOptions } from "#server/db/organization.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { countOn, type NumberedKind, takeNumbers } from "./store/numbers.ts";

type Numbers = Record<NumberedKind, number[]>;

/** Numbers that were taken for a transaction before it began. */
const takenBefore = new WeakMap<TenantDb, Numbers>();

class NumberMissing extends Error {
  readonly kind: NumberedKind;
  constructor(kind: NumberedKind) {
    super(`no number was taken for a ${kind}`);
    this.kind = kind;
  }
}

/** Returns WITH queries that take the organisation's next number; the query `taken` returns one `number`. */
export function takeNumber(db: TenantDb, kind: NumberedKind): RawBuilder<unknown> {
  const before = takenBefore.get(db);
  const number = before?.[kind].shift() ?? null;
  if (before && number === null) throw new NumberMissing(kind);
  return countOn(db.tenant, kind, number);
}

/**
 * Runs a transaction that rarely needs a number. When it needs one, it is rolled back, the numbers are taken in a
 * separate transaction, and it runs again. Taking numbers within it would make every new customer of the
 * organisation wait for the previous commit. A number that is not needed in the end is skipped.
 */
export async function transactionWithNumbers<T>(
  tenant: Tenant,
  work: (db: TenantDb) => Promise<T>,
  options: TransactionOptions,
): Promise<T> {
  const numbers: Numbers = { customer: [], ticket: [] };
  for (;;)
    try {
      return await tenant.transaction((db) => {
        takenBefore.set(db, { customer: [...numbers.customer], ticket: [...numbers.ticket] });
        return work(db);
      }, options);
    } catch (problem) {
      if (!(problem instanceof NumberMissing)) throw problem;
      // A new customer's message also opens a ticket.
      const { customer, ticket } = await takeNumbers(tenant, {
        customers: problem.kind === "customer" ? 1 : 0,
        tickets: 1,
      });
      if (problem.kind === "customer") numbers.customer.push(customer);
      numbers.ticket.push(ticket);
    }
}
