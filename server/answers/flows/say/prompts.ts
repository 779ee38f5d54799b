import type { Language } from "#server/answers/entry.ts";
import type { FlowState, FlowStep, Slots } from "#server/answers/flows/flow.ts";
import { unavailableOf } from "#server/answers/flows/recognize/items.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { flowTexts } from "./flow-texts.ts";
import { itemText, summaryText } from "./say-request.ts";

interface Spoken {
  text: string;
  choices: string[];
}

/** The text of a step that continues. */
export function promptOf({ state, act }: FlowStep, language: Language): Spoken {
  const texts = flowTexts(language);
  if (state === null) return { text: act === "cancelled" ? texts.cancelled : "", choices: [] };
  if (act === "offer") return { text: texts.offer[state.kind], choices: [...texts.offerChoices] };
  if (act === "confirm")
    return { text: summaryText(state.kind, state.slots, language), choices: [...texts.confirmChoices] };
  const { asked = "change" } = state;
  if (asked === "which") {
    const open = state.slots.items?.find(({ among }) => among !== undefined);
    const names = open?.among?.map(({ name }) => name) ?? [];
    if (names.length === 0) return { text: texts.whichOf(open?.name ?? ""), choices: [] };
    const listed = names.map((name, at) => `${at + 1}. ${name}`);
    return { text: [texts.which(open?.name ?? ""), ...listed].join("\n"), choices: names };
  }
  const choices = asked === "receive" ? [...texts.receiveChoices] : [];
  return { text: texts.ask[asked], choices };
}

/** The sentence before a repeated question. */
export function sayMisunderstood({ asked }: FlowState, language: Language): string {
  const texts = flowTexts(language);
  return asked === "phone" ? texts.phoneUnclear : texts.notUnderstood;
}

/** Items without an open question, as they were understood. */
export function listNotedItems(slots: Slots | undefined, language: Language): string | undefined {
  const clear = (slots?.items ?? []).filter(({ among }) => among === undefined);
  if (clear.length === 0) return undefined;
  const comma = language === "ar" ? "، " : ", ";
  return flowTexts(language).noted(clear.map((item) => itemText(item, language)).join(comma));
}

/** Ordered things that are not available and were not reported before. */
export function stockOf(
  index: AnswerIndex,
  { items = [] }: Slots,
  before: Slots,
  language: Language,
): string | undefined {
  const known = new Set(before.items?.map(({ entryId }) => entryId));
  const unavailable = unavailableOf(
    index,
    items.filter(({ entryId }) => !known.has(entryId)),
  );
  return unavailable.length === 0 ? undefined : flowTexts(language).outOfStock(unavailable);
}
