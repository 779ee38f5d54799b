import { tellDeliveryFee, type DeliveryFee } from "#server/answers/facts/answer/delivery-fee.ts";
import { findFreeNote } from "#server/answers/facts/answer/free-note.ts";
import type { BusinessFacts } from "#server/answers/facts/facts.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import type { RowReply } from "./row-reply.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import { asksAny, computedProbability, minExplained, reply, type RowQuestion } from "./row-question.ts";
import { findRows } from "./find-rows.ts";
import type { Frame } from "./frame.ts";
import { fullyNamed, filterBySize } from "./narrow-rows.ts";
import { findRequestedOptions } from "./options.ts";
import { readCount } from "./quantities.ts";
import { itemsOf, type Item } from "./items.ts";
import { sayTotal, sumOf } from "./several.ts";

/** The one row that a question names, with its quantity. */
function onlyItem({ question, frame, catalogue }: RowQuestion): Item[] {
  const found = findRows(frame.content, frame, catalogue);
  if (!found.isWhole || !found.isNamed || found.explained < minExplained) return [];
  const [row, ...others] = fullyNamed(filterBySize(question, found.rows), frame, catalogue);
  if (row === undefined || others.length > 0) return [];
  const count = readCount(row, frame);
  const option = findRequestedOptions(row, frame)?.[0] ?? row.options[0];
  return [{ row, option, count, others, explained: found.explained }];
}

const exceptPattern = cuePattern(findCues("calendar"), String.raw`(?<!\p{L}){except}(?!\p{L})`, "iu");

/** Words from that for delivery to that for the place, at most. */
const maxPlaceWords = 3;

/** Whether a sentence on free delivery excepts one of some things: "except televisions". */
function excepts(quote: string, items: readonly Item[]): boolean {
  const [, ...excepted] = quote.split(exceptPattern);
  const stems = new Set(excepted.flatMap((text) => tokens(text)).map(({ stem }) => stem));
  return items.some(({ row: { entry } }) =>
    [entry.name.ar, entry.name.en, entry.noun, entry.category, entry.origin.heading, entry.origin.sheet].some(
      (text) => tokens(text ?? "").some(({ stem, isFunction }) => !isFunction && stems.has(stem)),
    ),
  );
}

/** A sum with its delivery, and whether it is known from which amount that is free. */
interface Delivered {
  text: string;
  isSure: boolean;
}

/** The sum with the delivery, which may be free from an amount, and what else is said of free delivery. */
export function sayDelivered(
  items: readonly Item[],
  { area, fee, freeFrom }: DeliveryFee,
  { voice }: RowQuestion,
  facts: BusinessFacts,
): Delivered | undefined {
  const note = freeFrom === undefined ? findFreeNote(area, facts, voice.language) : undefined;
  const sum = sumOf(items);
  const isExcepted = note !== undefined && excepts(note.quote, items);
  const isFree = freeFrom === undefined ? !isExcepted && note?.isFreeFor(sum) === true : sum >= freeFrom;
  const text = sayTotal(items, voice, { area, fee: isFree ? 0 : fee });
  if (text === undefined) return undefined;
  return note === undefined
    ? { text, isSure: true }
    : { text: `${text}\n${note.quote}`, isSure: note.isTold && !isExcepted };
}

/** Adds the price of what is ordered and its delivery: "how much is the box delivered to Jeddah?" */
export function answerDelivered(asked: RowQuestion, facts: BusinessFacts): RowReply | undefined {
  const { frame, question, catalogue } = asked;
  if (frame.delivery.length === 0 || !asksAny(frame, "price", "total")) return undefined;
  const delivery = tellDeliveryFee(question, facts);
  if (delivery === undefined) return undefined;
  // "للرياض" and "الرياض" are one place.
  const bare = (word: string): string => word.replace(/^(?:لل|ل|ال)(?=\p{L}{3})/u, "");
  const place = new Set(words(delivery.area).map(bare));
  const isPlace = (word: string): boolean => place.has(bare(word));
  const placeAt = frame.words.findIndex(isPlace);
  // "Delivery inside Riyadh": what stands between them is of the delivery too.
  const isBetween = (at: number): boolean =>
    at < placeAt && frame.delivery.some((word) => word < at && placeAt - word <= maxPlaceWords);
  const isOfDelivery = (at: number): boolean =>
    frame.delivery.includes(at) || isPlace(frame.words[at]!) || isBetween(at);
  const own: Frame = { ...frame, content: frame.content.filter(({ at }) => !isOfDelivery(at)) };
  const several = itemsOf(own, catalogue);
  const items = several.length > 0 ? several : onlyItem({ ...asked, frame: own });
  if (items.length === 0) return undefined;
  const said = sayDelivered(items, delivery, asked, facts);
  if (said === undefined) return undefined;
  const sure = Math.min(...items.map(({ explained }) => explained));
  const rows = items.map(({ row }) => row);
  const answeredWords = new Set(frame.words.keys().filter(isOfDelivery));
  return {
    ...reply(rows, said.text, computedProbability * sure),
    answeredWords,
    isDelivered: said.isSure,
  };
}
