import { factPattern } from "#server/answers/facts/fact-texts.ts";
import type { Note } from "#server/answers/facts/facts.ts";
import { matchMethodsAt, findMethods } from "#server/answers/facts/extract/signs.ts";
import { languageOfText } from "#server/answers/compose/entry-text.ts";
import { words } from "#server/answers/text/words.ts";
import { joinList } from "./format.ts";
import type { Question, FactAnswer } from "./fact-answer.ts";
import { withoutOwnYes } from "./polarity.ts";
import { wording } from "./wording.ts";

const maxQuote = 220;
/** A sentence with at least this many payment methods is a list of them. */
const minListed = 3;

/** An amount or "only" makes the payment method conditional. */
const conditionPattern = /\d|فقط|(?<!\p{L})only(?!\p{L})/iu;

/** Payment methods with instalments. */
const instalmentMethods = new Set(["tabby", "tamara"]);

function tellsOf({ quote }: Note, methods: ReadonlySet<string>): boolean {
  return findMethods(words(quote)).some((method) => methods.has(method));
}

/** The clause about one payment method in a sentence that lists several. */
function clauseOf(quote: string, methods: ReadonlySet<string>): string | undefined {
  const clauses = quote.split(/[،,.؛;](?!\d)/u).map((clause) => clause.trim());
  const clause = clauses.find((each) => findMethods(words(each)).some((method) => methods.has(method)));
  if (clause === undefined || words(clause).length < 4) return undefined;
  // A clause that begins with the method itself ("وتابي على 4 دفعات") is made a sentence.
  const isFirst = matchMethodsAt(words(clause))[0]?.at === 0;
  return clause.replace(isFirst ? /^و(?=\p{L}{3})/u : /^و(?=ال)/u, "");
}

/** Words that introduce and join lists of payment methods. */
const besideWaysPattern = factPattern("^{beside_ways}$");

/** Whether a text only lists payment methods: "Mada, Visa and Apple Pay". */
function isBareList(detail: string): boolean {
  const all = words(detail).filter((word) => !besideWaysPattern.test(word));
  const named = new Set(matchMethodsAt(all).flatMap(({ at, length }) => all.slice(at, at + length)));
  return all.every((word) => named.has(word)) && findMethods(all).length >= minListed;
}

/** Removes details all of whose words stand in another detail. */
function withoutLess(details: readonly string[]): string[] {
  const distinct = [...new Set(details)].map((detail) => ({ detail, own: new Set(words(detail)) }));
  return distinct
    .filter(({ own }) => !distinct.some((other) => other.own.size > own.size && own.isSubsetOf(other.own)))
    .map(({ detail }) => detail);
}

function yesOrNo(question: Question): FactAnswer | undefined {
  const { frame, facts, language } = question;
  const texts = wording(language);
  const wanted = new Set(frame.methods);
  if (wanted.has("instalments")) for (const each of instalmentMethods) wanted.add(each);
  const own = facts.payments.filter(({ method }) => wanted.has(method));
  const notes = facts.notes.filter((note) => note.topic === "payment");
  const nameOf = (method: string): string => texts.method[method] ?? method;
  if (own.length === 0) {
    if (facts.payments.length < minListed || frame.methods.includes("instalments")) return undefined;
    const accepted = [
      ...new Set(
        facts.payments.filter((each) => each.accepted && each.implied !== true).map(({ method }) => method),
      ),
    ];
    const listed = texts.accept(joinList(accepted.map(nameOf), language));
    const asked = joinList(frame.methods.map(nameOf), language);
    return { text: `${texts.notListed(asked)} ${listed}`, facts: facts.payments };
  }
  // A method that is accepted in one place and not in another ("the driver takes no cash, the branches do") is told in
  // the source's words.
  const both = own.filter(
    ({ method, quote }) =>
      frame.methods.includes(method) &&
      own.some((other) => other.method === method && other.quote === quote && !other.accepted) &&
      own.some((other) => other.method === method && other.quote === quote && other.accepted),
  );
  if (both.length > 0) {
    const quotes = [...new Set(both.map(({ quote }) => quote))].filter(
      (quote) => languageOfText(quote) === language,
    );
    return quotes.length === 0 ? undefined : { text: quotes.join(" "), facts: both };
  }
  // Refusals come first, because a false promise costs more than a question.
  const providers = frame.methods.filter((method) => method !== "instalments");
  const asked = providers.length > 0 ? providers : frame.methods;
  const refused = own.filter(
    ({ accepted, method }) => !accepted && (asked.includes(method) || asked.includes("instalments")),
  );
  const isRefused =
    refused.length > 0 && !own.some(({ accepted, method }) => accepted && asked.includes(method));
  const methods = [
    ...new Set((isRefused ? refused : own.filter(({ accepted }) => accepted)).map(({ method }) => method)),
  ];
  const named = methods.filter((method) => method !== "instalments" || methods.length === 1);
  const said = joinList(named.map(nameOf), language);
  const about = new Set(methods);
  const relevantNotes = notes.filter(
    (note) => tellsOf(note, about) && languageOfText(note.quote) === language,
  );
  // A condition such as "with Tabby above 400" needs its amount, so it is quoted in its own language.
  if (!isRefused && relevantNotes.length === 0) {
    const conditions = notes.filter((note) => tellsOf(note, about) && conditionPattern.test(note.quote));
    const [condition] = conditions.map(({ quote }) => clauseOf(quote, about) ?? quote);
    if (condition !== undefined && condition.length > maxQuote) return undefined;
    if (condition !== undefined)
      return {
        text: `${texts.acceptYes(said)} ${texts.ownWords(condition.replace(/[.،,]$/u, ""))}`,
        facts: [...own, ...conditions],
      };
  }
  const details = relevantNotes.flatMap(({ quote }) => {
    const count = findMethods(words(quote)).length;
    const detail = count < minListed ? quote : clauseOf(quote, about);
    // A line that introduces a list says nothing without it.
    const isQuotable = detail !== undefined && detail.length <= maxQuote && !/[:：]$/u.test(detail);
    return isQuotable ? [detail.replace(/[.،,]$/u, "")] : [];
  });
  const telling = details.every(isBareList) ? [] : details;
  const reason = isRefused
    ? refused
        .map(({ quote }) => quote)
        .filter((quote) => languageOfText(quote) === language && quote.length <= maxQuote)
    : [];
  const because = withoutLess(isRefused ? reason : telling)
    .slice(0, 2)
    .map((detail) => `${detail}.`);
  const stripped = because.map((detail) => detail.replace(/^(?:لا|نعم|no|yes)[،,]\s+/iu, ""));
  const [first = ""] = stripped;
  // The sentence itself states the method, so it is not announced before it.
  const isSaid = !isRefused && language === "ar" && named.length === 1 && first.startsWith(`${said} `);
  const answer = isRefused ? texts.acceptNo(said) : isSaid ? texts.yes.trim() : texts.acceptYes(said);
  const instead = isRefused ? instalmentsInstead(methods, question) : undefined;
  return {
    text: [answer, ...stripped, ...(instead === undefined ? [] : [instead.text])]
      .join(" ")
      .replace(/\.\.$/u, "."),
    facts: [...own, ...relevantNotes, ...(instead?.facts ?? [])],
  };
}

