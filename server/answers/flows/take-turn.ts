import { voiceOf } from "#server/answers/compose/catalogue.ts";
import type {
  Answer,
  AnswerSettings,
  Decision,
  HandoverReason,
  Language,
  Moment,
  Turn,
} from "#server/answers/entry.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { begin, next } from "./machine.ts";
import { detailsOf } from "./collected.ts";
import type { FlowKind, FlowNeeds, FlowState, OrderItem, RequestDetails, Slots } from "./flow.ts";
import { isBareOrder, findItemsMeant } from "./recognize/bare-order.ts";
import { recognizeDetails } from "./recognize/details.ts";
import { eventOf } from "./recognize/event.ts";
import { findDiscussedItems } from "./recognize/discussed-items.ts";
import { itemInSize } from "./recognize/items.ts";
import { recognizeRequest } from "./recognize/recognize-request.ts";
import type { FlowMessage } from "./recognize/flow-message.ts";
import { RecognizedMessage } from "./recognize/request-cues.ts";
import { flowTexts } from "./say/flow-texts.ts";
import { sayMisunderstood, listNotedItems, promptOf, stockOf } from "./say/prompts.ts";
import { totalLine } from "./say/say-request.ts";

/** A request for the team. */
export interface FlowRequest {
  kind: FlowKind;
  details: RequestDetails;
  /** Whether the customer has confirmed the request; false where a person took over before. */
  isComplete: boolean;
}

export interface FlowTurn {
  state: FlowState | null;
  decision: Decision;
  reason?: HandoverReason;
  /** The text for the customer; in a handover it stands before the sentence about the handover. */
  text: string;
  /** In a handover, the text after that sentence. */
  closing?: string;
  choices: string[];
  /** Language of the request; the last message may be a word of the other language ("ok"). */
  language: Language;
  request?: FlowRequest;
  /** The engine's answer is part of the text, so its sources are cited. */
  isAnswered: boolean;
}

/** A message in a conversation that may be about a request. */
export interface FlowInput {
  index: AnswerIndex;
  question: string;
  /** The engine's own answer to the message. */
  said: Answer;
  settings: AnswerSettings;
  now: Moment;
  /** Earlier turns, oldest first. */
  history: readonly Turn[];
  /** The running flow. */
  state: FlowState | null;
  /** The flows that the owner has switched on. */
  enabled: readonly FlowKind[];
  /** Known details of the customer. */
  known: Pick<Slots, "name" | "phone">;
  /** The answer is curated and is not changed. */
  isCurated: boolean;
  /** The customer's wish according to a language model; absent where the words of the message decide. */
  wanted?: FlowKind | undefined;
}

const reasons: Record<FlowKind, HandoverReason> = {
  order: "order_request",
  booking: "booking_request",
  lead: "contact_request",
};
/** A message with at least this many words in the other language changes the language of a flow. */
const minWordsOfLanguage = 3;

/** Whether orders are delivered, according to the business's facts. */
function needsOf({ facts }: AnswerIndex, { isSubscription }: FlowState): FlowNeeds {
  const isKnown = facts.zones.length > 0 || facts.notes.some(({ topic }) => topic === "delivery");
  return { delivers: isKnown && isSubscription !== true };
}

const requestOf = ({ kind, slots, unlisted }: FlowState, isComplete: boolean): FlowRequest => ({
  kind,
  details: detailsOf({ ...(unlisted && { items: [unlisted] }), ...slots }),
  isComplete,
});

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join("\n\n");

