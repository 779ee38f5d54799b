import { readFileSync } from "node:fs";
import type { Language } from "#server/answers/entry.ts";

function rowsOf(name: string): string[][] {
  return readFileSync(new URL(`./data/${name}.tsv`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));
}

/** The customer's intention. `data/phrasings.tsv` contains its phrasings. */
export type Form =
  | "price"
  | "stock"
  | "attribute"
  | "option"
  | "cheapest"
  | "dearest"
  | "under"
  | "compare"
  | "sum"
  | "both"
  | "premise"
  | "follow"
  | "lesson"
  | "hours"
  | "hours_day"
  | "hours_branch"
  | "where"
  | "where_branch"
  | "telephone"
  | "whatsapp"
  | "email"
  | "payments"
  | "pays_with"
  | "delivers"
  | "person"
  | "text"
  | "faq"
  | "several"
  | "long"
  | "absent_goods"
  | "absent_detail"
  | "act"
  | "foreign";

export interface Phrasing {
  language: Language;
  /** The text with placeholders such as {x} for the subject. */
  text: string;
}

/** All phrasings by form and language. */
export const phrasings: ReadonlyMap<string, readonly Phrasing[]> = Map.groupBy(
  rowsOf("phrasings").map(([form = "", language = "", text = ""]) => ({
    form,
    language: language as Language,
    text,
  })),
  ({ form }) => form,
);

/** Words of texts with the words that customers say instead. */
export const wordings: ReadonlyMap<string, string> = new Map(
  rowsOf("wordings").map(([, written = "", said = ""]) => [written.toLowerCase(), said]),
);

const pairs = rowsOf("translations") as [string, string][];
/** Translations of words by their language. */
export const translations: Record<Language, ReadonlyMap<string, string>> = {
  ar: new Map(pairs),
  en: new Map(pairs.map(([ar, en]) => [en, ar])),
};

/** Goods and details that few businesses have. */
export const absentThings = rowsOf("absent").map(([kind = "", ar = "", en = ""]) => ({
  kind: kind as "goods" | "detail",
  ar,
  en,
}));

/** Words with which a reply denies something. */
export const denials: readonly string[] = rowsOf("polarity").map(([, , word = ""]) => word);
