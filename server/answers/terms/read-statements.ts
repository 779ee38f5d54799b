import { sentencesOf } from "#server/answers/compose/sentences.ts";
import { quotable } from "#server/answers/compose/entry-text.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { isMeasureWord } from "#server/answers/products/measure.ts";
import { WordBag } from "#server/answers/retrieve/match.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { isNumber, words } from "#server/answers/text/words.ts";
import { readBounds } from "./bounds.ts";
import { findTermCues } from "./cues.ts";
import { readInstalments } from "./instalments.ts";
import { readShares, type Share } from "./shares.ts";
import { readTax } from "./tax.ts";
import type { Instalments, Place, Sentence, Statements, TaxStatement, Term, TermKind } from "./term.ts";

const bagOf = (text: string): WordBag => new WordBag(tokens(text));

/** Longer sentences are cut to the piece that states the share. */
const maxQuotedCharacters = 200;

/** Sentences of a text; the lines of a table are read with the headers of their columns. */
function statementsOf(text: string): Sentence[] {
  const found: Sentence[] = [];
  let headers: string[] | undefined;
  for (const line of text.split(/\n+/u)) {
    const cells = line.split(" | ");
    if (cells.length < 2) {
      headers = undefined;
      found.push(...sentencesOf(line).map((sentence) => ({ text: sentence })));
      continue;
    }
    if (headers?.length !== cells.length) {
      headers = cells;
      found.push({ text: line });
      continue;
    }
    const named = cells.map((cell, at) => ({ header: headers![at]!, cell }));
    const said = named.filter(({ cell }) => cell.trim() !== "");
    found.push({ text: said.map(({ header, cell }) => `${header}: ${cell}`).join("، "), cells: said });
  }
  return found;
}

const kinds: readonly TermKind[] = ["discount", "surcharge", "deposit", "refund"];
const isKind = (kind: string): kind is TermKind => kinds.some((each) => each === kind);

/** The kind whose word stands nearest to a share, among those of a text. */
function kindNear(text: string, { at, end }: Share): TermKind | undefined {
  const before = findTermCues(words(text.slice(0, at))).filter(({ kind }) => isKind(kind));
  const after = findTermCues(words(text.slice(end))).filter(({ kind }) => isKind(kind));
  const within = findTermCues(words(text.slice(at, end))).filter(({ kind }) => isKind(kind));
  const last = before.at(-1);
  const [first] = after;
  const gap = last === undefined ? Infinity : words(text.slice(0, at)).length - last.at - last.length;
  const nearest = within[0] ?? (first !== undefined && first.at < gap ? first : (last ?? first));
  return nearest?.kind as TermKind | undefined;
}

const endOf = ({ length }: string): Share => ({ share: 0, at: length, end: length });

const isShareOfPrice = (text: string): boolean =>
  findTermCues(words(text)).some(({ kind }) => kind === "of-price");

/** Of a cell with a share: its own word, else that of its column. */
function kindOfCell({ header, cell }: { header: string; cell: string }): TermKind | undefined {
  const [share] = readShares(cell);
  return (share === undefined ? undefined : kindNear(cell, share)) ?? kindNear(header, endOf(header));
}

const ofPattern = /^\s*(?:من|of)\s+((?:[^\s،,؛;.]+\s*){1,3})/iu;
const shareCues = findCues("shares");
const ofPricePattern = cuePattern(shareCues, "{of_price}", "iu");

/** "50 % of the hours", "100 % of the deposit": of something else than the price. */
function isOfAnother(behind: string): boolean {
  const [, what] = ofPattern.exec(behind) ?? [];
  return what !== undefined && !ofPricePattern.test(what);
}

const lessPattern = /(?:less|minus|ناقص|مخصوم\p{L}*)\s*$/iu;

const ifPattern = cuePattern(shareCues, String.raw`^\s*(?:و|ف)?{condition}(?!\p{L})`, "iu");
const separatorPattern = /[،,؛;]\s|\s(?=و\p{L}|و\d)|\sand\s/giu;