/** The turn for a message within a flow; undefined where the flow has ended without a reply. */
function continued(input: FlowInput, state: FlowState): FlowTurn | undefined {
  const { index, question, said, settings, now } = input;
  const message = new RecognizedMessage(question);
  const isFree = state.asked === "name" || state.asked === "address";
  const isOther = said.language !== state.language && message.words.length >= minWordsOfLanguage && !isFree;
  const language = isOther ? said.language : state.language;
  const flowMessage: FlowMessage = {
    index,
    kind: state.kind,
    written: question,
    message,
    voice: { ...voiceOf(settings, language), language },
    now,
    asked: state.stage === "confirming" ? "change" : state.asked,
    before: state.slots,
    unlisted: state.unlisted,
  };
  const { event, problem, unlisted } = eventOf(flowMessage, state, said);
  const needs = needsOf(index, state);
  const step = next({ ...state, language }, event, needs);
  if (step.act === "dropped") return undefined;
  if (step.act === "left") return { ...passedOn(said), request: requestOf(state, false) };
  if (step.act === "give_up")
    return { ...handedOver("asked_to_act", language), request: requestOf(state, false) };
  if (step.act === "send")
    return { ...handedOver(reasons[state.kind], language), request: requestOf(state, true) };
  const texts = flowTexts(language);
  const isAside = event.kind === "asks" || (event.kind === "tells" && message.isQuestion);
  const sum = isAside && message.has("total") ? totalLine(state.slots, language) : undefined;
  // Choices of an unsure answer could be taken for answers to the flow's question.
  const isSure = said.decision !== "handover" && said.choices.length === 0 && said.text !== "";
  const isAnswered = isAside && sum === undefined && isSure;
  const aside = sum ?? (isAnswered ? said.text : event.kind === "asks" ? texts.askedTeam : undefined);
  const prompt = promptOf(step, language);
  const isNoted = event.kind === "tells" && event.slots.items !== undefined && step.act !== "confirm";
  const noted = isNoted ? listNotedItems(step.state?.slots, language) : undefined;
  const unclear = step.act === "ask_again" ? sayMisunderstood(state, language) : undefined;
  const stock = event.kind === "tells" ? stockOf(index, event.slots, state.slots, language) : undefined;
  const isUnlisted = unlisted !== undefined && step.state !== null;
  return {
    state: step.state && withUnlisted(step.state, unlisted),
    decision: step.act === "cancelled" ? "smalltalk" : "clarify",
    text: isUnlisted
      ? texts.notListed(unlisted.name)
      : joined(
          aside,
          problem,
          stock,
          noted,
          [unclear, prompt.text].filter(Boolean).join(" "),
          unclear && texts.wayOut,
        ),
    choices: isUnlisted ? [texts.asWritten] : prompt.choices,
    language,
    isAnswered,
  };
}

/** Things that are on no list are remembered until something is ordered. */
function withUnlisted(
  { unlisted: before, ...state }: FlowState,
  requested: OrderItem | undefined,
): FlowState {
  const unlisted = state.slots.items === undefined ? (requested ?? before) : undefined;
  return { ...state, ...(unlisted && { unlisted }) };
}

/** The engine's own reply stands. */
const passedOn = ({ decision, reason, text, choices, language }: Answer): FlowTurn => ({
  state: null,
  decision,
  ...(reason !== undefined && { reason }),
  text,
  choices,
  language,
  isAnswered: true,
});

const handedOver = (reason: HandoverReason, language: Language): FlowTurn => ({
  state: null,
  decision: "handover",
  reason,
  text: "",
  choices: [],
  language,
  isAnswered: false,
});

/** Whether the engine's answer allows an offer to take the request. */
function mayBegin(kind: FlowKind, { said, isCurated }: FlowInput): boolean {
  if (isCurated || said.decision === "smalltalk" || said.reason === "complaint") return false;
  return said.reason !== "asked_for_human" || kind === "lead";
}

/** Whether the engine's answer is about ordering, booking or contacting the business. */
function saysHow(kind: FlowKind, { index, said }: FlowInput): boolean {
  return said.citations.some(({ used, entryId, quote }) => {
    const entry = used ? index.entries.withId(entryId) : undefined;
    if (entry === undefined) return false;
    const recognized = new RecognizedMessage(
      [quote, ...(entry.kind === "faq" ? entry.phrasings : [])].join("\n"),
    );
    return (recognized.has(`start:${kind}`) || recognized.has(`do:${kind}`)) && !recognized.has("own");
  });
}