/** Who pays in instalments with one provider may do so with another: the one that is accepted is told beside the refusal. */
function instalmentsInstead(refused: readonly string[], question: Question): FactAnswer | undefined {
  if (!refused.some((method) => instalmentMethods.has(method))) return undefined;
  const accepted = question.facts.payments.filter(
    (each) => each.accepted && instalmentMethods.has(each.method),
  );
  const methods = [...new Set(accepted.map(({ method }) => method))].filter(
    (method) => !refused.includes(method),
  );
  if (methods.length === 0) return undefined;
  const acceptedAnswer = yesOrNo({ ...question, frame: { ...question.frame, methods } });
  return (
    acceptedAnswer && {
      ...acceptedAnswer,
      text: withoutOwnYes(acceptedAnswer.text).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    }
  );
}

function list({ facts, language }: Question): FactAnswer | undefined {
  const texts = wording(language);
  const notes = facts.notes.filter(
    ({ topic, quote }) => topic === "payment" && languageOfText(quote) === language,
  );
  const full = notes.filter(
    ({ quote }) => findMethods(words(quote)).length >= minListed && quote.length <= maxQuote,
  );
  if (full.length > 0) {
    const [first] = full;
    const also = notes.filter(({ quote }) => quote !== first!.quote && quote.length <= maxQuote).slice(0, 1);
    const end = (text: string): string => (/[.!؟]$/u.test(text) ? text : `${text}.`);
    return { text: [first!, ...also].map(({ quote }) => end(quote)).join(" "), facts: [first!, ...also] };
  }
  const listed = facts.payments.filter((each) => each.accepted && each.implied !== true);
  const accepted = [...new Set(listed.map(({ method }) => method))];
  const isStated = listed.some(({ stated }) => stated === true);
  if (accepted.length < 2 && !isStated) return undefined;
  // Methods that the owner did not choose from the list were not refused by name.
  const refused = [
    ...new Set(
      facts.payments.filter((each) => !each.accepted && each.stated !== true).map(({ method }) => method),
    ),
  ].filter((method) => !accepted.includes(method));
  const nameOf = (method: string): string => texts.method[method] ?? method;
  const said = texts.accept(
    joinList(accepted.filter((method) => method !== "instalments").map(nameOf), language),
  );
  const not = refused.length === 0 ? "" : ` ${texts.acceptNo(joinList(refused.map(nameOf), language))}`;
  return { text: said + not, facts: facts.payments };
}

/** Answers which payment methods are accepted, or whether one of them is. */
export function tellPayments(question: Question): FactAnswer | undefined {
  if (question.facts.payments.length === 0) return undefined;
  return question.frame.methods.length > 0 ? yesOrNo(question) : list(question);
}
