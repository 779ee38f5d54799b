import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listTopics } from "#web/api/endpoints/topics.ts";
import { getCurrentUser } from "#web/api/endpoints/me.ts";
import { listMembers } from "#web/api/endpoints/organizations.ts";
import { listTags } from "#web/api/endpoints/tags.ts";
import { handledKinds, priorities, channelKinds } from "#shared/values/tickets.ts";
import { flowKinds } from "#shared/rules/flow-request.ts";
import { languages } from "#shared/language.ts";
import { useRead } from "#web/api/use-read.ts";
import type { Filter } from "#web/components/list/filter.ts";
import { hasReplyTargets } from "#web/components/ticket/reply-due.ts";
import { ratingFilters, type TicketView, waitingHours } from "#web/components/ticket/ticket-view.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { daysOf, type Span, spanNames, spanOf } from "./date-range.ts";

/** Returns the filters of the ticket list with the texts of their values, for the filter pills and the empty list. */
export function useFilters(
  view: TicketView,
  { onChange, onOwnDays }: { onChange: (change: Partial<TicketView>) => void; onOwnDays: () => void },
): Filter[] {
  const { t } = useTranslation(["tickets", "portal"]);
  const { members, others, tags, topics, organization } = useFilterChoices(view);
  const { dayText, ownDays, ratingText, topicText } = useFilterTexts(view, topics);
  const [now] = useState(() => new Date());
  const { from, to } = view;
  const span = spanOf(from, to, now);
  const choice = <Name extends "channel" | "priority" | "language">(
    name: Name,
    title: string,
    values: readonly NonNullable<TicketView[Name]>[],
    label: (value: NonNullable<TicketView[Name]>) => string,
  ): Filter => ({
    key: name,
    name: title,
    options: values.map((value) => ({ value, label: label(value) })),
    value: view[name],
    onChange: (value) => onChange({ [name]: value }),
  });
  return [
    ...assigneeFilters(t, view, { members, others }, onChange),
    choice("channel", t("filters.channel"), channelKinds, (value) => t(`portal:channel.${value}`)),
    choice("priority", t("filters.priority"), priorities.toReversed(), (value) =>
      t(`portal:priority.${value}`),
    ),
    {
      key: "waiting",
      name: t("filters.waiting"),
      options: [
        ...waitingHours.map((hours) => ({ value: String(hours), label: t(`filters.waits.${hours}`) })),
        ...(hasReplyTargets(organization) || view.overdue
          ? [{ value: "overdue", label: t("filters.overdue") }]
          : []),
      ],
      value: view.overdue ? "overdue" : view.waiting && String(view.waiting),
      onChange: (value) =>
        onChange({
          overdue: value === "overdue" ? "true" : undefined,
          waiting: waitingHours.find((hours) => String(hours) === value),
        }),
    },
    {
      key: "opened",
      name: t("filters.opened"),
      options: [...spanNames, "own"].map((value) => ({
        value,
        label: t(`filters.spans.${value as Span | "own"}`),
      })),
      value: span ?? (from || to ? "own" : undefined),
      text: span ? undefined : ownDays,
      onChange: (value) => {
        if (value === "own") onOwnDays();
        else onChange(value ? daysOf(value as Span, now) : { from: undefined, to: undefined });
      },
    },
    ...tagFilters(t, view, tags, onChange),
    ...topicFilters(t, view, topics, topicText, onChange),
    ...sinceFilters(t, view, { dayText, ratingText }, onChange),
    choice("language", t("filters.language"), languages, (value) => t(`filters.languages.${value}`)),
  ];
}

type T = ReturnType<typeof useTranslation<["tickets", "portal"]>>["t"];
type Change = (change: Partial<TicketView>) => void;

type Member = ReturnType<typeof useFilterChoices>["members"][number];

function assigneeFilters(
  t: T,
  view: TicketView,
  { members, others }: { members: readonly Member[]; others: readonly Member[] },
  onChange: Change,
): Filter[] {
  const { assignee } = view;
  const whoseNames: Record<string, string> = { me: t("list.whose.me"), none: t("list.whose.none") };
  if (others.length === 0) return [];
  return [
    {
      key: "assignee",
      name: t("filters.assignee"),
      options: others.map(({ id, name }) => ({ value: id, label: name })),
      value: assignee,
      text: assignee && (whoseNames[assignee] ?? members.find(({ id }) => id === assignee)?.name),
      onChange: (value: string | undefined) => onChange({ assignee: value }),
    },
  ];
}

