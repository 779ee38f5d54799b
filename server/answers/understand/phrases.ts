import type { Cue } from "#server/answers/language/cues.ts";
import { words } from "#server/answers/text/words.ts";

/** Greetings are stretched ("هلااا", "heyyy"), so doubled letters count as one. Expects a normalised word. */
export function collapseDoubled(word: string): string {
  return word.replace(/(\p{L})\1+/gu, "$1");
}

/** Words in the form in which phrases are compared. */
export function phraseWords(text: string): string[] {
  return words(text).map(collapseDoubled);
}

export type Phrase = readonly string[];

/** Phrases by their first word, longest first, so that a message is read once however long the list is. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>;

/** The phrases of one kind among the cues of a file. */
export function phrasesOf(cues: readonly Cue[], kind: string): Phrases {
  const byFirst = new Map<string, Phrase[]>();
  for (const { cue } of cues.filter((each) => each.kind === kind)) {
    const phrase = phraseWords(cue);
    const [first] = phrase;
    if (first === undefined) continue;
    const known = byFirst.get(first);
    if (known === undefined) byFirst.set(first, [phrase]);
    else known.push(phrase);
  }
  for (const each of byFirst.values()) each.sort((a, b) => b.length - a.length);
  return byFirst;
}

/** The longest phrase of the list that begins at this word. */
export function phraseAt(text: readonly string[], at: number, list: Phrases): Phrase | undefined {
  return list.get(text[at] ?? "")?.find((phrase) => phrase.every((word, i) => text[at + i] === word));
}

export function contains(text: readonly string[], list: Phrases): boolean {
  return text.some((_, at) => phraseAt(text, at, list) !== undefined);
}
