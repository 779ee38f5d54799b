import { CATALOGUE } from "../compose/catalogue.ts";
import { nameIn } from "../products/describe.ts";
import type { KnowledgeEntry, Language } from "../entry.ts";
import type { Finding } from "./finding.ts";

const MOST = 3;

function inLanguage(text: string, language: Language): boolean {
  return /\p{Script=Arabic}/u.test(text) === (language === "ar");
}

/** What a customer can pick to mean this entry; undefined when it has nothing to show ("page 3" is no choice). */
export function choiceFor(entry: KnowledgeEntry, asksPrice: boolean, language: Language): string | undefined {
  switch (entry.kind) {
    case "faq":
      return entry.phrasings.find((phrasing) => inLanguage(phrasing, language)) ?? entry.phrasings[0];
    case "passage":
      return entry.title ?? entry.origin.heading;
    case "product":
      return asksPrice ? CATALOGUE[language].priceQuestion(nameIn(entry, language)) : nameIn(entry, language);
  }
}

/** Two or three choices in a numbered list, or undefined when there are not two. */
export function clarification(
  finding: Finding,
  language: Language,
): { text: string; choices: string[] } | undefined {
  const near = finding.alternatives();
  const offered = near.flatMap((entry) => choiceFor(entry, finding.asksPrice, language) ?? []);
  const choices = [...new Set(offered)].slice(0, MOST);
  if (choices.length < 2) return undefined;
  const texts = CATALOGUE[language];
  const heading = near.every((entry) => entry.kind === "product") ? texts.whichProduct : texts.whichOne;
  return { text: [heading, ...choices.map((choice, i) => `${i + 1}. ${choice}`)].join("\n"), choices };
}