function tagFilters(
  t: T,
  view: TicketView,
  tags: readonly { id: string; name: string }[],
  onChange: Change,
): Filter[] {
  if (!(tags.length > 0 || view.tag)) return [];
  return [
    {
      key: "tag",
      name: t("filters.tag"),
      options: tags.map(({ id, name }) => ({ value: id, label: name })),
      value: view.tag,
      text: view.tag && !tags.some(({ id }) => id === view.tag) ? t("filters.goneTag") : undefined,
      onChange: (value: string | undefined) => onChange({ tag: value }),
    },
  ];
}

function topicFilters(
  t: T,
  view: TicketView,
  topics: readonly { id: string; title: string }[],
  topicText: string | undefined,
  onChange: Change,
): Filter[] {
  if (!(topics.length > 0 || view.topic || view.questionsFrom || view.askedto)) return [];
  return [
    {
      key: "topic",
      name: t("filters.topic"),
      options: topics.map(({ id, title }) => ({ value: id, label: title })),
      value: view.topic ?? (view.questionsFrom || view.askedto ? "any" : undefined),
      text: topicText,
      onChange: (value: string | undefined) =>
        onChange({ topic: value, questionsFrom: undefined, askedto: undefined }),
    },
  ];
}

/** The filters that links of the dashboard set together with a first day: requests, ratings and who handled a ticket. */
function sinceFilters(
  t: T,
  view: TicketView,
  { dayText, ratingText }: { dayText: (day: string) => string; ratingText: string },
  onChange: Change,
): Filter[] {
  return [
    {
      key: "request",
      name: t("filters.request"),
      options: flowKinds.map((value) => ({ value, label: t(`filters.requests.${value}`) })),
      value: view.request ?? (view.requested && "any"),
      text:
        view.requested &&
        t("filters.requestSince", {
          request: t(view.request ? `filters.requests.${view.request}` : "filters.anyRequest"),
          from: dayText(view.requested),
        }),
      onChange: (value) =>
        onChange({ request: flowKinds.find((kind) => kind === value), requested: undefined }),
    },
    {
      key: "rating",
      name: t("filters.rating"),
      options: ratingFilters.map((value) => ({
        value,
        label: value === "any" ? t("filters.rated") : t(`portal:rating.${value}`),
      })),
      value: view.rating ?? (view.rated && "any"),
      text: view.rated && t("filters.ratedSince", { rating: ratingText, from: dayText(view.rated) }),
      onChange: (value) =>
        onChange({ rating: ratingFilters.find((rating) => rating === value), rated: undefined }),
    },
    {
      key: "handled",
      name: t("filters.handled"),
      options: handledKinds.map((value) => ({ value, label: t(`filters.handledBy.${value}`) })),
      value: view.handled,
      text:
        view.handled &&
        view.handledfrom &&
        t("filters.handledSince", {
          handled: t(`filters.handledBy.${view.handled}`),
          from: dayText(view.handledfrom),
        }),
      onChange: (value) =>
        onChange({ handled: handledKinds.find((kind) => kind === value), handledfrom: undefined }),
    },
  ];
}

/** Returns the members, tags and topics from which the filters offer their values. */
function useFilterChoices(view: TicketView) {
  const members = useRead(listMembers, {}).data?.data ?? [];
  const tags = useRead(listTags, {}).data?.data ?? [];
  const topics = useRead(listTopics, { query: { chosen: view.topic } }).data?.data ?? [];
  const { user: caller, organization } = useRead(getCurrentUser, {}).data?.data ?? {};
  const others = members.filter(({ id }) => id !== caller?.id);
  return { members, others, tags, topics, organization };
}

/** Returns the texts of chosen values that no option of a filter has, such as two dates or a deleted topic. */
function useFilterTexts(view: TicketView, topics: readonly { id: string; title: string }[]) {
  const { t } = useTranslation(["tickets", "portal"]);
  const format = useFormat();
  const { from, to, rating } = view;
  const dayText = (day: string) => format.date(`${day}T12:00:00Z`);
  const ownDays =
    from && to
      ? t("filters.between", { from: dayText(from), to: dayText(to) })
      : from
        ? t("filters.since", { from: dayText(from) })
        : to && t("filters.until", { to: dayText(to) });
  const ratingText = rating && rating !== "any" ? t(`portal:rating.${rating}`) : t("filters.rated");
  const topicTitle = view.topic
    ? (topics.find(({ id }) => id === view.topic)?.title ?? t("filters.goneTopic"))
    : t("filters.anyTopic");
  const topicText = view.questionsFrom
    ? view.askedto
      ? t("filters.askedBetween", {
          topic: topicTitle,
          from: dayText(view.questionsFrom),
          to: dayText(view.askedto),
        })
      : t("filters.askedSince", { topic: topicTitle, from: dayText(view.questionsFrom) })
    : view.topic && topicTitle;
  return { dayText, ownDays, ratingText, topicText };
}
