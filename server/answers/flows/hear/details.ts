import type { OrderItem, Slots } from "#server/answers/flows/flow.ts";
import { pickedChoice } from "#server/answers/understand/pick.ts";
import { words } from "#server/answers/text/words.ts";
import type { Hearing } from "./hearing.ts";
import { personsIn } from "./day-time.ts";
import { countIn, itemsAfter } from "./items-changed.ts";
import { chosenItem, hasRows, itemsIn } from "./items.ts";
import { freeValue, nameIn } from "./name.ts";
import { phoneIn, withoutPhones } from "./phone.ts";
import { HeardMessage, restOf, subjectOf } from "./request-cues.ts";
import { whenIn } from "./when.ts";

/** What was heard, and what has to be said of it. */
export interface Details {
  slots: Slots;
  /** A closed day, a time that is over. */
  problem?: string;
  /** What was ordered and is on no list. */
  unlisted?: OrderItem;
}

const ADDRESS: readonly RegExp[] = [
  /(?<!\p{L})(?:ل|لـ|في |ب|الى |إلى )?(حي\s+\p{L}+(?:\s+(?!اسمي|جوالي|رقمي|بكر|اليوم)\p{L}+)?)/u,
  /\b(?:deliver(?:y|ed)?|ship(?:ped)?) to ([^.,;\n]{3,60})/iu,
];

function addressIn(text: string): { address: string; rest: string } | undefined {
  for (const pattern of ADDRESS) {
    const [whole, address] = pattern.exec(text) ?? [];
    const value = address === undefined ? undefined : freeValue(address);
    if (whole !== undefined && value !== undefined) return { address: value, rest: text.replace(whole, " ") };
  }
  return undefined;
}

const same = (one: string, other: string): boolean => words(one).join(" ") === words(other).join(" ");

/** Which of the open rows or sizes a message picks: in its words, by its place, or by its size. */
function choiceIn({ index, written, voice }: Hearing, open: OrderItem): OrderItem | undefined {
  const among = open.among ?? [];
  const listed = among.map(({ name }, at) => `${at + 1}. ${name}`).join("\n");
  const picked = pickedChoice(written, [{ role: "agent", text: listed }]) ?? written;
  const exact = among.find(({ name, option }) => same(name, picked) || (option && same(option, picked)));
  const said = new Set(words(picked));
  const partly = among.filter(({ name, option }) => {
    const own = words(option ?? name).filter((word) => !words(open.name).includes(word));
    return own.some((word) => said.has(word) || said.has(word.replace(/^ال/u, "")));
  });
  const choice = exact ?? (partly.length === 1 ? partly[0] : undefined);
  return choice && chosenItem(index, open, choice, voice);
}

/** Where a message may speak of items: where they are asked for, or where it says that something is to be different. */
function mayNameItems({ asked, message, before }: Hearing): boolean {
  if (asked === undefined || asked === "items" || asked === "which" || asked === "change") return true;
  const isChange = ["set", "add", "remove", "replace", "change"].some((kind) => message.has(kind));
  return isChange && (before.items?.length ?? 0) > 0;
}

function orderDetails(hearing: Hearing, text: string, isConfirming: boolean): Details {
  const { index, message, before, asked, voice } = hearing;
  const slots: Slots = {};
  const receive = message.valueOf("receive");
  if (receive !== undefined) slots.receive = receive as "delivery" | "pickup";
  const place = asked === "address" ? undefined : addressIn(text);
  if (place !== undefined) {
    slots.address = place.address;
    slots.receive ??= "delivery";
  }
  const items = before.items ?? [];
  const open = items.find(({ among }) => among !== undefined);
  const chosen = open && asked === "which" ? choiceIn(hearing, open) : undefined;
  if (open && chosen) slots.items = items.map((item) => (item === open ? chosen : item));
  else if (isConfirming || mayNameItems(hearing)) {
    const rest = restOf(new HeardMessage(place?.rest ?? text));
    const after =
      itemsAfter(index, message, rest, items, voice) ??
      (asked === undefined ? itemsAfter(index, message, place?.rest ?? text, items, voice) : undefined);
    if (after !== undefined) slots.items = after;
    else if (asked === undefined || asked === "items") return { slots, ...unlistedIn(hearing, slots) };
  }
  if (asked === "address" && !message.isQuestion && slots.items === undefined && receive === undefined) {
    const address = freeValue(text);
    if (address !== undefined) slots.address = address;
  }
  return { slots };
}

