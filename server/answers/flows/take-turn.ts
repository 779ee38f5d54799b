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
import { isBareOrder, findItemsMeant } from "./hear/bare-order.ts";
import { detailsIn } from "./hear/details.ts";
import { eventOf } from "./hear/event.ts";
import { requestIn } from "./hear/hear-request.ts";
import type { Hearing } from "./hear/hearing.ts";
import { RecognizedMessage } from "./hear/request-cues.ts";
import { flowTexts } from "./say/flow-texts.ts";
import { sayMisheard, listNotedItems, promptOf, stockOf } from "./say/prompts.ts";
import { totalLine } from "./say/say-request.ts";

/** A request as the team gets it. */
export interface FlowRequest {
  kind: FlowKind;
  details: RequestDetails;
  /** The customer has confirmed it; false: a person took over before. */
  isComplete: boolean;
}

export interface FlowTurn {
  state: FlowState | null;
  decision: Decision;
  reason?: HandoverReason;
  /** What the customer reads; of a handover, before the sentence that says so. */
  text: string;
  /** Of a handover, after that sentence. */
  closing?: string;
  choices: string[];
  /** Of the request; the last message may be a word of another ("ok"). */
  language: Language;
  request?: FlowRequest;
  /** The engine's own answer is part of the text, so its sources are. */
  isAnswered: boolean;
}

/** A message in a conversation that may be about a request. */
export interface FlowInput {
  index: AnswerIndex;
  question: string;
  /** What the engine makes of the message by itself. */
  said: Answer;
  settings: AnswerSettings;
  now: Moment;
  /** What was said before, oldest first. */
  history: readonly Turn[];
  /** The flow that is under way. */
  state: FlowState | null;
  /** Those the owner has switched on. */
  enabled: readonly FlowKind[];
  /** What is known of the customer. */
  known: Pick<Slots, "name" | "phone">;
  /** The owner wrote the answer to be said as it is. */
  isCurated: boolean;
  /** What a language model takes the customer to want; absent: what the message's own words say. */
  wanted?: FlowKind | undefined;
}

const reasons: Record<FlowKind, HandoverReason> = {
  order: "order_request",
  booking: "booking_request",
  lead: "contact_request",
};
/** A message this long in the other language changes the language of a flow. */
const minWordsOfLanguage = 3;

/** Whether what is ordered is delivered, as far as the business's facts say. */
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

/** Of a message in the middle of a flow; undefined: the flow has ended without anything to say. */
function continued(input: FlowInput, state: FlowState): FlowTurn | undefined {
  const { index, question, said, settings, now } = input;
  const message = new RecognizedMessage(question);
  const isFree = state.asked === "name" || state.asked === "address";
  const isOther = said.language !== state.language && message.words.length >= minWordsOfLanguage && !isFree;
  const language = isOther ? said.language : state.language;
  const hearing: Hearing = {
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
  const { event, problem, unlisted } = eventOf(hearing, state, said);
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
  // Choices of an unsure answer would be taken for answers to the flow's own question.
  const isSure = said.decision !== "handover" && said.choices.length === 0 && said.text !== "";
  const isAnswered = isAside && sum === undefined && isSure;
  const aside = sum ?? (isAnswered ? said.text : event.kind === "asks" ? texts.askedTeam : undefined);
  const prompt = promptOf(step, language);
  const isNoted = event.kind === "tells" && event.slots.items !== undefined && step.act !== "confirm";
  const noted = isNoted ? listNotedItems(step.state?.slots, language) : undefined;
  const unclear = step.act === "ask_again" ? sayMisheard(state, language) : undefined;
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

/** What is on no list is remembered until something is ordered. */
function withUnlisted({ unlisted: before, ...state }: FlowState, heard: OrderItem | undefined): FlowState {
  const unlisted = state.slots.items === undefined ? (heard ?? before) : undefined;
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

/** Whether the engine's answer leaves room for taking the request. */
function mayBegin(kind: FlowKind, { said, isCurated }: FlowInput): boolean {
  if (isCurated || said.decision === "smalltalk" || said.reason === "complaint") return false;
  return said.reason !== "asked_for_human" || kind === "lead";
}

/** Whether what the engine answers is about ordering, booking or getting in touch, and not about something else. */
function saysHow(kind: FlowKind, { index, said }: FlowInput): boolean {
  return said.citations.some(({ used, entryId, quote }) => {
    const entry = used ? index.entries.withId(entryId) : undefined;
    if (entry === undefined) return false;
    const heard = new RecognizedMessage([quote, ...(entry.kind === "faq" ? entry.phrasings : [])].join("\n"));
    return (heard.has(`start:${kind}`) || heard.has(`do:${kind}`)) && !heard.has("own");
  });
}

function begun(input: FlowInput): FlowTurn | undefined {
  const { index, question, said, settings, now, enabled, known, history, wanted } = input;
  const message = new RecognizedMessage(question);
  const { language } = said;
  const voice = { ...voiceOf(settings, language), language };
  const base: Omit<Hearing, "kind"> = {
    index,
    written: question,
    message,
    voice,
    now,
    asked: undefined,
    before: {},
    unlisted: undefined,
  };
  const kind =
    wanted ?? requestIn(message) ?? (isBareOrder({ ...base, kind: "order" }) ? "order" : undefined);
  if (kind === undefined || !enabled.includes(kind) || !mayBegin(kind, input)) return undefined;
  const hearing: Hearing = { ...base, kind };
  const heard = detailsIn(hearing);
  const { slots, problem } = heard;
  if (kind === "order" && slots.items === undefined && message.has("that")) {
    const items = findItemsMeant(hearing, history);
    if (items.length > 0) slots.items = items;
  }
  const unlisted = slots.items === undefined ? heard.unlisted : undefined;
  const isHowTo = said.reason === "asked_to_act" && said.text !== "";
  // What is computed is said again in the summary, where it is of what was ordered.
  const isTaken = said.isComputed === true && (kind !== "order" || slots.items !== undefined);
  // How it is done elsewhere is said first, in the business's own words.
  const isHowSaid = said.decision === "answer" && !isTaken && saysHow(kind, input);
  // Who names a day or a thing has asked for it already; what the business says of it comes first.
  const isDecided =
    !message.isQuestion && [slots.date, slots.time, slots.items].some((value) => value !== undefined);
  const isOffered =
    (isHowTo || isHowSaid || (said.decision === "answer" && !isTaken && message.isQuestion)) && !isDecided;
  // Who wants to be called is with the team at once; a name and a number follow.
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
 * What a flow makes of a message: begins, goes on, is confirmed, changed or cancelled, or ends with a person.
 * Undefined: the message has nothing to do with a request, and the engine's own reply stands.
 */
export function takeTurn(input: FlowInput): FlowTurn | undefined {
  return (input.state && continued(input, input.state)) ?? begun(input);
}
