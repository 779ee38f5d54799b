import { voiceOf } from "#server/answers/compose/catalogue.ts";
import type {
  Answer,
  AnswerSettings,
  Decision,
  HandoverReason,
  Language,
  Moment,
} from "#server/answers/entry.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { begin, next } from "./machine.ts";
import { detailsIn } from "./hear/details.ts";
import type { Hearing } from "./hear/hearing.ts";
import { eventOf } from "./hear/event.ts";
import { requestIn } from "./hear/hear-request.ts";
import { HeardMessage } from "./hear/request-cues.ts";
import { itemsIn } from "./hear/items.ts";
import type { FlowKind, FlowNeeds, FlowState, FlowStep, OrderItem, RequestDetails, Slots } from "./flow.ts";
import type { RequestedItem } from "#shared/rules/flow-request.ts";
import { flowTexts } from "./say/flow-texts.ts";
import { itemText, summaryText } from "./say/say-request.ts";

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
  /** The flow that is under way. */
  state: FlowState | null;
  /** Those the owner has switched on. */
  enabled: readonly FlowKind[];
  /** What is known of the customer. */
  known: Pick<Slots, "name" | "phone">;
  /** The owner wrote the answer to be said as it is. */
  isCurated: boolean;
}

const REASONS: Record<FlowKind, HandoverReason> = {
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

const closed = ({ count, name, entryId, option, price, currency }: OrderItem): RequestedItem => ({
  count,
  name,
  ...(entryId !== undefined && { entryId }),
  ...(option !== undefined && { option }),
  ...(price !== undefined && { price }),
  ...(currency !== undefined && { currency }),
});

function detailsOf({ items, ...rest }: Slots): RequestDetails {
  return { ...rest, ...(items && { items: items.map(closed) }) };
}

const requestOf = ({ kind, slots, unlisted }: FlowState, isComplete: boolean): FlowRequest => ({
  kind,
  details: detailsOf({ ...(unlisted && { items: [unlisted] }), ...slots }),
  isComplete,
});

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join("\n\n");

interface Spoken {
  text: string;
  choices: string[];
}

/** The words of a step that goes on. */
function promptOf({ state, act }: FlowStep, language: Language): Spoken {
  const texts = flowTexts(language);
  if (state === null) return { text: act === "cancelled" ? texts.cancelled : "", choices: [] };
  if (act === "offer") return { text: texts.offer[state.kind], choices: [...texts.offerChoices] };
  if (act === "confirm")
    return { text: summaryText(state.kind, state.slots, language), choices: [...texts.confirmChoices] };
  const { asked = "change" } = state;
  if (asked === "which") {
    const open = state.slots.items?.find(({ among }) => among !== undefined);
    const names = open?.among?.map(({ name }) => name) ?? [];
    const listed = names.map((name, at) => `${at + 1}. ${name}`);
    return { text: [texts.which(open?.name ?? ""), ...listed].join("\n"), choices: names };
  }
  const choices = asked === "receive" ? [...texts.receiveChoices] : [];
  return { text: texts.ask[asked], choices };
}

/** Of a message in the middle of a flow; undefined: the flow has ended without anything to say. */
function continued(input: FlowInput, state: FlowState): FlowTurn | undefined {
  const { index, question, said, settings, now } = input;
  const message = new HeardMessage(question);
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
  if (step.act === "give_up") return { ...handedOver("asked_to_act"), request: requestOf(state, false) };
  if (step.act === "send") return { ...handedOver(REASONS[state.kind]), request: requestOf(state, true) };
  const texts = flowTexts(language);
  const isAside = event.kind === "asks" || (event.kind === "tells" && message.isQuestion);
  const isAnswered = isAside && said.decision !== "handover" && said.text !== "";
  const aside = isAnswered ? said.text : event.kind === "asks" ? texts.askedTeam : undefined;
  const prompt = promptOf(step, language);
  const isNoted = event.kind === "tells" && event.slots.items !== undefined && step.act !== "confirm";
  const noted = isNoted ? notedItems(step.state?.slots, language) : undefined;
  const unclear = step.act === "ask_again" ? misheard(state, language) : undefined;
  const isUnlisted = unlisted !== undefined && step.state !== null;
  return {
    state: step.state && withUnlisted(step.state, unlisted),
    decision: step.act === "cancelled" ? "smalltalk" : "clarify",
    text: isUnlisted
      ? texts.notListed(unlisted.name)
      : joined(aside, problem, noted, [unclear, prompt.text].filter(Boolean).join(" ")),
    choices: isUnlisted ? [texts.asWritten] : prompt.choices,
    isAnswered,
  };
}

/** What is on no list is remembered until something is ordered. */
function withUnlisted({ unlisted: before, ...state }: FlowState, heard: OrderItem | undefined): FlowState {
  const unlisted = state.slots.items === undefined ? (heard ?? before) : undefined;
  return { ...state, ...(unlisted && { unlisted }) };
}

function misheard({ asked }: FlowState, language: Language): string {
  const texts = flowTexts(language);
  return asked === "phone" ? texts.phoneUnclear : texts.notUnderstood;
}

/** Items without an open question, as they were understood. */
function notedItems(slots: Slots | undefined, language: Language): string | undefined {
  const clear = (slots?.items ?? []).filter(({ among }) => among === undefined);
  if (clear.length === 0) return undefined;
  const comma = language === "ar" ? "، " : ", ";
  return flowTexts(language).noted(clear.map((item) => itemText(item, language)).join(comma));
}

/** The engine's own reply stands. */
const passedOn = ({ decision, reason, text, choices }: Answer): FlowTurn => ({
  state: null,
  decision,
  ...(reason !== undefined && { reason }),
  text,
  choices,
  isAnswered: true,
});

const handedOver = (reason: HandoverReason): FlowTurn => ({
  state: null,
  decision: "handover",
  reason,
  text: "",
  choices: [],
  isAnswered: false,
});

/** "ابي 2 صقر": a wish, how many, and what the lists have, with nothing asked. */
function isBareOrder({ index, question, settings, said }: FlowInput, message: HeardMessage): boolean {
  const [wish] = message.of("want");
  const isWished = wish !== undefined && /^\d/u.test(message.words[wish.at + wish.length] ?? "");
  if (!isWished || message.isQuestion || message.has("not")) return false;
  return itemsIn(index, question, voiceOf(settings, said.language)).length > 0;
}

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
    const heard = new HeardMessage([quote, ...(entry.kind === "faq" ? entry.phrasings : [])].join("\n"));
    return (heard.has(`start:${kind}`) || heard.has(`do:${kind}`)) && !heard.has("own");
  });
}

