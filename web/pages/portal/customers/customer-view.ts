import { type Language, languages } from "#shared/language.ts";
import type { ChannelKind } from "#shared/contract/channel-kinds.ts";
import { channelKinds } from "#shared/values/tickets.ts";
import type { SegmentFilters } from "#shared/contract/customer-segments.ts";
import { quietDays } from "#shared/values/customers.ts";

/** The filters of a customer list, which the address contains (B35). */
export interface CustomerView {
  q: string;
  /** A tag's id. */
  tag: string | undefined;
  /** The number of days without a message. */
  quiet: (typeof quietDays)[number] | undefined;
  /** The first day of customers' first message, `YYYY-MM-DD`. */
  since: string | undefined;
  /** The day before which customers first wrote. */
  before: string | undefined;
  /** The first day of customers' last message. */
  wrote: string | undefined;
  /** The channel on which the customer has written. */
  channel: ChannelKind | undefined;
  language: Language | undefined;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const dayOf = (param: string | null): string | undefined =>
  param && /^\d{4}-\d{2}-\d{2}$/.test(param) && !Number.isNaN(Date.parse(param)) ? param : undefined;

/** The filters as the API takes them. */
export const queryOfView = ({ q, tag, quiet, since, before, wrote, channel, language }: CustomerView) => ({
  q: q || undefined,
  tag,
  quiet_days: quiet,
  new_from: since,
  new_before: before,
  wrote_from: wrote,
  channel,
  language,
});

/** The filters as a segment keeps them. The search is excluded, because it can contain a customer's name. */
export const filtersOfView = ({
  tag,
  quiet,
  since,
  before,
  wrote,
  channel,
  language,
}: CustomerView): SegmentFilters => ({
  tag_id: tag ?? null,
  quiet_days: quiet ?? null,
  new_from: since ?? null,
  new_before: before ?? null,
  wrote_from: wrote ?? null,
  channel: channel ?? null,
  language: language ?? null,
});

export const viewOfSegment = ({
  tag_id,
  quiet_days,
  new_from,
  new_before,
  wrote_from,
  channel,
  language,
}: SegmentFilters) => ({
  q: "",
  tag: tag_id ?? undefined,
  quiet: quietDays.find((days) => days === quiet_days),
  since: new_from ?? undefined,
  before: new_before ?? undefined,
  wrote: wrote_from ?? undefined,
  channel: channel ?? undefined,
  language: language ?? undefined,
});

/** Values that do not exist, in an old or mistyped address, are ignored. */
export const readCustomerView = (search: URLSearchParams): CustomerView => ({
  q: search.get("q") ?? "",
  tag: uuid.test(search.get("tag") ?? "") ? (search.get("tag") ?? undefined) : undefined,
  quiet: quietDays.find((days) => String(days) === search.get("quiet")),
  since: dayOf(search.get("since")),
  before: dayOf(search.get("before")),
  wrote: dayOf(search.get("wrote")),
  channel: channelKinds.find((kind) => kind === search.get("channel")),
  language: languages.find((language) => language === search.get("language")),
});
