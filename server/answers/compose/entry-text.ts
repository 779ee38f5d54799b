import type { FaqEntry, Language, PassageEntry } from "../entry.ts";
import type { Query } from "../retrieve/query.ts";
import { CATALOGUE } from "./catalogue.ts";
import { extract } from "./extract.ts";

export interface Spoken {
  /** What the customer reads. */
  text: string;
  /** The source's own words in it. */
  quote: string;
}

function languageOfText(text: string): Language {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic * 2 >= latin ? "ar" : "en";
}

function introduced(quote: string, own: Language, customer: Language): string {
  return own === customer ? quote : `${CATALOGUE[customer].foundInOther}\n${quote}`;
}

/** What an entry says to a question, in the customer's language when the source has it; undefined when it says nothing. */
export function speak(entry: FaqEntry | PassageEntry, query: Query, language: Language): Spoken | undefined {
  if (entry.kind === "passage") {
    const quote = extract(query, entry.text);
    return quote === "" ? undefined : { quote, text: introduced(quote, languageOfText(quote), language) };
  }
  const own = entry.answer[language]?.trim();
  if (own !== undefined && own !== "") return { text: own, quote: own };
  const other = entry.answer[language === "ar" ? "en" : "ar"]?.trim();
  if (other === undefined || other === "") return undefined;
  return { text: introduced(other, languageOfText(other), language), quote: other };
}