/** What is on no list: taken as it is written where there are no lists, or where it is said once more. */
function unlistedIn({ index, message, unlisted }: Hearing, slots: Slots): { unlisted?: OrderItem } {
  const name = freeValue(subjectOf(message));
  if (unlisted !== undefined && message.has("yes")) {
    slots.items = [unlisted];
    return {};
  }
  if (name === undefined || message.isQuestion) return {};
  const item = { count: countIn(message) ?? 1, name };
  const said = new Set(words(name));
  const isRepeated = unlisted !== undefined && words(unlisted.name).some((word) => said.has(word));
  if (hasRows(index) && !isRepeated) return { unlisted: item };
  slots.items = [isRepeated && item.count === 1 ? { ...item, count: unlisted.count } : item];
  return {};
}

function bookingDetails(hearing: Hearing, text: string): Details {
  const { index, message, before, asked, voice } = hearing;
  const { problem, ...when } = whenIn(hearing);
  const slots: Slots = { ...when };
  const persons = personsIn(message);
  if (persons !== undefined) slots.persons = persons;
  const isWhat = asked === undefined || asked === "service";
  if (isWhat && before.service === undefined && !message.isQuestion) {
    const about = subjectOf(new HeardMessage(text));
    const service = freeValue(about) ?? (asked === "service" ? freeValue(text) : undefined);
    const [item, ...more] = service === undefined ? [] : itemsIn(index, service, voice);
    const named = item !== undefined && more.length === 0 && item.among === undefined ? item.name : service;
    if (named !== undefined) slots.service = named;
  }
  return { slots, ...(problem !== undefined && { problem }) };
}

function leadDetails({ message, asked, before, written }: Hearing, text: string): Details {
  if (before.topic !== undefined && asked !== "topic") return { slots: {} };
  if (asked !== undefined && asked !== "topic") return { slots: {} };
  const isWhole = asked === "topic" || message.has("start:lead") || message.has("start:");
  const topic = freeValue(isWhole ? text : subjectOf(new HeardMessage(text)));
  return topic === undefined || (asked === "topic" && phoneIn(written, undefined))
    ? { slots: {} }
    : { slots: { topic } };
}

/** "yes" and "change it" are no names. */
const INSTRUCTIONS = ["ask", "yes", "no", "change", "set", "add", "remove", "replace", "cancel", "receive:"];

/** The details of a request that a message tells, several at once where it does. */
export function detailsIn(hearing: Hearing, isConfirming = false): Details {
  const { kind, written, now, asked, message, before } = hearing;
  const phone = phoneIn(written, now.timeZone);
  const isNameOpen = asked === "name" || (asked === "change" && before.name === undefined);
  const name = nameIn(written, isNameOpen && !INSTRUCTIONS.some((kind) => message.has(kind)));
  const anonymous = name === undefined ? written : written.replace(name, " ");
  const text = withoutPhones(anonymous).replace(/\s+/gu, " ").trim();
  const contact: Slots = { ...(phone !== undefined && { phone }), ...(name !== undefined && { name }) };
  const isContactOnly =
    (asked === "name" || asked === "phone") && (name !== undefined || phone !== undefined);
  // "كم سعر اللاتيه؟" asks; it orders nothing.
  if (isContactOnly || (message.isQuestion && asked !== undefined)) return { slots: contact };
  const own =
    kind === "order"
      ? orderDetails(hearing, text, isConfirming)
      : kind === "booking"
        ? bookingDetails(hearing, text)
        : leadDetails(hearing, text);
  return { ...own, slots: { ...own.slots, ...contact } };
}
