import { useTranslation } from "react-i18next";
import { languages } from "#shared/language.ts";
import { messageHours, messageKinds } from "#shared/values/messages.ts";
import { channelKinds } from "#shared/values/tickets.ts";
import { FilterPill } from "#web/components/list/FilterPill.tsx";
import { dayOfWeek, hourOfDay } from "#web/components/time/hour-of-day.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { DateField } from "#web/ui/DateField.tsx";
import css from "./MessagesPage.module.css";
import type { MessageView } from "./message-view.ts";

const countUpTo = (count: number) => Array.from({ length: count }, (_, number) => number);

/** The filters of the messages: author, days, hours, channel and language. */
export function MessageFilters({
  view,
  onChange,
}: {
  view: MessageView;
  onChange: (change: Partial<MessageView>) => void;
}) {
  const { t } = useTranslation(["messages", "portal", "tickets"]);
  const format = useFormat();
  const hourText = (hour: number) =>
    t("filters.span", { from: format.time(hourOfDay(hour)), to: format.time(hourOfDay(hour + 1)) });
  const choice = <Name extends "hours" | "channel" | "language">(
    name: Name,
    title: string,
    values: readonly NonNullable<MessageView[Name]>[],
    label: (value: NonNullable<MessageView[Name]>) => string,
  ) => (
    <FilterPill<string>
      name={title}
      value={view[name]}
      options={values.map((value) => ({ value, label: label(value) }))}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  const numberFilter = (name: "weekday" | "hour", count: number, label: (value: number) => string) => (
    <FilterPill
      name={t(`filters.${name}`)}
      value={view[name] === undefined ? undefined : String(view[name])}
      options={countUpTo(count).map((value) => ({ value: String(value), label: label(value) }))}
      onChange={(value) => onChange({ [name]: value === undefined ? undefined : Number(value) })}
    />
  );
  return (
    <div className={css.filters} role="group" aria-label={t("filters.label")}>
      <FilterPill<string>
        name={t("filters.kind")}
        value={view.kind}
        options={messageKinds.map((value) => ({ value, label: t(`filters.kinds.${value}`) }))}
        onChange={(value) => onChange({ kind: messageKinds.find((kind) => kind === value) ?? "customer" })}
      />
      {choice("hours", t("filters.hours"), messageHours, (value) => t(`filters.hoursOf.${value}`))}
      {numberFilter("weekday", 7, (value) => format.weekday(dayOfWeek(value)))}
      {numberFilter("hour", 24, hourText)}
      {choice("channel", t("filters.channel"), channelKinds, (value) => t(`portal:channel.${value}`))}
      {choice("language", t("filters.language"), languages, (value) =>
        t(`tickets:filters.languages.${value}`),
      )}
      <div className={css.days}>
        {(["from", "to"] as const).map((end) => (
          <DateField
            key={end}
            label={t(`filters.${end}`)}
            size="small"
            value={view[end] ?? ""}
            onChange={(day) => onChange({ [end]: day || undefined })}
          />
        ))}
      </div>
    </div>
  );
}