/** The pieces of a sentence around its shares, one for each. */
function piecesOf(text: string, shares: readonly Share[]): { from: number; to: number }[] {
  const cuts = [...text.matchAll(separatorPattern)].map(({ index }) => index);
  return shares.map((share, at) => {
    const previous = shares[at - 1];
    const next = shares[at + 1];
    const commas = [...text.matchAll(/[،,؛;]\s/gu)].map(({ index }) => index);
    const from =
      previous === undefined
        ? (commas.findLast((cut) => cut < share.at && !isCondition(text, cut, commas)) ?? -1) + 1
        : (cuts.findLast((cut) => cut < share.at && cut >= previous.end) ?? previous.end);
    const to =
      next === undefined
        ? (commas.find((cut) => cut >= share.end) ?? text.length)
        : (cuts.findLast((cut) => cut >= share.end && cut < next.at) ?? next.at);
    return { from, to };
  });
}

/** What stands before a comma is the condition of what follows: "if you pay before June, …". */
function isCondition(text: string, cut: number, commas: readonly number[]): boolean {
  const begin = (commas.findLast((each) => each < cut) ?? -1) + 1;
  return ifPattern.test(text.slice(begin, cut));
}

/** What a sentence says it does not hold for. */
function exceptIn(text: string): WordBag | undefined {
  const said = words(text);
  const cue = findTermCues(said).find(({ kind }) => kind === "excluded");
  return cue === undefined ? undefined : bagOf(said.slice(cue.at + cue.length).join(" "));
}

/** Subject words at the beginning of a statement that name what it is about. */
const maxLeadWords = 2;

/** The first words of a text that say what it is about. */
function leadOf(text: string, kind: TermKind): WordBag {
  const cuePositions = new Set(
    findTermCues(words(text)).flatMap(({ at, length }) => [...Array(length).keys()].map((i) => at + i)),
  );
  const said = tokens(text).filter(
    ({ isFunction, word }, at) =>
      !isFunction && !isNumber(word) && !isMeasureWord(word) && !cuePositions.has(at),
  );
  return new WordBag(said.slice(0, kind === "cost" ? 1 : maxLeadWords));
}

const onPattern = cuePattern(
  shareCues,
  String.raw`^\s*(?:{kind_of_share}\s+)?(?:على|on)\s+((?:[^\s،,؛;.]+\s*){1,4})`,
  "iu",
);
const onlyPattern = /(?:على|on)\s+((?:[^\s،,؛;.]+\s+){1,3})(?:فقط|only)/iu;
const pricePattern = cuePattern(shareCues, "^{whole_price}$");

/** What a share is taken of, where the text names it behind the share. */
function scopeIn(text: string): string[] {
  const [, named] = onlyPattern.exec(text) ?? onPattern.exec(text) ?? [];
  if (named === undefined) return [];
  const said = tokens(named);
  if (said.some(({ word }) => pricePattern.test(word.replace(/^ال/u, "")))) return [];
  return said.flatMap(({ stem, isFunction }) => (isFunction ? [] : [stem]));
}

const speaksOfTax = (text: string): boolean => findTermCues(words(text)).some(({ kind }) => kind === "vat");

