import { CueIndex, type CueMatch } from "#server/answers/language/cue-index.ts";
import { findCues } from "#server/answers/language/cues.ts";
import { numberWords } from "#server/answers/rows/question-numbers.ts";
import { fromArabizi, isArabizi } from "#server/answers/text/arabizi.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { words } from "#server/answers/text/words.ts";

const requestsCues = new CueIndex(findCues("requests"));
const calendarCues = new CueIndex(findCues("calendar"));

/** A message with the cues for requests in it. */
export class RecognizedMessage {
  /** Text in the script of its language, with ASCII digits. */
  readonly text: string;
  readonly words: readonly string[];
  readonly #matches: readonly CueMatch[];
  /** Results that are computed once, because they are used for every word of a message. */
  #calendar: readonly CueMatch[] | undefined;
  #spoken: ReadonlySet<number> | undefined;

  constructor(message: string) {
    this.text = withAsciiDigits(isArabizi(message) ? fromArabizi(message) : message);
    this.words = words(this.text);
    this.#matches = requestsCues.matches(this.words);
  }

  /** Cues of a kind, or of all kinds with this prefix ("start:"). */
  of(kind: string): CueMatch[] {
    return this.#matches.filter(({ cue }) =>
      kind.endsWith(":") ? cue.kind.startsWith(kind) : cue.kind === kind,
    );
  }

  has(kind: string): boolean {
    return this.of(kind).length > 0;
  }

  /** Part after the colon of the first such cue. */
  valueOf(kind: string): string | undefined {
    return this.of(`${kind}:`)[0]?.cue.kind.slice(kind.length + 1);
  }

  /** Whether the message has a question word, or consists of a question mark. */
  get isQuestion(): boolean {
    return this.has("ask");
  }

  /** Indexes of words that express the wish, how and when, and not its object. */
  get spoken(): ReadonlySet<number> {
    return (this.#spoken ??= this.spokenBut(() => false));
  }

  /** The same without cues that are part of the object. */
  spokenBut(isMeant: (kind: string, word: string) => boolean): ReadonlySet<number> {
    const found = new Set<number>();
    const services = new Set(this.of("service").map(({ at }) => at));
    const ofRequests = this.#matches.filter(({ at }) => !services.has(at));
    for (const { cue, at, length } of [...ofRequests, ...this.#ofCalendar])
      if (!isMeant(cue.kind, this.words[at] ?? "")) for (let i = at; i < at + length; i++) found.add(i);
    return found;
  }

  get #ofCalendar(): readonly CueMatch[] {
    return (this.#calendar ??= calendarCues.matches(this.words));
  }

  /** Whether the message has a number, a day or a time. */
  get hasDetail(): boolean {
    const counts = (word: string): boolean => /^\d/u.test(word) || numberWords.has(word);
    const isTime = ({ cue }: CueMatch): boolean => /^(?:day|hour|meridiem|today|tomorrow)/u.test(cue.kind);
    return this.words.some(counts) || this.#ofCalendar.some(isTime);
  }
}

/** Whether a cue is part of the object here: "plus" of a plan called Plus. */
export type IsMeant = (kind: string, word: string) => boolean;

const isNumber = (word: string): boolean => /^\d+$/u.test(word);

/** Parts of a message between spaces, and whether each only expresses the wish. */
function stretches(
  message: RecognizedMessage,
  keepsNumbers: boolean,
  isMeant: IsMeant = () => false,
): { text: string; isSpoken: boolean }[] {
  const spoken = message.spokenBut(isMeant);
  let at = 0;
  return message.text.split(/\s+/u).flatMap((text) => {
    const own = words(text);
    const from = at;
    at += own.length;
    const isSpoken = own.every((word, i) => (isNumber(word) ? !keepsNumbers : spoken.has(from + i)));
    return text === "" ? [] : [{ text, isSpoken }];
  });
}

const trimmed = (text: string): string =>
  text.replace(/^(?:[\s،,.!؟?:-]|(?:و|and)(?=\s|$))+|(?:[\s،,.!؟?:-]|(?<=^|\s)(?:و|and))+$/gu, "");

const andPattern = /^(?:و|and|&)$/iu;

/** A message in its own spelling without the words of the wish; may be empty. */
export const restOf = (message: RecognizedMessage, isMeant?: IsMeant): string =>
  trimmed(
    stretches(message, true, isMeant)
      .flatMap(({ text, isSpoken }) => (isSpoken && !andPattern.test(text) ? [] : [text]))
      .join(" "),
  );

/** The same with a comma for each sequence of such words: "replace Dalal with Ghazal" names two things. */
export const thingsOf = (message: RecognizedMessage, isMeant?: IsMeant): string =>
  trimmed(
    stretches(message, true, isMeant)
      .map(({ text, isSpoken }) => (isSpoken ? "," : text))
      .join(" "),
  );

/** Object of a message, without the words of the wish and the numbers around it. */
export function subjectOf(message: RecognizedMessage, isMeant?: IsMeant): string {
  const all = stretches(message, false, isMeant);
  const first = all.findIndex(({ isSpoken }) => !isSpoken);
  const last = all.findLastIndex(({ isSpoken }) => !isSpoken);
  return first === -1
    ? ""
    : trimmed(
        all
          .slice(first, last + 1)
          .map(({ text }) => text)
          .join(" "),
      );
}
