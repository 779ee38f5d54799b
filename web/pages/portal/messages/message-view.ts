import type { ChannelKind } from "#shared/contract/channel-kinds.ts";
import { type Language, languages } from "#shared/language.ts";
import { messageHours, messageKinds } from "#shared/values/messages.ts";
import { channelKinds } from "#shared/values/tickets.ts";

/** The filters of a message list, which the address contains. */
export interface MessageView {
  kind: (typeof messageKinds)[number];
  from: string | undefined;
  to: string | undefined;
  weekday: number | undefined;
  hour: number | undefined;
  hours: (typeof messageHours)[number] | undefined;
  channel: ChannelKind | undefined;
  language: Language | undefined;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

const dayOf = (param: string | null): string | undefined =>
  param && day.test(param) && !Number.isNaN(Date.parse(param)) ? param : undefined;

const numberOf = (param: string | null, max: number): number | undefined =>
  param !== null && /^\d{1,2}$/.test(param) && Number(param) <= max ? Number(param) : undefined;

const oneOf = <Value extends string>(values: readonly Value[], param: string | null): Value | undefined =>
  values.find((value) => value === param);

/** Values that do not exist, in an old or mistyped address, are ignored. */
export const readMessageView = (search: URLSearchParams): MessageView => ({
  kind: oneOf(messageKinds, search.get("kind")) ?? "customer",
  from: dayOf(search.get("from")),
  to: dayOf(search.get("to")),
  weekday: numberOf(search.get("weekday"), 6),
  hour: numberOf(search.get("hour"), 23),
  hours: oneOf(messageHours, search.get("hours")),
  channel: oneOf(channelKinds, search.get("channel")),
  language: oneOf(languages, search.get("language")),
});

/** The view of all customers' messages. */
export const everyMessage: MessageView = readMessageView(new URLSearchParams());

/** Whether a filter other than the kind excludes messages. */
export const isFilteredView = (view: MessageView): boolean =>
  Object.entries(view).some(([name, value]) => name !== "kind" && value !== undefined);
