import type { Turn } from "#server/answers/entry.ts";
import type { OrderItem } from "#server/answers/flows/flow.ts";
import { numberWords } from "#server/answers/rows/question-numbers.ts";
import { timeIn } from "./day-time.ts";
import { recognizeDetails } from "./details.ts";
import type { FlowMessage } from "./flow-message.ts";
import { isOfLists, readItems } from "./items.ts";
import { recognizePhone } from "./phone.ts";
import { RecognizedMessage, restOf } from "./request-cues.ts";

/**
 * An order without the word: a wish, a quantity and an item of the lists, without a question ("ابي 2 صقر"). With an address or
 * a phone number the quantity may be missing.
 */
export function isBareOrder(flowMessage: FlowMessage): boolean {
  const { message, written } = flowMessage;
  const [wish] = message.of("want");
  if (wish === undefined) return false;
  const [following = "", next = ""] = message.words.slice(wish.at + wish.length);
  // "ابي 10 مساء" is a time.
  const isTime = timeIn(new RecognizedMessage(`${following} ${next}`), false, () => false) !== undefined;
  const isCounted = !isTime && (/^\d/u.test(following) || numberWords.has(following));
  const isWished = isCounted || (message.has("receive:") && recognizePhone(written, undefined) !== undefined);
  if (!isWished || message.isQuestion || message.has("not")) return false;
  const { items = [] } = recognizeDetails({ ...flowMessage, kind: "order" }).slots;
  return items.some(({ entryId, among }) => entryId !== undefined || among !== undefined);
}

/** Item of "I'd like to order it": the one that the customer mentioned last, otherwise the agent. */
export function findItemsMeant(
  { index, message, voice }: FlowMessage,
  history: readonly Turn[],
): OrderItem[] {
  const isMeant = isOfLists(index);
  const last = (role: Turn["role"]): string =>
    restOf(new RecognizedMessage(history.findLast((turn) => turn.role === role)?.text ?? ""), isMeant);
  const more = restOf(message, isMeant);
  for (const text of [`${more} ${last("customer")}`, last("customer"), last("agent")]) {
    const items = readItems(index, text, voice);
    if (items.length === 1) return items;
  }
  return [];
}
