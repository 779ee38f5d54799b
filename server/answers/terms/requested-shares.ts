import { findCues, wordsOf } from "#server/answers/language/cues.ts";
import { isCurrencyWord } from "#server/answers/products/currency.ts";
import type { Frame } from "#server/answers/rows/frame.ts";
import { numberAt } from "#server/answers/rows/question-numbers.ts";
import { tokenOf } from "#server/answers/text/tokens.ts";
import { findTermCues, type TermCue } from "./cues.ts";
import { readRequestedParts } from "./instalments.ts";
import type { TermKind } from "./term.ts";

/** What a question asks about shares. */
export interface RequestedShares {
  kinds: ReadonlySet<TermKind>;
  tax: boolean;
  /** A discount, deposit or tax is named by its own word, so a price without it is no answer. */
  isChanged: boolean;
  /** Instalments: their number where the question states it, and the one that is asked for. */
  instalments:
    | { count: number | undefined; part: number | "last" | undefined; providers: readonly string[] }
    | undefined;
  /** An amount of money in the question: "an order of 800". */
  given: number | undefined;
  /** Indexes of the words above, which name no row. */
  places: ReadonlySet<number>;
  /** Indexes of the words with which customers describe themselves: "I am a teacher". */
  selves: ReadonlySet<number>;
}

const partWords = new Map<string, number | "last">([
  ["first", 0],
  ["second", 1],
  ["third", 2],
  ["last", "last"],
]);
/** Words for changes of a price, even where rows have the same names. */
const ownSet = new Set(["discount", "code", "vat", "deposit", "refund", "instalments"]);
/**
 * Who buys wholesale or has a code may be given a discount. The first word chooses the statement; the other may as well
 * be the code of a thing.
 */
const wholesaleSource = "wholesale";
const codeSource = "code";
const termKinds: readonly TermKind[] = ["discount", "surcharge", "deposit", "refund"];

/** Maximum number of words after "I am" that describe the customer. */
const maxSelfWords = 3;

/** The first word that describes the customer, even where a list has it too. */
function selvesIn(words: readonly string[], cues: readonly TermCue[]): Set<number> {
  const found = new Set<number>();
  for (const { kind, at, length } of cues) {
    if (kind !== "self") continue;
    const next = words.slice(at + length, at + length + maxSelfWords);
    const first = next.findIndex(
      (word, i) => !tokenOf(word).isFunction && !isRecognizedAt(cues, at + length + i),
    );
    if (first >= 0) found.add(at + length + first);
  }
  return found;
}

const isRecognizedAt = (cues: readonly TermCue[], at: number): boolean => cues.some((each) => each.at === at);

const between = new Set(wordsOf(findCues("shares"), "between"));

/** An amount in the question and its place: "an order of 800", "طلب بـ 800", "800 riyals". */
function givenIn({ words }: Frame, cues: readonly TermCue[]): { amount: number; at: number } | undefined {
  for (let at = 0; at < words.length; at++) {
    const amount = numberAt(words, at);
    if (amount === undefined || amount < 10) continue;
    const isOfOrder = cues.some(
      (each) =>
        each.kind === "order" &&
        each.at < at &&
        words.slice(each.at + each.length, at).every((word) => between.has(word)),
    );
    if (isOfOrder || isCurrencyWord(words[at + 1] ?? "") || isCurrencyWord(words[at - 1] ?? ""))
      return { amount, at };
  }
  return undefined;
}

/** Reads what a question asks about shares; undefined where it asks for no amount. */
export function readRequestedShares(
  frame: Frame,
  isRowWord: (at: number) => boolean,
): RequestedShares | undefined {
  const { words } = frame;
  const cues = findTermCues(words);
  const has = (kind: string): boolean => cues.some((each) => each.kind === kind);
  const asksAmount = has("amount") || frame.asks.has("price") || frame.asks.has("total");
  if (!asksAmount || has("rate")) return undefined;
  const kinds = new Set(
    termKinds.filter(
      (kind) => has(kind) || (kind === "discount" && (has(wholesaleSource) || has(codeSource))),
    ),
  );
  const part = cues.flatMap(({ kind }) => partWords.get(kind) ?? [])[0];
  const places = new Set<number>();
  const providers = cues.flatMap(({ kind }) => (kind.startsWith("provider:") ? [kind] : []));
  const asksParts = has("instalments") || providers.length > 0;
  for (const { kind, at, length } of cues)
    for (let i = at; i < at + length; i++) {
      if ((partWords.has(kind) && !asksParts) || kind === wholesaleSource) continue;
      if (ownSet.has(kind) || kind.startsWith("provider:") || !isRowWord(i)) places.add(i);
    }
  const given = givenIn(frame, cues);
  if (given !== undefined) places.add(given.at);
  const isPaidInParts = asksParts && !kinds.has("deposit") && !kinds.has("refund");
  return {
    kinds,
    tax: has("vat"),
    isChanged: has("vat") || has("discount") || has("deposit"),
    instalments: isPaidInParts ? { count: readRequestedParts(words.join(" ")), part, providers } : undefined,
    given: given?.amount,
    places,
    selves: selvesIn(words, cues),
  };
}
