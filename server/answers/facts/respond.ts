import { chooseSentences } from "#server/answers/compose/catalogue.ts";
import { withArabicIsolated } from "#server/answers/compose/direction.ts";
import { languageOfText, quotable } from "#server/answers/compose/entry-text.ts";
import type { Citation, Language, Turn } from "#server/answers/entry.ts";
import type { Dialogue, Finding, Responder, UnderstoodMessage } from "#server/answers/responder.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { CueIndex, formsOf } from "#server/answers/language/cue-index.ts";
import { findCues } from "#server/answers/language/cues.ts";
import { createStemTest } from "#server/answers/retrieve/query.ts";
import { readQuery } from "#server/answers/retrieve/retrieve.ts";
import type { Query } from "#server/answers/retrieve/query.ts";
import { tokenOf, tokens } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import { statesPrice, wantedIn } from "#server/answers/understand/value.ts";
import { tellContacts } from "./answer/tell-contacts.ts";
import { tellDelivery } from "./answer/tell-delivery.ts";
import { tellHours } from "./answer/opening-hours.ts";
import { tellPayments } from "./answer/tell-payments.ts";
import { tellPeople } from "./answer/tell-people.ts";
import { tellPlaces } from "./answer/tell-places.ts";
import type { Question, FactAnswer } from "./answer/fact-answer.ts";
import { recognizeInDialogue } from "./ask/dialogue.ts";
import type { FactAsk, FactFrame } from "./ask/frame.ts";
import type { BusinessFacts, Fact, OpeningHours } from "./facts.ts";

/** Probability of an answer to a question that is about the business only. */
const businessOnlyProbability = 0.995;
/** Probability of an answer to a question that also asks what facts do not hold. */
const partlyAboutBusinessProbability = 0.72;
/**
 * A text in the customer's language with a higher probability than this replaces names and addresses in the other
 * language.
 */
const maxOtherLanguageProbability = 0.8;
/** Probability of an answer to a question with a word that stands only in the sentence about the hours. */
const knownFromHoursProbability = 0.9;
const maxCited = 8;

const contactAsks: readonly FactAsk[] = ["phone", "contact", "whatsapp", "email", "website", "social"];
const hoursList: readonly FactAsk[] = ["hours", "closing", "open_now"];

function asksOne(frame: FactFrame, asks: readonly FactAsk[]): boolean {
  return asks.some((ask) => frame.asks.has(ask));
}

