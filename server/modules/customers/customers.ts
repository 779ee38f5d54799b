import type { z } from "zod";
import type { CustomerField } from "#shared/contract/customer-fields.ts";
import type { CustomerRow, customerFilters } from "#shared/contract/customers.ts";
import { maxCounted } from "#shared/rules/pagination.ts";
import type { Captured } from "#server/answers/entry.ts";
import { recordReading } from "#server/db/record-changes.ts";
import { searchWords } from "#server/db/search.ts";
import { Failure } from "#server/http/failure.ts";
import { readAgent } from "#server/modules/agents/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { mergeVerifiedCustomers, readMergeCandidates } from "./customer-merges.ts";
import { type CustomerFields, customerChange } from "./customer-rules.ts";
import { listCustomerFields, readCustomerFieldValues, readFieldValuesOf } from "./store/customer-fields.ts";
import { lockCustomers } from "./store/customer-merges.ts";
import { readMarketingConsents } from "./store/contacts.ts";
import * as store from "./store/customers.ts";

const dayMs = 86_400_000;

type CustomerFilters = z.output<typeof customerFilters>;

function filterOf(tenant: Tenant, filters: CustomerFilters): store.CustomerFilter {
  const {
    tag,
    quiet_days: quietDays,
    new_from: newFrom,
    new_before: newBefore,
    wrote_from: wroteFrom,
  } = filters;
  const quietSince = quietDays && new Date(tenant.clock().getTime() - quietDays * dayMs);
  return {
    words: searchWords(filters.q),
    ...(tag && { tagId: tag }),
    ...(quietSince && { quietSince }),
    ...(newFrom && { newFrom }),
    ...(newBefore && { newBefore }),
    ...(wroteFrom && { wroteFrom }),
  };
}

export async function listCustomers(
  tenant: Tenant,
  query: CustomerFilters & { page: number; page_size: number },
) {
  const filter = filterOf(tenant, query);
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

export interface ExportedCustomers {
  customers: CustomerRow[];
  /** The organisation's own fields, in their order. */
  fields: CustomerField[];
  /** Values of these fields: by customer, then by field. */
  values: Map<string, Map<string, string>>;
  timeZone: string;
}

/** Reads customers in the list's order, at most as many as a file has, with the organisation's fields and time zone. */
export async function findExportedCustomers(
  tenant: Tenant,
  filters: CustomerFilters,
): Promise<ExportedCustomers> {
  const filter = filterOf(tenant, filters);
  return tenant.transaction(async (db) => {
    await recordReading(db);
    const customers = await store.findCustomers(db, filter, { limit: maxCounted, offset: 0 });
    return {
      customers,
      fields: await listCustomerFields(db),
      values: await readFieldValuesOf(
        db,
        customers.map(({ id }) => id),
      ),
      timeZone: (await readAgent(db)).handover.timeZone,
    };
  });
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
