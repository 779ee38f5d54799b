import { withArabicIsolated } from "#server/answers/compose/direction.ts";
import { languageOfText, quotable } from "#server/answers/compose/entry-text.ts";
import type { Citation, Language } from "#server/answers/entry.ts";
import type { Dialogue, Finding, Responder, UnderstoodMessage } from "#server/answers/responder.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { formsOf } from "#server/answers/language/cue-index.ts";
import { createStemTest } from "#server/answers/retrieve/query.ts";
import { readQuery } from "#server/answers/retrieve/retrieve.ts";
import type { Query } from "#server/answers/retrieve/query.ts";
import { tokenOf, tokens } from "#server/answers/text/tokens.ts";
import { tellContacts } from "./answer/tell-contacts.ts";
import { tellDelivery } from "./answer/tell-delivery.ts";
import { tellHours } from "./answer/opening-hours.ts";
import { tellPayments } from "./answer/tell-payments.ts";
import { tellPeople } from "./answer/tell-people.ts";
import { tellPlaces } from "./answer/tell-places.ts";
import type { Question, FactAnswer } from "./answer/fact-answer.ts";
import { hearInDialogue } from "./ask/dialogue.ts";
import type { FactAsk, FactFrame } from "./ask/frame.ts";
import type { BusinessFacts, Fact, OpeningHours } from "./facts.ts";

/** Probability of an answer to a question that is about the business only. */
const businessOnlyProbability = 0.995;
/** Probability of an answer to a question that also asks what facts do not hold. */
const partlyAboutBusinessProbability = 0.72;
/**
 * Names and addresses in the other language give way to a text in the customer's language that answers with more than
 * this.
 */
const maxOtherLanguageProbability = 0.8;
/** Probability of an answer to a question with a word that only the sentence about the hours has. */
const knownFromHoursProbability = 0.9;
const maxCited = 4;

const contactAsks: readonly FactAsk[] = ["phone", "contact", "whatsapp", "email", "website", "social"];
const hoursList: readonly FactAsk[] = ["hours", "closing", "open_now"];

function asksOne(frame: FactFrame, asks: readonly FactAsk[]): boolean {
  return asks.some((ask) => frame.asks.has(ask));
}

/** Which facts a frame asks for, in the order they are said. */
function topicsOf(
  frame: FactFrame,
  { branches }: BusinessFacts,
): ((question: Question) => FactAnswer | undefined)[] {
  const { asks } = frame;
  const isPlanned =
    frame.branches.length > 0 && frame.branches.every((at) => branches[at]?.status === "planned");
  const isMissing = frame.branches.length === 0 && frame.places.some(({ isCountry }) => !isCountry);
  // "Is the Khobar one open now?": where the city of each branch is known, no other branch's hours are meant.
  const isElsewhere = isMissing && branches.length > 0 && branches.every(({ city }) => city !== undefined);
  if (frame.isAboutPeople) return frame.people.length > 0 ? [tellPeople] : [];
  const isPaid = frame.methods.length > 0 || asks.has("payment");
  const namesZone = frame.places.length > 0 || frame.zones.length > 0;
  const namesPlace = namesZone && (asks.has("duration") || asks.has("same_day"));
  // "Cash on delivery" is a way of paying.
  const isPaidThen = frame.methods.includes("cash_on_delivery") && !namesZone;
  if ((asks.has("delivery") && !isPaidThen) || namesPlace) return [tellDelivery];
  // Only of delivery is it known what holds everywhere but in one place.
  if (frame.places.some(({ isExcluded }) => isExcluded)) return [];
  const isReached = asksOne(frame, contactAsks);
  // "اقدر اتصل عليكم الحين": whether somebody answers, not which number.
  const namesDay = frame.days.length > 0 || frame.relativeDay !== undefined;
  const impliesHours =
    [...asks].every((ask) => ask === "when") &&
    namesDay &&
    (frame.time !== undefined || frame.service !== undefined);
  const isHours =
    impliesHours ||
    (asksOne(frame, hoursList) &&
      !asks.has("duration") &&
      !(isReached && !frame.isNow && !asks.has("hours")));
  const topics: ((question: Question) => FactAnswer | undefined)[] = [];
  if (isPaid) topics.push(tellPayments);
  // Which of the branches are in a country is not known here.
  if (asks.has("branches") && frame.branches.length === 0 && frame.places.some(({ isCountry }) => isCountry))
    return [];
  // Of a branch that is not there, or not yet, that is all there is to say.
  if (
    (isPlanned || (isMissing && asks.has("branches")) || (isElsewhere && asksOne(frame, hoursList))) &&
    (asksOne(frame, hoursList) || isReached || asks.has("where") || asks.has("branches"))
  )
    return [tellPlaces];
  const isWhere = asks.has("where") || (asks.has("branches") && !isHours && !isReached && !isPaid);
  if (isWhere && !(asks.has("website") || asks.has("email"))) topics.push(tellPlaces);
  if (isReached && !(isHours && frame.isNow)) topics.push(tellContacts);
  if (isHours) topics.push(tellHours);
  return topics;
}

function cite(index: AnswerIndex, { entry, quote }: Fact, confidence: number): Citation[] {
  const source = index.entries.at(entry);
  return source === undefined
    ? []
    : [{ entryId: source.id, origin: source.origin, quote, confidence, used: true }];
}

function citations(index: AnswerIndex, facts: readonly Fact[], confidence: number): Citation[] {
  const found = facts.flatMap((fact) => cite(index, fact, confidence));
  const seen = new Set<string>();
  return found
    .filter(({ entryId, quote }) => !seen.has(entryId + quote) && seen.add(entryId + quote))
    .slice(0, maxCited);
}

