import { sentencesOf } from "#server/answers/compose/sentences.ts";
import { quotable } from "#server/answers/compose/entry-text.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { WordBag } from "#server/answers/retrieve/match.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import { boundsIn } from "./bounds.ts";
import { heardIn } from "./cues.ts";
import { instalmentsIn } from "./instalments.ts";
import { sharesIn, type Share } from "./shares.ts";
import { taxIn } from "./tax.ts";
import type { Instalments, Place, Statements, TaxTold, Term, TermKind } from "./term.ts";

const bagOf = (text: string): WordBag => new WordBag(tokens(text));

/** One statement of a text: a sentence, or a line of a table with its headers. */
export interface Sentence {
  text: string;
  /** A cell of a table and its header, where the statement is a line of one. */
  cells?: readonly { header: string; cell: string }[];
}

/** Longer sentences are cut to the piece that states the share. */
const MAX_QUOTED_CHARACTERS = 200;

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

const KINDS: readonly TermKind[] = ["discount", "surcharge", "deposit", "refund"];
const isKind = (kind: string): kind is TermKind => KINDS.some((each) => each === kind);

/** The kind whose word stands nearest to a share, among those of a text. */
function kindNear(text: string, { at, end }: Share): TermKind | undefined {
  const before = heardIn(words(text.slice(0, at))).filter(({ kind }) => isKind(kind));
  const after = heardIn(words(text.slice(end))).filter(({ kind }) => isKind(kind));
  const within = heardIn(words(text.slice(at, end))).filter(({ kind }) => isKind(kind));
  const last = before.at(-1);
  const [first] = after;
  const gap = last === undefined ? Infinity : words(text.slice(0, at)).length - last.at - last.length;
  const nearest = within[0] ?? (first !== undefined && first.at < gap ? first : (last ?? first));
  if (nearest !== undefined) return nearest.kind as TermKind;
  const isOfPrice = heardIn(words(text)).some(({ kind }) => kind === "of-price");
  return isOfPrice ? "cost" : undefined;
}

/** "100 % of the deposit", "less 20 %": of something else than the price. */
const OF_ANOTHER = /^\s*(?:من|of)\s+(?:the\s+)?(?:ال)?(?:عربون|مقدم|deposit|advance)/iu;
const LESS = /(?:less|minus|ناقص|مخصوم\p{L}*)\s*$/iu;

const IF = /^\s*(?:و|ف)?(?:إذا|اذا|لو|عند|من|if|when|for)(?!\p{L})/iu;
const SEPARATOR = /[،,؛;]\s|\s(?=و\p{L}|و\d)|\sand\s/giu;

/** The pieces of a sentence around its shares, one for each. */
function piecesOf(text: string, shares: readonly Share[]): { from: number; to: number }[] {
  const cuts = [...text.matchAll(SEPARATOR)].map(({ index }) => index);
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
  return IF.test(text.slice(begin, cut));
}

/** What a sentence says it does not hold for. */
function exceptIn(text: string): WordBag | undefined {
  const said = words(text);
  const cue = heardIn(said).find(({ kind }) => kind === "excluded");
  return cue === undefined ? undefined : bagOf(said.slice(cue.at + cue.length).join(" "));
}

const TAX = (text: string): boolean => heardIn(words(text)).some(({ kind }) => kind === "vat");

function termsIn(sentence: Sentence, title: WordBag, place: Place): Term[] {
  const { text } = sentence;
  const shares = sharesIn(text);
  const pieces = piecesOf(text, shares);
  const found: Term[] = [];
  let kept: TermKind | undefined;
  shares.forEach((share, at) => {
    const { from, to } = pieces[at]!;
    const isLine = sentence.cells !== undefined && shares.length === 1;
    const begin = isLine ? 0 : from;
    const piece = isLine ? text : text.slice(from, to);
    const own: Share = { ...share, at: share.at - begin, end: share.end - begin };
    const cell = sentence.cells?.find(({ cell: each }) => sharesIn(each).length > 0);
    const told =
      cell === undefined
        ? kindNear(piece, own)
        : (kindNear(cell.cell, sharesIn(cell.cell)[0]!) ?? kindNear(`${cell.header} `, { share: 0, at: cell.header.length, end: cell.header.length }) ?? kindNear(piece, own));
    const kind = told ?? kept;
    kept = kind;
    if (kind === undefined || OF_ANOTHER.test(text.slice(share.end)) || LESS.test(text.slice(0, share.at)))
      return;
    if (TAX(piece) && kind !== "cost") return;
    const rest = text.slice(share.end);
    found.push({
      kind,
      share: share.share,
      quote: quoted(text, piece),
      bag: bagOf(piece),
      head: bagOf(piece.slice(0, own.at)),
      title,
      except: exceptIn(rest),
      mostOff: kind === "discount" ? boundsIn(rest).toAmount : undefined,
      ...boundsIn(piece),
      place,
    });
  });
  return found;
}

const quoted = (text: string, piece: string): string =>
  (text.length <= MAX_QUOTED_CHARACTERS ? text : piece).replace(/^[\s،,؛;.]+|[\s،,؛;.]+$/gu, "");

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
const MAY_STATE = /[%٪]|نصف|ربع|ثلث|النص|بالم|ضريب|دفع|قسط|أقساط|VAT|half|quarter|per ?cent|payment|instal/iu;

function read(index: AnswerIndex): Statements {
  const terms: Term[] = [];
  const instalments: Instalments[] = [];
  const tax: TaxTold[] = [];
  let position = -1;
  for (const entry of index.entries) {
    position++;
    if (entry.kind === "product") continue;
    const { sourceId, sheet, heading } = entry.origin;
    const place: Place = { position, sourceId, sheet, heading };
    const title = titleOf(entry);
    const titleBag = bagOf(title);
    if (entry.kind === "passage" && MAY_STATE.test(heading ?? "")) tax.push(...taxIn(heading!, place));
    for (const text of textsOf(entry)) {
      if (!MAY_STATE.test(text)) continue;
      for (const sentence of statementsOf(quotable(text))) {
        terms.push(...termsIn(sentence, titleBag, place));
        instalments.push(...instalmentsIn(sentence.text, place));
        tax.push(...taxIn(sentence.text, place));
      }
    }
  }
  return { terms, instalments, tax };
}

const READ = new WeakMap<AnswerIndex["entries"], Statements>();

/** What the texts of a version state of shares; read when first asked for and kept as long as the version. */
export function statementsIn(index: AnswerIndex): Statements {
  const known = READ.get(index.entries);
  if (known !== undefined) return known;
  const made = read(index);
  READ.set(index.entries, made);
  return made;
}
