import type { OrderItem, Slots } from "#server/answers/flows/flow.ts";
import { flowTexts } from "#server/answers/flows/say/flow-texts.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { findPlaces } from "#server/answers/facts/places.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { readChoice } from "#server/answers/understand/pick.ts";
import { words } from "#server/answers/text/words.ts";
import type { FlowMessage } from "./flow-message.ts";
import { recognizePersons, withoutNumbers } from "./day-time.ts";
import { countIn, changeItems } from "./items-changed.ts";
import { chooseItem, hasRows, isOfLists, readItems, type Ordered } from "./items.ts";
import { freeValue, nameIn } from "./name.ts";
import { recognizePhone, withoutPhones } from "./phone.ts";
import { RecognizedMessage, restOf, subjectOf, thingsOf } from "./request-cues.ts";
import { readDayAndTime } from "./when.ts";

/** Details that were read, and problems to report. */
export interface Details {
  slots: Slots;
  /** A closed day or a past time. */
  problem?: string;
  /** Ordered things that no list has. */
  unlisted?: OrderItem;
}

const addressList: readonly RegExp[] = [
  cuePattern(
    findCues("contact-data"),
    String.raw`(?<!\p{L})(?:ل|لـ|في |ب|الى |إلى )?(حي\s+\p{L}+(?:\s+(?!{ends_district})\p{L}+)?(?:[\s،,]+{place_in_district}\s+(?:\p{Nd}{1,4}(?!\p{Nd})|\p{L}+(?:\s+(?!{ends_street})\p{L}+){0,2}))*)`,
  ),
  /\b(?:deliver(?:y|ed)?|ship(?:ped)?) to ([^.,;\n]{3,60})/iu,
];

/** A city before a district: "لجدة حي السلامة". */
const cityBeforePattern = /(?<!\p{L})(?:ل|لـ|الى |إلى |في )(\p{L}{3,12})[\s،,]+$/u;
/** The same without a word before it: "الرياض حي النرجس". */
const wordBeforePattern = /(?<!\p{L})(\p{L}{3,14})[\s،,]+$/u;

/** The words that name the city before a district, and that city. */
function cityBefore(text: string): RegExpExecArray | undefined {
  const introduced = cityBeforePattern.exec(text);
  if (introduced !== null) return introduced;
  const bare = wordBeforePattern.exec(text);
  return bare !== null && findPlaces(words(bare[1] ?? "")).length > 0 ? bare : undefined;
}

function addressIn(text: string): { address: string; rest: string } | undefined {
  for (const pattern of addressList) {
    const [whole, address] = pattern.exec(text) ?? [];
    if (whole === undefined || address === undefined) continue;
    const before = text.slice(0, text.indexOf(whole));
    const [into, city] = cityBefore(before) ?? [];
    const value = freeValue(city === undefined ? address : `${city}، ${address}`);
    if (value !== undefined) return { address: value, rest: text.replace(`${into ?? ""}${whole}`, " ") };
  }
  return undefined;
}

/** Joins a district with the city of an earlier message, unless the address is being changed. */
function withPlace({ before, asked, message, voice }: FlowMessage, place: string): string {
  const isOther = asked === "change" || message.has("change") || message.has("set");
  if (before.address === undefined || isOther || before.address.includes(place)) return place;
  return `${before.address}${voice.language === "ar" ? "،" : ","} ${place}`;
}

const same = (one: string, other: string): boolean => words(one).join(" ") === words(other).join(" ");

/** The number of a size: "256" of "256gb". */
const sizeOf = (word: string): string => /^\d+(?=\p{L})/u.exec(word)?.[0] ?? word;