function begun(input: FlowInput): FlowTurn | undefined {
  const { index, question, said, settings, now, enabled, known, history, wanted } = input;
  const message = new RecognizedMessage(question);
  const { language } = said;
  const voice = { ...voiceOf(settings, language), language };
  const base: Omit<FlowMessage, "kind"> = {
    index,
    written: question,
    message,
    voice,
    now,
    asked: undefined,
    before: {},
    unlisted: undefined,
  };
  const orderMessage: FlowMessage = { ...base, kind: "order" };
  const discussedItems = findDiscussedItems(orderMessage, history);
  const isOrder = (): boolean => discussedItems.length > 0 || isBareOrder(orderMessage);
  const kind = wanted ?? recognizeRequest(message) ?? (isOrder() ? "order" : undefined);
  if (kind === undefined || !enabled.includes(kind) || !mayBegin(kind, input)) return undefined;
  const flowMessage: FlowMessage = { ...base, kind };
  const details = recognizeDetails(flowMessage);
  const { slots, problem } = details;
  if (kind === "order" && discussedItems.length > 0) slots.items = discussedItems;
  if (kind === "order" && slots.items === undefined && message.has("that")) {
    const items = findItemsMeant(flowMessage, history);
    if (items.length > 0) slots.items = items;
  }
  if (kind === "order" && slots.items?.length === 1 && slots.items[0]!.among !== undefined) {
    const item = itemInSize(index, slots.items[0]!, history, voice);
    if (item !== undefined) slots.items = [item];
  }
  const unlisted = slots.items === undefined ? details.unlisted : undefined;
  const isHowTo = said.reason === "asked_to_act" && said.text !== "";
  // Computed amounts of ordered things are left out, because the summary repeats them.
  const isTaken = said.isComputed === true && (kind !== "order" || slots.items !== undefined);
  // The business's own way of ordering comes first, in its own words.
  const isHowSaid = said.decision === "answer" && !isTaken && saysHow(kind, input);
  // A customer who names a day or a thing has made the request already; the business's own statement comes first.
  const isDecided =
    !message.isQuestion && [slots.date, slots.time, slots.items].some((value) => value !== undefined);
  const isOffered =
    (isHowTo || isHowSaid || (said.decision === "answer" && !isTaken && message.isQuestion)) && !isDecided;
  // A customer who wants to be called is handed over at once; name and number follow.
  const isPerson = kind === "lead" && !isOffered;
  const isSubscription = [question, ...(slots.items ?? []).map(({ name }) => name)].some((text) =>
    new RecognizedMessage(text).has("subscription"),
  );
  const state: FlowState = {
    kind,
    stage: isOffered ? "offered" : "collecting",
    language,
    slots: { ...known, ...slots },
    misses: 0,
    ...(isPerson && { isHandedOver: true }),
    ...(isSubscription && { isSubscription: true }),
    ...(unlisted !== undefined && !isOffered && { unlisted }),
  };
  const step = begin(state, needsOf(index, state));
  const prompt = promptOf(step, language);
  if (isPerson) {
    const own = said.decision === "handover" ? passedOn(said) : handedOver("asked_for_human", language);
    const closing = step.act === "ask" ? `${flowTexts(language).contact} ${prompt.text}` : prompt.text;
    return { ...own, state: step.state, closing, choices: prompt.choices };
  }
  const isKept =
    isOffered ||
    isHowSaid ||
    (isHowTo && isDecided) ||
    (said.text !== "" && said.decision !== "clarify" && message.isQuestion);
  const texts = flowTexts(language);
  const noted = step.act === "ask" ? listNotedItems(slots, language) : undefined;
  const stock = stockOf(index, slots, {}, language);
  const asks = unlisted !== undefined && !isOffered ? texts.notListed(unlisted.name) : prompt.text;
  return {
    state: step.state,
    decision: isOffered ? "answer" : "clarify",
    text: joined(
      isKept ? said.text : undefined,
      ...(isOffered ? [] : [texts.opening[kind], problem, stock, noted]),
      asks,
    ),
    choices: unlisted !== undefined && !isOffered ? [texts.asWritten] : prompt.choices,
    language,
    isAnswered: isKept,
  };
}

/**
 * The turn of a flow for a message: it begins, continues, is confirmed, changed or cancelled, or ends with a person.
 * Undefined where the message is not about a request and the engine's own reply is used.
 */
export function takeTurn(input: FlowInput): FlowTurn | undefined {
  return (input.state && continued(input, input.state)) ?? begun(input);
}
