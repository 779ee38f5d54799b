import { isolateRun } from "#server/answers/compose/direction.ts";
import { money } from "#server/answers/compose/money.ts";
import type { Language } from "#server/answers/entry.ts";
import { clockTime, dayName } from "#server/answers/facts/answer/format.ts";
import type { FlowKind, Slots } from "#server/answers/flows/flow.ts";
import { weekdayOf } from "#server/answers/flows/local-date.ts";
import { formatDay } from "#shared/rules/format.ts";
import { formatPhone } from "#shared/rules/phone.ts";
import { type RequestDetails, type RequestedItem, calculateTotal } from "#shared/rules/flow-request.ts";
import { flowTexts } from "./flow-texts.ts";

/** "2 × Latte (large): 36 SR" */
export function itemText(
  { count, name, option, price, currency }: RequestedItem,
  language: Language,
): string {
  const size = option === undefined || name.includes(option) ? "" : ` (${isolateRun(option, language)})`;
  const said = `${count} × ${isolateRun(name, language)}${size}`;
  if (price === undefined) return said;
  const total = calculateTotal([{ count, price, currency }]);
  return total === undefined ? said : `${said}: ${money(total.amount, total.currency, language)}`;
}

/** "الخميس 26 نوفمبر، الساعة 5 عصرًا" */
function whenText(date: string, time: Slots["time"], language: Language): string {
  const texts = flowTexts(language);
  const day = `${dayName(weekdayOf(date), language)} ${formatDay(`${date}T12:00:00Z`, language, "UTC")}`;
  if (time === undefined) return day;
  const at = typeof time === "number" ? texts.at(clockTime(time, language)) : texts.parts[time];
  return language === "ar" ? `${day}، ${at}` : `${day}, ${at}`;
}

function detailLines(details: RequestDetails, language: Language): string[] {
  const { receive, address, service, date, time, persons, topic, name, phone } = details;
  const texts = flowTexts(language);
  const lines: string[] = [];
  const add = (label: keyof typeof texts.label, value: string | undefined): void => {
    if (value !== undefined) lines.push(texts.line(texts.label[label], value));
  };
  const own = (value: string | undefined): string | undefined =>
    value === undefined ? undefined : isolateRun(value, language);
  const [delivery, pickup] = texts.receiveChoices;
  add("service", own(service));
  add("when", date === undefined ? undefined : whenText(date, time, language));
  add("persons", persons === undefined ? undefined : String(persons));
  add("receive", receive && (receive === "delivery" ? delivery : pickup));
  add("address", own(address));
  add("topic", own(topic));
  add("name", own(name));
  add("phone", phone === undefined ? undefined : `\u2068${formatPhone(phone)}\u2069`);
  return lines;
}

/** "Total: 84 SR (before delivery fees)"; undefined where a price is missing. */
export function totalLine({ items = [], receive }: Slots, language: Language): string | undefined {
  const texts = flowTexts(language);
  const total = calculateTotal(items);
  const sum = total && texts.line(texts.label.total, money(total.amount, total.currency, language));
  return sum !== undefined && receive === "delivery" ? `${sum} (${texts.withoutDelivery})` : sum;
}

/** The lines of a request with its total. */
export function requestLines(details: RequestDetails, language: Language): string[] {
  const { items = [] } = details;
  const sum = totalLine(details, language);
  return [
    ...items.map((item) => `• ${itemText(item, language)}`),
    ...(sum === undefined ? [] : [sum]),
    ...detailLines(details, language),
  ];
}

/** The summary of a request for the customer to confirm. */
export function summaryText(kind: FlowKind, slots: Slots, language: Language): string {
  const texts = flowTexts(language);
  return [texts.summary[kind], ...requestLines(slots, language), "", texts.send[kind]].join("\n");
}

/** The subject of a request's ticket: one line without bidirectional marks. */
export function requestTitle(details: RequestDetails, language: Language): string {
  const { items, service, date, time, topic, persons } = details;
  if (items !== undefined && items.length > 0)
    return items
      .map(
        ({ count, name, option }) =>
          `${count} × ${name}${option && !name.includes(option) ? ` (${option})` : ""}`,
      )
      .join(language === "ar" ? "، " : ", ");
  const when = date === undefined ? undefined : whenText(date, time, language);
  const people =
    persons === undefined
      ? undefined
      : flowTexts(language).line(flowTexts(language).label.persons, String(persons));
  return [service, when, people, topic].filter(Boolean).join(language === "ar" ? "، " : ", ");
}
