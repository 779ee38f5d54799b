import { isCurrencyWord } from "#server/answers/products/currency.ts";
import type { Frame } from "#server/answers/rows/frame.ts";
import { numberAt } from "#server/answers/rows/numbers-asked.ts";
import { tokenOf } from "#server/answers/text/tokens.ts";
import { heardIn, type Heard } from "./cues.ts";
import { partsNamed } from "./instalments.ts";
import type { TermKind } from "./term.ts";

/** What a question asks of shares. */
export interface AskedShares {
  kinds: ReadonlySet<TermKind>;
  tax: boolean;
  /** Paid in parts: in how many, where the question says so, and which of them is asked for. */
  instalments: { count: number | undefined; part: number | "last" | undefined } | undefined;
  /** An amount of money that the question gives: "an order of 800". */
  given: number | undefined;
  /** Places of the words above; they name no row. */
  places: ReadonlySet<number>;
  /** Places of the words by which customers say who they are: "I am a teacher". */
  selves: ReadonlySet<number>;
}

const PARTS = new Map<string, number | "last">([
  ["first", 0],
  ["second", 1],
  ["third", 2],
  ["last", "last"],
]);
/** These say how a price changes, whatever rows are called. */
const OWN = new Set(["discount", "vat", "deposit", "refund", "instalments"]);
const TERM_KINDS: readonly TermKind[] = ["discount", "surcharge", "deposit", "refund"];

/** Words after "I am" that may say who somebody is. */
const MAX_SELF_WORDS = 3;

function selvesIn(words: readonly string[], heard: readonly Heard[]): Set<number> {
  const found = new Set<number>();
  for (const { kind, at, length } of heard) {
    if (kind !== "self") continue;
    for (let i = at + length; i < Math.min(words.length, at + length + MAX_SELF_WORDS); i++) {
      const token = tokenOf(words[i]!);
      const isAsked = heard.some((each) => each.at === i && each.kind === "amount");
      if (isAsked) break;
      if (!token.isFunction) found.add(i);
    }
  }
  return found;
}

/** "An order of 800", "طلب بـ 800", "800 riyals": an amount the question gives, and where it stands. */
function givenIn({ words }: Frame, heard: readonly Heard[]): { amount: number; at: number } | undefined {
  for (let at = 0; at < words.length; at++) {
    const amount = numberAt(words, at);
    if (amount === undefined || amount < 10) continue;
    const isOfOrder = heard.some(
      (each) => each.kind === "order" && each.at < at && at - each.at <= 4,
    );
    if (isOfOrder || isCurrencyWord(words[at + 1] ?? "") || isCurrencyWord(words[at - 1] ?? ""))
      return { amount, at };
  }
  return undefined;
}

/** What a question asks of shares; undefined where it asks for no amount. */
export function askedIn(frame: Frame, isRowWord: (at: number) => boolean): AskedShares | undefined {
  const { words } = frame;
  const heard = heardIn(words);
  const has = (kind: string): boolean => heard.some((each) => each.kind === kind);
  const asksAmount = has("amount") || frame.asks.has("price") || frame.asks.has("total");
  if (!asksAmount || has("rate")) return undefined;
  const kinds = new Set(TERM_KINDS.filter(has));
  const part = heard.flatMap(({ kind }) => PARTS.get(kind) ?? [])[0];
  const places = new Set<number>();
  for (const { kind, at, length } of heard)
    for (let i = at; i < at + length; i++) if (OWN.has(kind) || !isRowWord(i)) places.add(i);
  const given = givenIn(frame, heard);
  if (given !== undefined) places.add(given.at);
  const isPaidInParts = has("instalments") && !kinds.has("deposit") && !kinds.has("refund");
  return {
    kinds,
    tax: has("vat"),
    instalments: isPaidInParts ? { count: partsNamed(words.join(" ")), part } : undefined,
    given: given?.amount,
    places,
    selves: selvesIn(words, heard),
  };
}