/** The open row or size that a message chooses by its words, its position, or its size. */
function choiceIn({ index, written, voice }: FlowMessage, open: OrderItem): OrderItem | undefined {
  const among = open.among ?? [];
  const listed = among.map(({ name }, at) => `${at + 1}. ${name}`).join("\n");
  const picked = readChoice(written, [{ role: "agent", text: listed }]) ?? written;
  const exact = among.find(({ name, option }) => same(name, picked) || (option && same(option, picked)));
  const said = new Set(words(picked));
  const partly = among.filter(({ name, option }) => {
    const own = words(option ?? name).filter((word) => !words(open.name).includes(word));
    return own.some((word) => said.has(word) || said.has(word.replace(/^ال/u, "")) || said.has(sizeOf(word)));
  });
  const choice = exact ?? (partly.length === 1 ? partly[0] : undefined);
  return choice && chooseItem(index, open, choice, voice);
}

/** Whether a message may name items: they were asked for, or it changes something. */
function mayNameItems({ asked, message, before }: FlowMessage): boolean {
  if (asked === undefined || asked === "items" || asked === "which" || asked === "change") return true;
  const isChange = ["set", "add", "remove", "replace", "change"].some((kind) => message.has(kind));
  return isChange && (before.items?.length ?? 0) > 0;
}

function orderDetails(flowMessage: FlowMessage, text: string, isConfirming: boolean): Details {
  const { index, message, before, asked, voice } = flowMessage;
  const slots: Slots = {};
  const receive = message.valueOf("receive");
  if (receive !== undefined) slots.receive = receive as "delivery" | "pickup";
  const place = asked === "address" ? undefined : addressIn(text);
  if (place !== undefined) {
    slots.address = withPlace(flowMessage, place.address);
    slots.receive ??= "delivery";
  }
  const items = before.items ?? [];
  const open = items.find(({ among }) => among !== undefined);
  const isChoice = asked === "which" && !message.has("remove") && !message.has("replace");
  const chosen = open && isChoice ? choiceIn(flowMessage, open) : undefined;
  if (open && chosen) slots.items = items.map((item) => (item === open ? chosen : item));
  else if (isConfirming || mayNameItems(flowMessage)) {
    const written = place?.rest ?? text;
    const after = afterOf(flowMessage, written, open);
    if (after !== undefined) {
      slots.items = after.items;
      const unknown = asked === "which" ? [] : after.unknown.flatMap((part) => leftOut(index, part));
      if (unknown.length > 0) return { slots, problem: flowTexts(voice.language).leftOut(unknown) };
    } else if (asked === undefined || asked === "items")
      return { slots, ...unlistedIn(flowMessage, slots, written) };
  }
  if (asked === "address" && !message.isQuestion && slots.items === undefined && receive === undefined) {
    const address = freeValue(text);
    if (address !== undefined) slots.address = address;
  }
  return { slots };
}

/** The items after a message; a thing that is not among the choices of an open item replaces it. */
function afterOf(
  flowMessage: FlowMessage,
  written: string,
  open: OrderItem | undefined,
): Ordered | undefined {
  const { index, message, before, asked, voice } = flowMessage;
  const writtenMessage = new RecognizedMessage(written);
  const isMeant = isOfLists(index);
  const isOther = open !== undefined && asked === "which" && !message.has("remove");
  const items = (before.items ?? []).filter((item) => !isOther || item !== open);
  const rest = restOf(writtenMessage, isMeant);
  const texts = [
    ...(message.has("replace") ? [thingsOf(writtenMessage, isMeant)] : []),
    ...(isOther && rest !== "" ? [`${open.name} ${rest}`] : []),
    rest,
    ...(asked === undefined && rest !== "" ? [written] : []),
  ];
  for (const text of texts) {
    const after = changeItems(index, message, text, items, voice);
    if (after === undefined) continue;
    const isSaid = !isOther || after.items.some((item) => item.name !== open.name && !items.includes(item));
    if (isSaid) return after;
  }
  return undefined;
}

/** Words beside the lists' items that are no items, without the words of the wish. */
function leftOut(index: AnswerIndex, part: string): string[] {
  const name = freeValue(subjectOf(new RecognizedMessage(part), isOfLists(index)));
  return name === undefined ? [] : [name];
}

