import type { Language } from "#server/answers/entry.ts";
import { contentOf, supportOf } from "./support.ts";
import { checkSentence, type Checking, type CheckProblem } from "./check-sentence.ts";

/** The texts that a reply is checked against. */
export interface GroundingInput {
  language: Language;
  question: string;
  /** The cited texts of the sources. */
  quotes: readonly string[];
  /** The engine's own draft of the answer. */
  draft: string;
  /** Names of the business, which may be mentioned. */
  names: readonly string[];
  /**
   * Topics of the sources, when nothing has confirmed that they answer the question. Their words may then be used,
   * and words of the question only when they are in the sources or topics. When absent, the question may be repeated.
   */
  subjects?: readonly string[];
}

export interface GroundingCheck {
  /** Adds text that a model has written, and returns the further complete sentences that passed the check. */
  add: (text: string) => { said: string } | { problem: CheckProblem };
  /** Returns the rest when the model has finished. A reply without a statement from the sources is `unsupported`. */
  end: () => { said: string } | { problem: CheckProblem };
}

/**
 * Maximum length of a reply: a multiple (`factor`) of the sources' length, within a minimum and a maximum in
 * characters.
 */
const longest = { factor: 2, least: 400, most: 1500 };

const boundaryPattern = /\n+|(?<=[.!?؟؛。]["'”»)]?)\s+/gu;
/** Abbreviations and numbers such as "1." and "Dr.", which end no sentence. */
const noEndPattern = /(?:^|\s)(?:\p{L}|\d{1,2}|Dr|Mr|Mrs|Ms|St|No|vs|etc|e\.g|i\.e|approx)\.$/iu;

/**
 * Checks a reply sentence by sentence while it is written, because the customer sees each sentence as soon as it has
 * passed.
 */
export function checkGrounding({
  language,
  question,
  quotes,
  draft,
  names,
  subjects,
}: GroundingInput): GroundingCheck {
  const sources = [...quotes, draft].filter((text) => text !== "");
  const checking: Checking = {
    language,
    sources,
    support: supportOf(
      quotes,
      [draft, ...names].filter((text) => text !== ""),
      language,
      subjects,
    ),
    asked: new Set(contentOf(question).map((token) => token.stem)),
    isAskedKnown: subjects === undefined,
  };
  const length = sources.join("").length * longest.factor;
  const limit = Math.min(longest.most, Math.max(longest.least, length));
  let waiting = "";
  let total = 0;
  let states = false;
  let failed: CheckProblem | null = null;

  const pass = (piece: string): CheckProblem | null => {
    const sentence = piece.trim().replace(/^(?:[-•–]|\d{1,2}[.)])\s+/u, "");
    if (sentence === "") return null;
    const found = checkSentence(sentence, checking);
    states ||= found.states;
    return found.problem;
  };
  const take = (pieces: string[]) => {
    for (const piece of pieces) {
      failed = pass(piece);
      total += piece.length;
      if (!failed && total > limit) failed = "too_long";
      if (failed) return { problem: failed };
    }
    return { said: pieces.join("") };
  };
  return {
    add(text) {
      if (failed) return { problem: failed };
      waiting += text.replaceAll("**", "");
      if (total + waiting.length > limit * 2) return { problem: (failed = "too_long") };
      const { whole, rest } = cut(waiting);
      waiting = rest;
      return take(whole);
    },
    end() {
      if (failed) return { problem: failed };
      const last = take(waiting.trim() === "" ? [] : [waiting.trimEnd()]);
      waiting = "";
      if ("said" in last && !states) return { problem: (failed = "unsupported") };
      return last;
    },
  };
}

/** Splits off the complete sentences, each with the space after it; the rest may continue. */
function cut(text: string): { whole: string[]; rest: string } {
  const whole: string[] = [];
  let from = 0;
  for (const { index, 0: space } of text.matchAll(boundaryPattern)) {
    const end = index + space.length;
    if (!space.includes("\n") && noEndPattern.test(text.slice(from, index))) continue;
    // The space may continue with the next piece of text, so the last sentence is not split off here.
    if (end === text.length) break;
    whole.push(text.slice(from, end));
    from = end;
  }
  return { whole, rest: text.slice(from) };
}
