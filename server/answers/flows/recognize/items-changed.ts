import type { Voice } from "#server/answers/compose/catalogue.ts";
import type { OrderItem } from "#server/answers/flows/flow.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { numberWords } from "#server/answers/rows/question-numbers.ts";
import { recognizeOrder, type Ordered } from "./items.ts";
import type { RecognizedMessage } from "./request-cues.ts";

const maxCount = 1000;
/** Items are stored with every reply until the order is sent, so their number is limited. */
const maxItems = 50;

/** The only number of a message ("make it 3", "خليها ثلاث"). */
export function countIn({ words }: RecognizedMessage): number | undefined {
  const numbers = words.flatMap((word) => {
    const number = /^\d{1,4}$/u.test(word)
      ? Number(word)
      : (numberWords.get(word) ?? numberWords.get(word.replace(/[هة]$/u, "")));
    return number === undefined ? [] : [number];
  });
  const [only] = numbers;
  return numbers.length === 1 && only !== undefined && only >= 1 && only <= maxCount ? only : undefined;
}

const isSame = (one: OrderItem, other: OrderItem): boolean =>
  one.entryId !== undefined ? one.entryId === other.entryId : one.name === other.name;

/** Whether a mentioned thing is an item of the order, or one of the rows that an open item may be. */
const isMeant = (item: OrderItem, said: OrderItem): boolean =>
  isSame(item, said) || said.among?.some(({ entryId }) => entryId === item.entryId) === true;

/** Adds the items of a message to an order; an item that is named again gets its new number. */
function merged(before: readonly OrderItem[], named: readonly OrderItem[], adds: boolean): OrderItem[] {
  const items = [...before];
  for (const item of named) {
    const at = items.findIndex((each) => isSame(each, item));
    if (at === -1 && items.length < maxItems) items.push(item);
    if (at === -1) continue;
    items[at] = { ...item, count: adds ? items[at]!.count + item.count : item.count };
  }
  return items;
}

/**
 * The items of an order after a message that adds, removes or exchanges items or changes their number. Undefined when
 * the message is not about items.
 */
export function changeItems(
  index: AnswerIndex,
  message: RecognizedMessage,
  text: string,
  before: readonly OrderItem[],
  voice: Voice,
): Ordered | undefined {
  const { items: named, unknown } = recognizeOrder(index, text, voice);
  const items = changed(message, named, before);
  return items && { items, unknown };
}

function changed(
  message: RecognizedMessage,
  named: readonly OrderItem[],
  before: readonly OrderItem[],
): OrderItem[] | undefined {
  const count = countIn(message);
  if (named.length === 0) {
    const last = before.at(-1);
    const changesCount = message.has("set") || message.has("add") || message.words.length <= 2;
    if (last === undefined || last.among || count === undefined || !changesCount) return undefined;
    return [...before.slice(0, -1), { ...last, count }];
  }
  if (before.length === 0) return [...named];
  if (message.has("remove")) return before.filter((item) => !named.some((each) => isMeant(item, each)));
  const [first, second] = named;
  const isAlone = before.length === 1 && first?.entryId !== undefined && !isSame(before[0]!, first);
  // With "بدل الدجاج" the replacement has not been named yet.
  if (message.has("replace") && !second && !isAlone) return undefined;
  if (message.has("replace") && first && second) {
    const old = before.find((item) => isMeant(item, first)) ?? before.find((item) => isMeant(item, second));
    if (old === undefined) return undefined;
    const fresh = isMeant(old, first) ? second : first;
    return merged(
      before.filter((item) => item !== old),
      [{ ...fresh, count: fresh.count > 1 ? fresh.count : old.count }],
      false,
    );
  }
  const isExchange =
    (message.has("set") || message.has("change") || message.has("replace")) &&
    before.length === 1 &&
    named.length === 1;
  if (isExchange && first && !isSame(before[0]!, first))
    return [{ ...first, count: count === undefined ? before[0]!.count : first.count }];
  return merged(before, named, message.has("add"));
}