/** A thing that no list has, which is accepted as written where there are no lists, or when it is repeated. */
function unlistedIn(
  { index, message, unlisted, asked }: FlowMessage,
  slots: Slots,
  written: string,
): { unlisted?: OrderItem } {
  // An address, a name or a number beside it answers a later question.
  if (asked !== undefined && Object.keys(slots).length > 0) return {};
  const name = freeValue(subjectOf(new RecognizedMessage(written), isOfLists(index)));
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

/** A number of things and not of persons: "مكيف سبليت عدد 3". */
const piecesPattern = cuePattern(
  findCues("order-words"),
  String.raw`(?:^|\s)(?:ال)?عدد\s*:?\s*(\d{1,3})(?=\s|$)(?!\s*{person})`,
);

function bookingDetails(flowMessage: FlowMessage, text: string): Details {
  const { index, message, before, asked, voice } = flowMessage;
  const { problem, ...when } = readDayAndTime(flowMessage);
  const slots: Slots = { ...when };
  const persons = recognizePersons(message);
  if (persons !== undefined) slots.persons = persons;
  const place = addressIn(text);
  if (place !== undefined) slots.address = withPlace(flowMessage, place.address);
  const isWhat = (asked === undefined && before.service === undefined) || asked === "service";
  if (isWhat && !message.isQuestion) {
    const isReceived = (kind: string): boolean => kind.startsWith("receive:");
    const written = place?.rest ?? text;
    const [, pieces] = piecesPattern.exec(written) ?? [];
    const subject = subjectOf(
      new RecognizedMessage(withoutNumbers(written.replace(piecesPattern, " "))),
      isReceived,
    );
    const about = pieces === undefined || subject === "" ? subject : `${subject} (${pieces})`;
    const isOnly = asked === "service" && Object.keys(slots).length === 0;
    const service = freeValue(about) ?? (isOnly ? freeValue(text) : undefined);
    const [item, ...more] = service === undefined ? [] : readItems(index, service, voice);
    const named = item !== undefined && more.length === 0 && item.among === undefined ? item.name : service;
    if (named !== undefined) slots.service = named;
  }
  return { slots, ...(problem !== undefined && { problem }) };
}

function leadDetails({ message, asked, before, written }: FlowMessage, text: string): Details {
  if (before.topic !== undefined && asked !== "topic") return { slots: {} };
  if (asked !== undefined && asked !== "topic") return { slots: {} };
  const isWhole = asked === "topic" || message.has("start:lead") || message.has("start:");
  const topic = freeValue(isWhole ? text : subjectOf(new RecognizedMessage(text)));
  return topic === undefined || (asked === "topic" && recognizePhone(written, undefined))
    ? { slots: {} }
    : { slots: { topic } };
}

/** Whether words can be a name; "yes" and "change it" cannot. */
const instructions =
  "ask yes no change set add remove replace cancel receive: want start: do: sentence".split(" ");

/** Reads all details of a request in a message. */
export function recognizeDetails(flowMessage: FlowMessage, isConfirming = false): Details {
  const { kind, written, now, asked, message, before } = flowMessage;
  const phone = recognizePhone(written, now.timeZone);
  const isNameOpen = asked === "name" || (asked === "change" && before.name === undefined);
  const isName = !instructions.some((kind) => message.has(kind)) && addressIn(written) === undefined;
  const name = nameIn(written, isNameOpen && isName);
  const anonymous = name === undefined ? written : written.replace(name, " ");
  const text = withoutPhones(anonymous).replace(/\s+/gu, " ").trim();
  const contact: Slots = { ...(phone !== undefined && { phone }), ...(name !== undefined && { name }) };
  const isContactOnly =
    (asked === "name" || asked === "phone") && (name !== undefined || phone !== undefined);
  // "كم سعر اللاتيه؟" is a question and no order.
  if (isContactOnly || (message.isQuestion && asked !== undefined)) return { slots: contact };
  const own =
    kind === "order"
      ? orderDetails(flowMessage, text, isConfirming)
      : kind === "booking"
        ? bookingDetails(flowMessage, text)
        : leadDetails(flowMessage, text);
  return { ...own, slots: { ...own.slots, ...contact } };
}
