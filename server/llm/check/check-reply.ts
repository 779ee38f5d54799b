import type { Language } from "#server/answers/entry.ts";
import { contentOf, supportOf } from "./support.ts";
import { checkSentence, type Checking, type CheckProblem } from "./check-sentence.ts";

/** What a reply is held against. */
export interface ReplyGrounds {
  language: Language;
  question: string;
  /** The cited sources' own words. */
  quotes: readonly string[];
  /** What the engine itself would say from them. */
  draft: string;
  /** The business's names: they may be said. */
  names: readonly string[];
  /**
   * What the sources are about, where nobody has decided that they answer the question: their words may be said, and of the
   * question's words only those that stand in sources or subjects. Absent: the question may be said back.
   */
  subjects?: readonly string[];
}

export interface ReplyCheck {
  /** Takes what a model has written on, and gives back the further sentences that are whole and may be said. */
  add: (text: string) => { said: string } | { problem: CheckProblem };
  /** The rest, once the model has finished. A reply that states nothing of the sources is `unsupported`. */
  end: () => { said: string } | { problem: CheckProblem };
}

/** A reply may be this much longer than the sources' own words (factor), and always this long (letters). */
const longest = { factor: 2, least: 400, most: 1500 };

const boundaryPattern = /\n+|(?<=[.!?؟؛。]["'”»)]?)\s+/gu;
/** "1." and "Dr." end nothing. */
const noEndPattern = /(?:^|\s)(?:\p{L}|\d{1,2}|Dr|Mr|Mrs|Ms|St|No|vs|etc|e\.g|i\.e|approx)\.$/iu;

/** Checks a reply sentence by sentence while it is written: what has been let through has been seen by the customer. */
export function checkReply({ language, question, quotes, draft, names, subjects }: ReplyGrounds): ReplyCheck {
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

/** Whole sentences, each with the space after it; what follows the last end may go on. */
function cut(text: string): { whole: string[]; rest: string } {
  const whole: string[] = [];
  let from = 0;
  for (const { index, 0: space } of text.matchAll(boundaryPattern)) {
    const end = index + space.length;
    if (!space.includes("\n") && noEndPattern.test(text.slice(from, index))) continue;
    // The space may go on with the next piece: the last one is never cut here.
    if (end === text.length) break;
    whole.push(text.slice(from, end));
    from = end;
  }
  return { whole, rest: text.slice(from) };
}