/** A word that nothing here explains may be the point ("do you open at Eid?"): the texts have to answer it. */
function probabilityOf({ unexplained, asks }: FactFrame): number {
  if (unexplained.length > 0) return 0;
  return asks.has("parking") ? partlyAboutBusinessProbability : businessOnlyProbability;
}

/** The departments of the opening hours that a question calls, by its words or what these are in the other language. */
function withDepartments(frame: FactFrame, { hours }: BusinessFacts, read: () => Query): FactFrame {
  const departments = [...new Set(hours.flatMap(({ department }) => department ?? []))];
  if (departments.length === 0) return frame;
  const content = read().words.filter(({ token }) => !token.isFunction);
  const told = departments.map((department) => {
    const stems = new Set(tokens(department).flatMap(({ stem, isFunction }) => (isFunction ? [] : [stem])));
    return { department, by: content.filter((word) => word.stems.some((stem) => stems.has(stem))) };
  });
  const most = Math.max(0, ...told.map(({ by }) => by.length));
  if (most === 0) return frame;
  const called = told.filter(({ by }) => by.length === most);
  const explained = new Set(called.flatMap(({ by }) => by.map(({ token }) => token.word)));
  return {
    ...frame,
    departments: called.map(({ department }) => department),
    unexplained: frame.unexplained.filter((word) => !explained.has(tokenOf(word).word)),
  };
}

/**
 * Hours whose own words have all that is left unexplained of a question ("the admissions office" of "the admissions
 * office works Sunday to Thursday"): whose hours they are stands there, and the others are not asked for.
 */
function hoursWith({ unexplained }: FactFrame, { hours }: BusinessFacts, { words }: Query): OpeningHours[] {
  const asked = words.filter(({ token }) => unexplained.some((word) => tokenOf(word).word === token.word));
  if (asked.length === 0) return [];
  return hours.filter(({ quote }) => {
    const stems = new Set(tokens(quote).map(({ stem }) => stem));
    return asked.every((word) => word.stems.some((stem) => stems.has(stem)));
  });
}

/** "When are you open?" and nothing else that would have to be worked out. */
function asksWholeWeek(frame: FactFrame): boolean {
  const asks = [...frame.asks].filter((ask) => ask !== "when");
  const isPlain = asks.every((ask) => hoursList.includes(ask)) && !frame.isNow && !frame.isRamadan;
  const isOpenNow = frame.asks.has("open_now") && !frame.asks.has("when");
  const names = [frame.days, frame.branches, frame.places].some((each) => each.length > 0);
  return isPlain && !isOpenNow && !names && frame.relativeDay === undefined && frame.service === undefined;
}

/** What the owner wrote as the answer, where one FAQ in the customer's language holds all of it. */
function asWritten(index: AnswerIndex, facts: readonly Fact[], language: Language): string | undefined {
  const [only, ...others] = new Set(facts.map(({ entry }) => entry));
  const entry = only === undefined || others.length > 0 ? undefined : index.entries.at(only);
  const text = entry?.kind === "faq" ? entry.answer[language] : undefined;
  return text === undefined || languageOfText(text) !== language ? undefined : quotable(text).trim();
}

/** Answers what is asked of the business itself by computing it from its facts. */
export const answerFromFacts: Responder = (
  index: AnswerIndex,
  { question, voice, now }: UnderstoodMessage,
  { history }: Dialogue,
): Finding | null => {
  const query = readQuery(index, question);
  const known = new Set(query.words.flatMap(({ token, known: has }) => (has ? [token.stem] : [])));
  const knows = createStemTest(index);
  const isKnown = (word: string): boolean =>
    known.has(tokenOf(word).stem) || formsOf(word).some((form) => knows(tokenOf(form).stem));
  const heard = hearInDialogue(question, history, index.facts, isKnown, (frame, text) =>
    withDepartments(frame, index.facts, () => (text === question ? query : readQuery(index, text))),
  );
  const asksHours = asksOne(heard, hoursList) && heard.unexplained.length > 0;
  const hours = asksHours ? hoursWith(heard, index.facts, query) : [];
  const frame = hours.length > 0 ? { ...heard, unexplained: [] } : heard;
  const facts = hours.length > 0 ? { ...index.facts, hours } : index.facts;
  const surest = hours.length > 0 ? knownFromHoursProbability : probabilityOf(frame);
  if (surest === 0) return null;
  const asked: Question = { frame, facts, language: voice.language, now };
  const told = topicsOf(frame, facts).flatMap((topic) => topic(asked) ?? []);
  if (told.length === 0) return null;
  const cited = told.flatMap((each) => each.facts);
  const written = asksWholeWeek(frame) ? asWritten(index, cited, voice.language) : undefined;
  const said = written ?? [...new Set(told.map((each) => each.text))].join("\n");
  // In an Arabic reply a name in Latin letters sits well as it is; an Arabic address turns an English line around.
  const text = voice.language === "en" ? withArabicIsolated(said) : said;
  const isStated = cited.length > 0 && cited.every(({ stated }) => stated === true);
  const isReadable = isStated || languageOfText(text) === voice.language;
  const probability = isReadable ? surest : Math.min(surest, maxOtherLanguageProbability);
  return {
    from: "facts",
    probability,
    text,
    citations: citations(index, cited, probability),
    alternatives: () =>
      [...new Set(cited.map(({ entry }) => index.entries.at(entry)))].flatMap((each) => each ?? []),
    tied: false,
    asksPrice: false,
  };
};