/** Which facts a frame asks for, in the order they are said. */
function topicsOf(
  frame: FactFrame,
  { branches, zones }: BusinessFacts,
): ((question: Question) => FactAnswer | undefined)[] {
  const { asks } = frame;
  const isPlanned =
    frame.branches.length > 0 && frame.branches.every((at) => branches[at]?.status === "planned");
  const isMissing = frame.branches.length === 0 && frame.places.some(({ isCountry }) => !isCountry);
  // Where the city of each branch is known, "is the Khobar one open now?" is about no other branch.
  const isElsewhere = isMissing && branches.length > 0 && branches.every(({ city }) => city !== undefined);
  if (frame.isAboutPeople) return frame.people.length > 0 ? [tellPeople] : [];
  // "How much do we pay when it gets lost?" asks for an amount, not for ways of paying.
  const isPaid = frame.methods.length > 0 || (asks.has("payment") && !asks.has("fee"));
  const namesZone = frame.places.length > 0 || frame.zones.length > 0;
  const namesPlace = namesZone && (asks.has("duration") || asks.has("same_day"));
  // "Cash on delivery" is a way of paying.
  const isPaidThen = frame.methods.includes("cash_on_delivery") && !namesZone;
  // The minimum order is told by the zones of the delivery.
  const isOfMinimum = asks.has("minimum") && zones.some(({ minimum }) => minimum !== undefined);
  if ((asks.has("delivery") && !isPaidThen) || namesPlace || isOfMinimum) return [tellDelivery];
  // Only delivery facts can answer for everywhere outside a place.
  if (frame.places.some(({ isExcluded }) => isExcluded)) return [];
  const isReached = asksOne(frame, contactAsks);
  // "اقدر اتصل عليكم الحين" asks whether somebody answers, not for the number.
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
  // The country of a branch is not known.
  if (asks.has("branches") && frame.branches.length === 0 && frame.places.some(({ isCountry }) => isCountry))
    return [];
  // A branch that does not exist, or not yet, has no other facts.
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

/** An unexplained word may be the subject ("do you open at Eid?"), so the texts have to answer. */
function probabilityOf({ unexplained, asks }: FactFrame): number {
  if (unexplained.length > 0) return 0;
  return asks.has("parking") ? partlyAboutBusinessProbability : businessOnlyProbability;
}

/** The departments of the opening hours that a question names, in either language. */
function withDepartments(frame: FactFrame, { hours }: BusinessFacts, read: () => Query): FactFrame {
  const departments = [...new Set(hours.flatMap(({ department }) => department ?? []))];
  if (departments.length === 0) return frame;
  const content = read().words.filter(({ token }) => !token.isFunction);
  const namings = departments.map((department) => {
    const stems = new Set(tokens(department).flatMap(({ stem, isFunction }) => (isFunction ? [] : [stem])));
    return { department, by: content.filter((word) => word.stems.some((stem) => stems.has(stem))) };
  });
  const most = Math.max(0, ...namings.map(({ by }) => by.length));
  if (most === 0) return frame;
  const called = namings.filter(({ by }) => by.length === most);
  const explained = new Set(called.flatMap(({ by }) => by.map(({ token }) => token.word)));
  return {
    ...frame,
    departments: called.map(({ department }) => department),
    unexplained: frame.unexplained.filter((word) => !explained.has(tokenOf(word).word)),
  };
}

/**
 * Hours whose source has all unexplained words of a question ("the admissions office" in "the admissions office works
 * Sunday to Thursday"); only these are asked for.
 */
function hoursWith({ unexplained }: FactFrame, { hours }: BusinessFacts, { words }: Query): OpeningHours[] {
  const asked = words.filter(({ token }) => unexplained.some((word) => tokenOf(word).word === token.word));
  if (asked.length === 0) return [];
  return hours.filter(({ quote }) => {
    const stems = new Set(tokens(quote).map(({ stem }) => stem));
    return asked.every((word) => word.stems.some((stem) => stems.has(stem)));
  });
}

/** Whether a question only asks when the business is open, so that nothing has to be computed. */
function asksWholeWeek(frame: FactFrame): boolean {
  const asks = [...frame.asks].filter((ask) => ask !== "when");
  const isPlain = asks.every((ask) => hoursList.includes(ask)) && !frame.isNow && !frame.isRamadan;
  const isOpenNow = frame.asks.has("open_now") && !frame.asks.has("when");
  const names = [frame.days, frame.branches, frame.places].some((each) => each.length > 0);
  return isPlain && !isOpenNow && !names && frame.relativeDay === undefined && frame.service === undefined;
}

/** "Which branch has it?" after a row of a list: where a thing is to be had, not where the branches are. */
const asksOfThing = (frame: FactFrame, index: AnswerIndex): boolean =>
  index.products.length > 0 &&
  frame.asks.has("stock") &&
  frame.methods.length === 0 &&
  !frame.isAboutPeople &&
  !asksOne(frame, [...hoursList, "delivery", "payment"]);

const stockCues = new CueIndex(findCues("fact-questions").filter(({ kind }) => kind === "ask:stock"));

/** "هدفع للاتنين كام؟" asks for an amount, not for ways of paying. */
const asksAmount = ({ asks, methods }: FactFrame, question: string): boolean =>
  asks.has("payment") && asks.size === 1 && methods.length === 0 && wantedIn(question).has("number");

/** What a question about a thing that was priced may look like: "available now?" asks for no opening hours. */
const asksBesideStock: readonly FactAsk[] = ["branches", "stock", "accepts", "presence"];

/** "موجود في ينبع؟", "available now?" right after a price ask for the thing that was priced, not for the branch. */
function goesOnWithThing({ asks }: FactFrame, question: string, history: readonly Turn[]): boolean {
  const last = history.findLast(({ role }) => role !== "customer")?.text ?? "";
  // A question about somebody's presence now is read as one about being open.
  const isPresence = asks.has("presence");
  return (
    [...asks].every((ask) => asksBesideStock.includes(ask) || (isPresence && ask === "open_now")) &&
    stockCues.matchesAt(words(question), 0).length > 0 &&
    statesPrice(last)
  );
}

/** The owner's own answer, where one FAQ in the customer's language contains all of the computed one. */
function asWritten(index: AnswerIndex, facts: readonly Fact[], language: Language): string | undefined {
  const [only, ...others] = new Set(facts.map(({ entry }) => entry));
  const entry = only === undefined || others.length > 0 ? undefined : index.entries.at(only);
  const text = entry?.kind === "faq" ? entry.answer[language] : undefined;
  return text === undefined || languageOfText(text) !== language ? undefined : quotable(text).trim();
}

/** A frame about some of the people that the last reply told of: "which of them is in on Friday?" */
function keepMentionedPeople(
  frame: FactFrame,
  { people }: BusinessFacts,
  history: readonly Turn[],
): FactFrame {
  if (frame.isOfThem !== true) return frame;
  const last = history.findLast(({ role }) => role !== "customer")?.text ?? "";
  const toldOf = frame.people.filter((at) => last.includes(people[at]!.name));
  return toldOf.length > 0 ? { ...frame, people: toldOf } : frame;
}

/** Answers questions about the business by computing from its facts. */
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
  const recognized = recognizeInDialogue(question, history, index.facts, isKnown, (frame, text) =>
    withDepartments(frame, index.facts, () => (text === question ? query : readQuery(index, text))),
  );
  const asksHours = asksOne(recognized, hoursList) && recognized.unexplained.length > 0;
  const hours = asksHours ? hoursWith(recognized, index.facts, query) : [];
  const understood = hours.length > 0 ? { ...recognized, unexplained: [] } : recognized;
  const frame = keepMentionedPeople(understood, index.facts, history);
  const facts = hours.length > 0 ? { ...index.facts, hours } : index.facts;
  const surest = hours.length > 0 ? knownFromHoursProbability : probabilityOf(frame);
  const isOfThing = asksOfThing(frame, index) || goesOnWithThing(frame, question, history);
  if (surest === 0 || (history.length > 0 && isOfThing) || asksAmount(frame, question)) return null;
  const asked: Question = { frame, facts, language: voice.language, now };
  const answers = topicsOf(frame, facts).flatMap((topic) => topic(asked) ?? []);
  if (answers.length === 0) return null;
  const cited = answers.flatMap((each) => each.facts);
  const isStated = cited.length > 0 && cited.every(({ stated }) => stated === true);
  const computed = [...new Set(answers.map((each) => each.text))].join("\n");
  // Names and addresses were read in one language; the owner may have written the same in the customer's.
  const isForeign = !isStated && languageOfText(computed) !== voice.language;
  const written = asksWholeWeek(frame) || isForeign ? asWritten(index, cited, voice.language) : undefined;
  const said = written ?? computed;
  // Arabic replies may contain Latin names, but an Arabic address in an English line reverses its order.
  const shown = voice.language === "en" ? withArabicIsolated(said) : said;
  const own = voice.language === "en" ? /\p{Script=Latin}{2}/u : /\p{Script=Arabic}{2}/u;
  const isInOther = !isStated && !own.test(said);
  const text = isInOther ? `${chooseSentences(voice).foundInOther(undefined)}\n${shown}` : shown;
  const isReadable = isStated || languageOfText(said) === voice.language;
  const probability = isReadable ? surest : Math.min(surest, maxOtherLanguageProbability);
  return {
    from: "facts",
    probability,
    text,
    citations: citations(
      index,
      // What may be said of the business's own addresses is what the cited words hold.
      written === undefined ? cited : cited.map((fact) => ({ ...fact, quote: written })),
      probability,
    ),
    alternatives: () =>
      [...new Set(cited.map(({ entry }) => index.entries.at(entry)))].flatMap((each) => each ?? []),
    tied: false,
    asksPrice: false,
  };
};
