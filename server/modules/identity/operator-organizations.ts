import type { z } from "zod";
import type {
  getOrganization as getCall,
  OrganizationSummary,
} from "#shared/contract/operator-organizations.ts";
import type { Context } from "#server/context.ts";
import { searchWords } from "#server/db/search.ts";
import { Failure } from "#server/http/failure.ts";
import { problemsOf } from "./organization-health.ts";
import * as store from "./store/operators.ts";
import { findSupportAccessEnd } from "./support-access.ts";

/** Lists organisations, newest first, with counts only; operators read no conversations here. */
export async function listOrganizations(
  context: Context,
  { q, page, page_size }: { q?: string | undefined; page: number; page_size: number },
) {
  const words = searchWords(q);
  const rows = await store.listOrganizations(context.db, words, context.clock(), {
    limit: page_size,
    offset: (page - 1) * page_size,
  });
  return {
    data: rows.map((row) => summaryView(row, context.clock())),
    meta: { page, page_size, total: await store.countOrganizations(context.db, words) },
  };
}

export async function getOrganization(
  context: Context,
  id: string,
): Promise<z.infer<(typeof getCall)["result"]>["data"]> {
  const row = await store.findOrganization(context.db, id, context.clock());
  if (!row) throw new Failure("not_found");
  const people = await store.listPeople(context.db, id);
  const channels = await store.listChannels(context.db, id);
  return {
    ...summaryView(row, context.clock()),
    phone: row.phone,
    support_access_until: await findSupportAccessEnd(context, id),
    people: people.map(({ disabled_at, ...person }) => ({
      ...person,
      disabled: disabled_at !== null,
      created_at: person.created_at.toISOString(),
      last_seen_at: person.last_seen_at?.toISOString() ?? null,
    })),
    channels: channels.map((channel) => ({ ...channel, connected_at: channel.connected_at.toISOString() })),
  };
}

const summaryView = (row: store.OrganizationRow, now: Date): OrganizationSummary => ({
  id: row.id,
  name: row.name,
  industry: row.industry,
  created_at: row.created_at.toISOString(),
  members: row.members,
  tickets: row.tickets,
  published_version: row.published_version,
  conversations_month: row.conversations_month,
  replies_month: row.replies_month,
  last_active_at: row.last_active_at?.toISOString() ?? null,
  problems: problemsOf(row, now),
});