function begun(input: FlowInput): FlowTurn | undefined {
  const { index, question, said, settings, now, enabled, known } = input;
  const message = new HeardMessage(question);
  const kind = requestIn(message) ?? (isBareOrder(input, message) ? "order" : undefined);
  if (kind === undefined || !enabled.includes(kind) || !mayBegin(kind, input)) return undefined;
  const { language } = said;
  const voice = { ...voiceOf(settings, language), language };
  const base = { index, kind, written: question, message, voice, now, asked: undefined };
  const { slots, problem, unlisted } = detailsIn({ ...base, before: {}, unlisted: undefined });
  const isHowTo = said.reason === "asked_to_act" && said.text !== "";
  // What is computed is said again in the summary, where it is of what was ordered.
  const isTaken = said.isComputed === true && (kind !== "order" || slots.items !== undefined);
  // How it is done elsewhere is said first, in the business's own words.
  const isOffered =
    isHowTo || (said.decision === "answer" && !isTaken && (message.isQuestion || saysHow(kind, input)));
  // Who wants to be called is with the team at once; a name and a number follow.
  const isPerson = kind === "lead" && !isOffered;
  const isSubscription = [question, ...(slots.items ?? []).map(({ name }) => name)].some((text) =>
    new HeardMessage(text).has("subscription"),
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
    const own = said.decision === "handover" ? passedOn(said) : handedOver("asked_for_human");
    return { ...own, state: step.state, closing: prompt.text, choices: prompt.choices };
  }
  const isKept = isOffered || (said.text !== "" && said.decision !== "clarify" && message.isQuestion);
  const texts = flowTexts(language);
  const noted = step.act === "ask" ? notedItems(slots, language) : undefined;
  const asks = unlisted !== undefined && !isOffered ? texts.notListed(unlisted.name) : prompt.text;
  return {
    state: step.state,
    decision: isOffered ? "answer" : "clarify",
    text: joined(
      isKept ? said.text : undefined,
      ...(isOffered ? [] : [texts.opening[kind], problem, noted]),
      asks,
    ),
    choices: unlisted !== undefined && !isOffered ? [texts.asWritten] : prompt.choices,
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
