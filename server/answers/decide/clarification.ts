import { chooseSentences, type Voice } from "#server/answers/compose/catalogue.ts";
import { safeName } from "#server/answers/compose/safe-text.ts";
import type { KnowledgeEntry, Language } from "#server/answers/entry.ts";
import { isNamed, nameIn } from "#server/answers/products/describe.ts";
import type { Finding } from "#server/answers/responder.ts";

const maxOptions = 3;

function inLanguage(text: string, language: Language): boolean {
  return /\p{Script=Arabic}/u.test(text) === (language === "ar");
}

/** What a customer can pick to mean this entry; undefined when it has nothing to show ("page 3" is no choice). */
function choiceFor(entry: KnowledgeEntry, asksPrice: boolean, voice: Voice): string | undefined {
  switch (entry.kind) {
    case "faq": {
      const names = entry.phrasings.map(safeName).filter((phrasing) => phrasing !== "");
      return names.find((phrasing) => inLanguage(phrasing, voice.language)) ?? names[0];
    }
    case "passage":
      return safeName(entry.title ?? entry.origin.heading ?? "") || undefined;
    case "product": {
      if (!isNamed(entry)) return undefined;
      const name = nameIn(entry, voice);
      return asksPrice ? chooseSentences(voice).priceQuestion(name) : name;
    }
  }
}

/** Two or three choices in a numbered list, or undefined when there are not two. */
export function clarification(
  finding: Finding,
  voice: Voice,
): { text: string; choices: string[] } | undefined {
  const near = finding.alternatives();
  const offered = near.flatMap((entry) => choiceFor(entry, finding.asksPrice, voice) ?? []);
  const choices = [...new Set(offered)].slice(0, maxOptions);
  if (choices.length < 2) return undefined;
  const texts = chooseSentences(voice);
  const heading = near.every((entry) => entry.kind === "product") ? texts.whichProduct : texts.whichOne;
  return { text: [heading, ...choices.map((choice, i) => `${i + 1}. ${choice}`)].join("\n"), choices };
}
