import type { CustomerRow } from "#shared/contract/customers.ts";
import type { Captured } from "#server/answers/entry.ts";
import { searchWords } from "#server/db/search.ts";
import { Failure } from "#server/http/failure.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { mergeVerifiedCustomers, readMergeCandidates } from "./customer-merges.ts";
import { type CustomerFields, customerChange } from "./customer-rules.ts";
import { readCustomerFieldValues } from "./store/customer-fields.ts";
import { lockCustomers } from "./store/customer-merges.ts";
import { readMarketingConsents } from "./store/contacts.ts";
import * as store from "./store/customers.ts";

const dayMs = 86_400_000;

export async function listCustomers(
  tenant: Tenant,
  query: {
    page: number;
    page_size: number;
    q?: string | undefined;
    tag?: string | undefined;
    quiet_days?: number | undefined;
    new_from?: string | undefined;
    new_before?: string | undefined;
    wrote_from?: string | undefined;
  },
) {
  const {
    tag,
    quiet_days: quietDays,
    new_from: newFrom,
    new_before: newBefore,
    wrote_from: wroteFrom,
  } = query;
  const quietSince = quietDays && new Date(tenant.clock().getTime() - quietDays * dayMs);
  const filter = {
    words: searchWords(query.q),
    ...(tag && { tagId: tag }),
    ...(quietSince && { quietSince }),
    ...(newFrom && { newFrom }),
    ...(newBefore && { newBefore }),
    ...(wroteFrom && { wroteFrom }),
  };
  return tenant.transaction(async (db) => ({
    data: await store.findCustomers(db, filter, {
      limit: query.page_size,
      offset: (query.page - 1) * query.page_size,
    }),
    meta: {
      page: query.page,
      page_size: query.page_size,
      total: await store.countCustomers(db, filter),
    },
  }));
}

/** Reads the customer's own data for their page. Tickets belong to another module. */
export async function readCustomerProfile(db: TenantDb, id: string) {
  return {
    ...(await readCustomer(db, id)),
    ...(await store.readCustomerFacts(db, id)),
    ...(await readMergeCandidates(db, id)),
    fields: await readCustomerFieldValues(db, id),
    marketing: await readMarketingConsents(db, id),
  };
}

/** Changes the data of a customer. Missing fields do not change. */
export async function updateCustomer(
  tenant: Tenant,
  id: string,
  fields: CustomerFields,
): Promise<CustomerRow> {
  const change = customerChange(fields);
  return tenant.transaction(async (db) => {
    if (Object.keys(change).length > 0) await store.changeCustomer(db, id, change);
    db.publish({ kind: "customer", id });
    return readCustomer(db, id);
  });
}

/** Locks a customer; throws `not_found` when there is no such customer, or when they were merged into another. */
export async function lockCustomer(db: TenantDb, id: string): Promise<void> {
  if ((await lockCustomers(db, [id])) !== 1) throw new Failure("not_found");
}

export async function readCustomer(db: TenantDb, id: string): Promise<CustomerRow> {
  const [customer] = await store.findCustomers(db, { id }, { limit: 1, offset: 0 });
  if (!customer) throw new Failure("not_found");
  return customer;
}

/**
 * Stores captured data of a customer. When it contains a phone number, customers that the platform guarantees to be
 * the same are merged.
 */
export async function saveCapturedData(
  db: TenantDb,
  customerId: string,
  captured: Captured,
  at: Date,
): Promise<void> {
  const { reachable } = await store.saveCapturedData(db, customerId, captured);
  if (reachable) await mergeVerifiedCustomers(db, customerId, at);
}
