import { keyOf, TermTableBuilder, type TermTable } from "./dictionary.ts";
import { formAt, type Forms } from "./forms.ts";
import { type NameTable, nameKey, nameTable } from "./names.ts";
import { gramKeys } from "./terms.ts";
import { tokenOf } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";

/** Lists of numbers, one after the other: list n is `values[start[n]] … values[start[n + 1] - 1]`. */
export interface Lists {
  start: Uint32Array;
  values: Uint32Array;
}

/** From written forms to the terms they are found by. */
export interface Vocabulary {
  /** Numbers of the words in each written form; most forms are one word. */
  formWords: Lists;
  /** Number of each word's stem. */
  wordStem: Uint32Array;
  /** Numbers of each word's 3-grams, as often as they occur. */
  wordGrams: Lists;
  grams: TermTable;
  stems: TermTable;
  names: NameTable;
}

class ListsBuilder {
  readonly #start: number[] = [0];
  readonly #values: number[] = [];

  add(values: readonly number[]): void {
    for (const value of values) this.#values.push(value);
    this.#start.push(this.#values.length);
  }

  finish(): Lists {
    return { start: Uint32Array.from(this.#start), values: Uint32Array.from(this.#values) };
  }
}

/** Reads the words out of each written form, in the order of the forms. */
export function vocabularyOf(forms: Forms): Vocabulary {
  const formWords = new ListsBuilder();
  const wordGrams = new ListsBuilder();
  const wordStem: number[] = [];
  const grams = new TermTableBuilder();
  const stems = new TermTableBuilder();
  const skeletons = new Map<number, number>();
  const numbers = new Map<string, number>();
  const numberOf = (raw: string): number => {
    const known = numbers.get(raw);
    if (known !== undefined) return known;
    const token = tokenOf(raw);
    // Spellings that become the same word are one word.
    const key = `${token.word} ${token.stem}`;
    let number = numbers.get(key);
    if (number === undefined) {
      number = wordStem.length;
      numbers.set(key, number);
      const stem = stems.number(keyOf(token.stem));
      wordStem.push(stem);
      wordGrams.add(gramKeys(token.word).map((gram) => grams.number(gram)));
      const skeleton = skeletons.has(stem) ? undefined : nameKey(token);
      if (skeleton !== undefined) skeletons.set(stem, skeleton);
    }
    numbers.set(raw, number);
    return number;
  };
  for (let form = 0; form < forms.end.length; form++) {
    formWords.add(words(formAt(forms, form)).map(numberOf));
  }
  return {
    formWords: formWords.finish(),
    wordStem: Uint32Array.from(wordStem),
    wordGrams: wordGrams.finish(),
    grams: grams.finish(),
    stems: stems.finish(),
    names: nameTable(skeletons),
  };
}
