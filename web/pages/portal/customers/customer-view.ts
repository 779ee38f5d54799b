import { quietDays } from "#shared/values/customers.ts";

/** Which customers a list shows, as the address says (B35). */
export interface CustomerView {
  q: string;
  /** A tag's id. */
  tag: string | undefined;
  /** Days for which they have not written. */
  quiet: (typeof quietDays)[number] | undefined;
  /** The day since which they are customers, `YYYY-MM-DD`. */
  since: string | undefined;
  /** The day before which they were customers already. */
  before: string | undefined;
  /** The day since which they have written. */
  wrote: string | undefined;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const dayOf = (given: string | null): string | undefined =>
  given && /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given)) ? given : undefined;

/** What an old or a mistyped address names that does not exist is left out. */
export const readCustomerView = (search: URLSearchParams): CustomerView => ({
  q: search.get("q") ?? "",
  tag: uuid.test(search.get("tag") ?? "") ? (search.get("tag") ?? undefined) : undefined,
  quiet: quietDays.find((days) => String(days) === search.get("quiet")),
  since: dayOf(search.get("since")),
  before: dayOf(search.get("before")),
  wrote: dayOf(search.get("wrote")),
});
