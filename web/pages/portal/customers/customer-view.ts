import { quietDays } from "#shared/values/customers.ts";

/** Which customers a list shows, as the address says (B35). */
export interface CustomerView {
  q: string;
  /** A tag's id. */
  tag: string | undefined;
  /** Days for which they have not written. */
  quiet: (typeof quietDays)[number] | undefined;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What an old or a mistyped address names that does not exist is left out. */
export const readCustomerView = (search: URLSearchParams): CustomerView => ({
  q: search.get("q") ?? "",
  tag: uuid.test(search.get("tag") ?? "") ? (search.get("tag") ?? undefined) : undefined,
  quiet: quietDays.find((days) => String(days) === search.get("quiet")),
});
