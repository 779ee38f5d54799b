import { useTranslation } from "react-i18next";
import type { CustomerRequest } from "#shared/contract/customer-requests.ts";
import { formatPhone } from "#shared/rules/phone.ts";
import { formatHour } from "#shared/rules/team-hours.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

const formatMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Returns the fields of a request besides its items, with labels and values. Missing fields are omitted. */
export function useRequestFields(details: CustomerRequest["details"]): { label: string; value: string }[] {
  const { t } = useTranslation("tickets");
  const format = useFormat();
  const { currentLanguage: language } = useLanguage();
  const { service, date, time, persons, receive, address, topic, name, phone } = details;
  const at =
    typeof time === "number" ? formatHour(formatMinutes(time), language) : time && t(`request.part.${time}`);
  const noon = date && `${date}T12:00:00Z`;
  const fields: [key: Parameters<typeof label>[0], value: string | undefined][] = [
    ["service", service],
    ["date", noon && `${format.weekday(noon)} ${format.day(noon)}`],
    ["time", at],
    ["persons", persons === undefined ? undefined : format.number(persons)],
    ["receive", receive && t(`request.receive.${receive}`)],
    ["address", address],
    ["topic", topic],
    ["name", name],
    ["phone", phone && formatPhone(phone)],
  ];
  function label(
    key: "service" | "date" | "time" | "persons" | "receive" | "address" | "topic" | "name" | "phone",
  ): string {
    return t(`request.field.${key}`);
  }
  return fields.flatMap(([key, value]) => (value ? [{ label: label(key), value }] : []));
}
