import { latency, percentile, round } from "../figures.ts";
import {
  customerCount,
  makeLargeOrganization,
  messageCount,
  tagIds,
  ticketCount,
} from "../portal/large-organization.ts";
import { type BenchProduct, startProduct } from "../product.ts";

const rounds = 60;

/** Requests of a member on the dashboard and the pages of tickets and customers. */
const reads = {
  dashboard_weekly: "/api/dashboard/?period=weekly",
  dashboard_monthly: "/api/dashboard/?period=monthly",
  dashboard_annual: "/api/dashboard/?period=annual",
  list: "/api/tickets/?order=waiting",
  list_page_40: "/api/tickets/?order=waiting&page=40",
  list_deferred: "/api/tickets/?order=waiting&status=deferred",
  list_pending: "/api/tickets/?order=waiting&status=pending",
  list_closed: "/api/tickets/?order=waiting&status=closed",
  list_mine: "/api/tickets/?order=waiting&assignee=me",
  list_unassigned: "/api/tickets/?order=waiting&assignee=none",
  list_tag_rare: `/api/tickets/?order=waiting&tag=${tagIds.rare}`,
  list_tag_frequent: `/api/tickets/?order=waiting&tag=${tagIds.frequent}`,
  list_tag_common: `/api/tickets/?order=waiting&tag=${tagIds.common}`,
  list_rated: "/api/tickets/?order=newest&rating=any",
  list_rated_bad: "/api/tickets/?order=newest&rating=bad",
  list_replied: "/api/tickets/?order=newest&handled=replied",
  list_closed_by_team: "/api/tickets/?order=newest&handled=closed",
  search_hit: `/api/tickets/?order=waiting&q=${encodeURIComponent("ثلاجةتين")}`,
  search_common: `/api/tickets/?order=waiting&q=${encodeURIComponent("قهوة")}`,
  search_two_words: `/api/tickets/?order=waiting&q=${encodeURIComponent("فاتورة نورة")}`,
  search_name: `/api/tickets/?order=waiting&q=${encodeURIComponent("Haddad c4ca42")}`,
  search_number: "/api/tickets/?order=waiting&q=150123",
  search_miss: `/api/tickets/?order=waiting&q=${encodeURIComponent("زرافة")}`,
  customers: "/api/customers/",
  customers_search_hit: `/api/customers/?q=${encodeURIComponent("Haddad")}`,
  customers_search_miss: `/api/customers/?q=${encodeURIComponent("زرافة")}`,
} as const;

/** Reads twenty-five rows by an index: the lower bound for any list. */
async function bareQuery(stage: BenchProduct): Promise<number[]> {
  const samples: number[] = [];
  for (let n = 0; n < rounds; n += 1) {
    const started = performance.now();
    await stage.database.ownerPool.query({
      name: "bare_list",
      text: "select * from tickets where organization_id = $1 order by updated_at desc limit 25",
      values: [stage.organizationId],
    });
    samples.push(performance.now() - started);
  }
  return samples;
}

/** Measures the dashboard and the lists of an organisation with 208,065 tickets over HTTP, compared with the bare query. */
export async function run(names: string[]): Promise<object> {
  await using stage = await startProduct();
  await makeLargeOrganization(stage);
  const bare = percentile(await bareQuery(stage), 0.5);
  const figures: Record<string, object> = {};
  for (const [name, path] of Object.entries(reads)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const samples: number[] = [];
    for (let n = 0; n < rounds + 5; n += 1) {
      const started = performance.now();
      const response = await fetch(stage.url + path, { headers: { authorization: `Bearer ${stage.token}` } });
      const body = (await response.json()) as { meta?: { total: number }; data: { total_tickets?: number } };
      const total = body.meta?.total ?? body.data.total_tickets;
      if (total === undefined) throw new Error(`${path}: ${response.status}`);
      // The first requests prepare statements and fill caches, which happens once.
      if (n >= 5) samples.push(performance.now() - started);
      if (n === 0) figures[name] = { total };
    }
    const measured = {
      ...figures[name],
      ...latency(samples),
      ratio: round(percentile(samples, 0.5) / bare, 1),
    };
    figures[name] = measured;
    console.log(name, measured);
  }
  return {
    tickets: ticketCount,
    messages: messageCount,
    customers: customerCount,
    bare_query_p50_ms: round(bare),
    ...figures,
  };
}
