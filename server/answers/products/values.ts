import type { ProductEntry } from "#server/answers/entry.ts";
import { words } from "#server/answers/text/words.ts";
import { phraseWords } from "#server/answers/understand/phrases.ts";
import { attributeOf, type Attribute, type AttributeKind } from "./attributes.ts";

const coloursSource = `
اسود سوداء سوده سودا اسوده black
ابيض بيضاء بيضه بيضا white
احمر حمراء حمره حمرا red
ازرق زرقاء زرقه زرقا blue
اخضر خضراء خضره خضرا green
اصفر صفراء صفره صفرا yellow
بني بنيه brown
بيج بيجي بيجيه beige
رمادي رماديه grey gray رصاصي
كحلي كحليه navy
وردي ورديه زهري زهريه pink
ذهبي ذهبيه gold golden
فضي فضيه silver
بنفسجي بنفسجيه purple violet
برتقالي برتقاليه orange
عنابي عنابيه maroon burgundy خمري
زيتي زيتيه olive
شفاف شفافه clear transparent
تركواز تركوازي turquoise
كريمي اوف وايت cream ivory سكري
`;
const colourOf = new Map(
  coloursSource
    .trim()
    .split("\n")
    .flatMap((line, at) => words(line).map((word) => [word, at] as const)),
);

function colour(word: string): number | undefined {
  return colourOf.get(word) ?? colourOf.get(word.replace(/^(?:وال|بال|ال|و|ب)(?=\p{L}{3})/u, ""));
}

/** "XL", "مقاس 54", "size 38"; a single letter counts when it is a capital. */
const letterSizePattern = /(?<![\p{L}\p{N}])(?:[SML]|(?:[xX]{1,3}|[2-5][xX])[sSlL])(?![\p{L}\p{N}'’])/gu;
const numberSizePattern =
  /(?:مقاس|المقاس|سايز|قياس|حجم|رقم|size|in(?: an?)?)\s*[:#]?\s*(\d{2,3})(?!\s*(?:\d|%|[.,]\d|days?|hours?|min|weeks?|months?|years?|kg|g(?!\p{L})|ml|l(?!\p{L})|sar|kwd|sr(?!\p{L})|riyal|يوم|ساع|ريال|دينار|كيلو|جرام|غرام|مل(?!\p{L})|سم))/giu;
const wordSizes: Readonly<Record<string, string>> = {
  سمول: "s",
  ميديم: "m",
  ميديوم: "m",
  لارج: "l",
  small: "s",
  medium: "m",
  large: "l",
};

/** A colour or a size a question names. */
export interface RequestedValue {
  kind: AttributeKind;
  /** The question's words that name it, in normal form. */
  words: readonly string[];
  /** Whether a cell has it. */
  isIn: (cell: string) => boolean;
}

function sizesIn(text: string): string[] {
  return [...text.matchAll(letterSizePattern)].map(([size]) => size.toLowerCase());
}

function numbered(size: string): RequestedValue {
  return { kind: "size", words: [size], isIn: (cell) => new Set<string>(cell.match(/\d+/g)).has(size) };
}

/** The colours and sizes a question asks for. */
export function findRequestedValues(question: string): RequestedValue[] {
  const colours = words(question).flatMap((word): RequestedValue[] => {
    const asked = colour(word);
    if (asked === undefined) return [];
    return [
      {
        kind: "colour",
        words: [word],
        isIn: (cell) => words(cell).some((own) => colour(own) === asked),
      },
    ];
  });
  const letters = sizesIn(question).map((size): RequestedValue => ({
    kind: "size",
    words: phraseWords(size),
    isIn: (cell) => sizesIn(cell).includes(size),
  }));
  const named = phraseWords(question).flatMap((word): RequestedValue[] => {
    const size = wordSizes[word];
    return size === undefined
      ? []
      : [{ kind: "size", words: [word], isIn: (cell) => sizesIn(cell).includes(size) }];
  });
  const numbers = [...question.matchAll(numberSizePattern)].map((found): RequestedValue =>
    numbered(found[1] ?? ""),
  );
  return [...colours, ...letters, ...named, ...numbers];
}

/** Whether a row has a value, in its name or in the attribute of its kind; undefined when it does not say. */
export function rowHas(entry: ProductEntry, value: RequestedValue): boolean | undefined {
  if ([entry.name.ar, entry.name.en].some((name) => name !== undefined && value.isIn(name))) return true;
  const attribute = attributeOf(entry, value.kind);
  return attribute === undefined ? undefined : value.isIn(attribute[1]);
}

/** What a row says of the kinds of these values. */
export function attributesOfValues(entry: ProductEntry, values: readonly RequestedValue[]): Attribute[] {
  const found = values.flatMap(({ kind }) => {
    const attribute = attributeOf(entry, kind);
    return attribute === undefined ? [] : [attribute];
  });
  return found.filter(([header], at) => found.findIndex(([other]) => other === header) === at);
}