function termsIn(sentence: Sentence, titled: string, isFaq: boolean, place: Place): Term[] {
  const { text } = sentence;
  const shares = readShares(text);
  const pieces = piecesOf(text, shares);
  const found: Term[] = [];
  const title = bagOf(titled);
  let lead = "";
  let kept: TermKind | undefined;
  shares.forEach((share, at) => {
    const { from, to } = pieces[at]!;
    const isLine = sentence.cells !== undefined && shares.length === 1;
    const begin = isLine ? 0 : from;
    const piece = isLine ? text : text.slice(from, to);
    const own: Share = { ...share, at: share.at - begin, end: share.end - begin };
    const cell = sentence.cells?.find(({ cell: each }) => readShares(each).length > 0);
    const statedKind = (cell === undefined ? undefined : kindOfCell(cell)) ?? kindNear(piece, own);
    // "10 % for the second child and 15 % for the third": the second share is told of by the words of the first.
    const isKept = statedKind === undefined && kept !== undefined;
    const kind =
      statedKind ??
      kept ??
      kindNear(text.slice(0, share.at), endOf(text.slice(0, share.at))) ??
      (isShareOfPrice(piece) ? "cost" : isFaq ? kindNear(titled, endOf(titled)) : undefined);
    kept = kind === "cost" ? kept : kind;
    if (!isKept) lead = piece.slice(0, own.at).replace(/(?:ال)?(?:ثاني|أول|اول)\p{L}*|second|first/giu, "");
    if (kind === undefined || isOfAnother(text.slice(share.end)) || lessPattern.test(text.slice(0, share.at)))
      return;
    if (speaksOfTax(piece) ? kind !== "cost" : kind === "surcharge" && speaksOfTax(text)) return;
    if (share.share >= 1 && kind !== "refund") return;
    if (kind === "cost" && text.includes(" | ")) return;
    const rest = text.slice(share.end);
    found.push({
      kind,
      share: share.share,
      quote: quoted(text, piece),
      bag: bagOf(isKept ? `${lead} ${piece}` : piece),
      lead: leadOf(piece.slice(0, own.at), kind),
      scope: scopeIn(text.slice(share.end)),
      title,
      except: exceptIn(rest),
      mostOff: kind === "discount" ? readBounds(rest).toAmount : undefined,
      ...(kind === "discount" || kind === "surcharge" ? readBounds(piece) : {}),
      place,
    });
  });
  return found;
}

const quoted = (text: string, piece: string): string =>
  (text.length <= maxQuotedCharacters ? text : piece).replace(/^[\s،,؛;.]+|[\s،,؛;.]+$/gu, "");

const titleOf = (entry: KnowledgeEntry): string =>
  entry.kind === "faq"
    ? entry.phrasings.join("\n")
    : entry.kind === "passage"
      ? `${entry.title ?? ""} ${entry.origin.heading ?? ""} ${entry.origin.sheet ?? ""}`
      : "";

const textsOf = (entry: KnowledgeEntry): string[] =>
  entry.kind === "faq"
    ? [...new Set(Object.values(entry.answer))]
    : entry.kind === "passage"
      ? [entry.text]
      : [];

/** A text without any of these states nothing of shares. */
const mayStatePattern = cuePattern(shareCues, "[%٪]|{may_state}", "iu");

function read(index: AnswerIndex): Statements {
  const terms: Term[] = [];
  const instalments: Instalments[] = [];
  const tax: TaxStatement[] = [];
  let position = -1;
  for (const entry of index.entries) {
    position++;
    if (entry.kind === "product") continue;
    const { sourceId, sheet, heading } = entry.origin;
    const place: Place = { position, sourceId, sheet, heading };
    const title = titleOf(entry);
    if (entry.kind === "passage" && mayStatePattern.test(heading ?? ""))
      tax.push(...readTax(heading!, place));
    for (const text of textsOf(entry)) {
      if (!mayStatePattern.test(text)) continue;
      for (const sentence of statementsOf(quotable(text))) {
        terms.push(...termsIn(sentence, title, entry.kind === "faq", place));
        instalments.push(
          ...readInstalments(
            sentence,
            place,
            terms.filter((term) => term.place === place && term.quote === sentence.text),
          ),
        );
        tax.push(...readTax(sentence.text, place));
      }
    }
  }
  return { terms, instalments, tax };
}

const readCache = new WeakMap<AnswerIndex["entries"], Statements>();

/** What the texts of a version state of shares; read when first asked for and kept as long as the version. */
export function readStatements(index: AnswerIndex): Statements {
  const known = readCache.get(index.entries);
  if (known !== undefined) return known;
  const made = read(index);
  readCache.set(index.entries, made);
  return made;
}
