import type { ChannelKind, Priority, TicketStatus } from "#shared/contract/tickets.ts";
import {
  type HandledKind,
  handledKinds,
  priorities,
  channelKinds,
  ticketOrders,
  ticketStatuses,
} from "#shared/values/tickets.ts";
import { flowKinds } from "#shared/rules/flow-request.ts";
import { ratings } from "#shared/values/ratings.ts";
import { type Language, languages } from "#shared/language.ts";
import type { TicketListFields } from "#web/paths.ts";

/** The filters of a ticket list, which the address contains (B35). */
export interface TicketView {
  q: string;
  status: TicketStatus | undefined;
  /** `me`, `none` or a member's id. */
  assignee: string | undefined;
  channel: ChannelKind | undefined;
  priority: Priority | undefined;
  /** The customer's language. */
  language: Language | undefined;
  /** The minimum number of hours that the ticket has waited for staff. */
  waiting: (typeof waitingHours)[number] | undefined;
  /** Selects tickets whose reply is overdue. */
  overdue: "true" | undefined;
  /** The first and the last day on which the ticket was opened, `YYYY-MM-DD`. */
  from: string | undefined;
  to: string | undefined;
  /** A tag's id. */
  tag: string | undefined;
  /** A topic's id. */
  topic: string | undefined;
  /** The first and the last day on which the customer asked about the topic, or about any topic, `YYYY-MM-DD`. */
  questionsFrom: string | undefined;
  askedto: string | undefined;
  /** The kind of the customer's request to the team. */
  request: (typeof flowKinds)[number] | undefined;
  /** The first day of the customer's request, `YYYY-MM-DD`. */
  requested: string | undefined;
  /** The customer's rating, or `any`. */
  rating: (typeof ratingFilters)[number] | undefined;
  /** The first day of the rating, `YYYY-MM-DD`. */
  rated: string | undefined;
  /** What the team did with them. */
  handled: HandledKind | undefined;
  /** The day since which it did, `YYYY-MM-DD`. */
  handledfrom: string | undefined;
  sort: (typeof ticketOrders)[number];
}

export const ratingFilters = [...ratings, "any"] as const;
export const waitingHours = [1, 4, 24, 72] as const;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

const oneOf = <Value extends string>(values: readonly Value[], param: string | null): Value | undefined =>
  values.find((value) => value === param);

const idOf = (param: string | null): string | undefined =>
  param !== null && uuid.test(param) ? param : undefined;

const dayOf = (param: string | null): string | undefined =>
  param && day.test(param) && !Number.isNaN(Date.parse(param)) ? param : undefined;

/** Values that do not exist, in an old or mistyped address, are ignored. */
export const readTicketView = (search: URLSearchParams): TicketView => {
  const assignee = search.get("assignee") ?? "";
  return {
    q: search.get("q") ?? "",
    status: oneOf(ticketStatuses, search.get("status")),
    assignee: ["me", "none"].includes(assignee) || uuid.test(assignee) ? assignee : undefined,
    channel: oneOf(channelKinds, search.get("channel")),
    priority: oneOf(priorities, search.get("priority")),
    language: oneOf(languages, search.get("language")),
    waiting: waitingHours.find((hours) => String(hours) === search.get("waiting")),
    overdue: oneOf(["true"], search.get("overdue")),
    from: dayOf(search.get("from")),
    to: dayOf(search.get("to")),
    tag: idOf(search.get("tag")),
    topic: idOf(search.get("topic")),
    questionsFrom: dayOf(search.get("asked")),
    askedto: dayOf(search.get("askedto")),
    request: oneOf(flowKinds, search.get("request")),
    requested: dayOf(search.get("requested")),
    rating: oneOf(ratingFilters, search.get("rating")),
    rated: dayOf(search.get("rated")),
    handled: oneOf(handledKinds, search.get("handled")),
    handledfrom: dayOf(search.get("handledfrom")),
    sort: oneOf(ticketOrders, search.get("sort")) ?? "waiting",
  };
};

/** Returns the fields of the address. Default values are omitted. */
export const fieldsOfView = ({ q, sort, ...view }: TicketView): TicketListFields => ({
  ...view,
  q: q || undefined,
  sort: sort === "waiting" ? undefined : sort,
});

/** Returns the query of the API call. */
export const queryOfView = ({
  q,
  sort,
  waiting,
  from,
  to,
  rated,
  handledfrom,
  questionsFrom,
  askedto,
  requested,
  ...view
}: TicketView) => ({
  ...view,
  q: q || undefined,
  order: sort,
  waiting_hours: waiting,
  opened_from: from,
  opened_to: to,
  rated_from: rated,
  handled_from: handledfrom,
  asked_from: questionsFrom,
  asked_to: askedto,
  request_from: requested,
});

/** The view without filters. The status, the search and the order are not affected. */
export const noFilters = {
  assignee: undefined,
  channel: undefined,
  priority: undefined,
  language: undefined,
  waiting: undefined,
  overdue: undefined,
  from: undefined,
  to: undefined,
  tag: undefined,
  topic: undefined,
  questionsFrom: undefined,
  askedto: undefined,
  request: undefined,
  requested: undefined,
  rating: undefined,
  rated: undefined,
  handled: undefined,
  handledfrom: undefined,
} as const satisfies Partial<TicketView>;

export const hasFilters = (view: TicketView): boolean =>
  (Object.keys(noFilters) as (keyof typeof noFilters)[]).some((name) => view[name] !== undefined);

/** Whether a filter other than the status, or a search, excludes tickets. */
export const isNarrowedView = (view: TicketView): boolean => view.q !== "" || hasFilters(view);
