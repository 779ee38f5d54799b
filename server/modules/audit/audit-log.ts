import type { z } from "zod";
import type { ChainCheck, exportAuditEntries, listAuditEntries as listCall } from "#shared/contract/audit.ts";
import { addDays, instantAt } from "#shared/rules/zoned-time.ts";
import type { Context } from "#server/context.ts";
import { readOrganization } from "#server/modules/identity/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { nounsOfArea } from "./audit-areas.ts";
import { entryView } from "./entry-view.ts";
import * as store from "./store/audit-entries.ts";

type Filter = z.output<typeof exportAuditEntries.query>;

export function listAuditEntries(
  tenant: Tenant,
  { before, page_size, ...filter }: z.output<typeof listCall.query>,
): Promise<z.infer<typeof listCall.result>> {
  return tenant.transaction(async (db) => {
    // The query reads one entry more than the page shows, which tells whether there is a next page.
    const page = { before, limit: page_size + 1 };
    const { entries, people } = await findEntries(db, filter, page);
    const data = entries.slice(0, page_size);
    const next = entries.length > page_size ? (data.at(-1)?.number ?? null) : null;
    return { data, meta: { next, people } };
  });
}

/** Finds the filtered entries, with everyone whom they may name and the time zone of their days. */
export async function findEntries(
  db: TenantDb,
  filter: Filter,
  page: { before?: number | undefined; limit: number },
) {
  const { time_zone: timeZone } = await readOrganization(db);
  const people = await store.findPeople(db);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const midnight = (date: string | undefined, days: number) =>
    (date && instantAt(addDays(date, days), "00:00", timeZone)) || undefined;
  const wanted = {
    author: filter.author,
    nouns: filter.area && nounsOfArea[filter.area],
    since: midnight(filter.from, 0),
    until: midnight(filter.to, 1),
  };
  const rows = await store.findEntries(db, wanted, page);
  return { entries: rows.map((row) => entryView(row, names)), people, timeZone };
}

/** Checks the whole chain of an organisation, or with null the operators' own chain. */
export async function checkAuditChain(context: Context, organizationId: string | null): Promise<ChainCheck> {
  const found = await store.checkChain(context.db, organizationId);
  return found ?? { entries: 0, broken_at: null, last_hash: null };
}
