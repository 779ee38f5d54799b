import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { fieldNumbers, type Field } from "./units.ts";

/** A text of an entry, with the part of the entry it stands in. */
interface Part {
  field: Field;
  text: string;
}

/** An entry apart: its texts, and everything else as one JSON text. */
export interface Apart {
  head: string;
  parts: Part[];
}

type Texts = Record<string, string>;

/** What is absent is left out, as JSON would. */
function present(texts: Readonly<Partial<Texts>>): [key: string, text: string][] {
  return Object.entries(texts).filter((pair): pair is [string, string] => pair[1] !== undefined);
}

function part(field: Field): (text: string) => Part {
  return (text) => ({ field, text });
}

/** Takes an entry apart; `entryFrom` puts it together again. */
export function splitEntry(entry: KnowledgeEntry): Apart {
  switch (entry.kind) {
    case "faq": {
      const { phrasings, answer, ...rest } = entry;
      const answers = present(answer);
      const keys = answers.map(([key]) => key);
      const head = JSON.stringify({ ...rest, phrasings: phrasings.length, answer: keys });
      const texts = answers.map(([, text]) => text);
      return {
        head,
        parts: [...phrasings.map(part(fieldNumbers.question)), ...texts.map(part(fieldNumbers.text))],
      };
    }
    case "passage": {
      const { title, text, ...rest } = entry;
      const titles = title === undefined ? [] : [title];
      return {
        head: JSON.stringify(rest),
        parts: [...titles.map(part(fieldNumbers.title)), part(fieldNumbers.passage)(text)],
      };
    }
    case "product": {
      const { name, attributes, ...rest } = entry;
      const names = present(name);
      const head = JSON.stringify({ ...rest, name: names.map(([key]) => key) });
      const texts = names.map(([, text]) => text);
      const cells = Object.entries(attributes).flat();
      return {
        head,
        parts: [...texts.map(part(fieldNumbers.name)), ...cells.map(part(fieldNumbers.attributes))],
      };
    }
  }
}

function keyed(keys: readonly string[], texts: readonly string[]): Texts {
  return Object.fromEntries(keys.map((key, at) => [key, texts[at] ?? ""]));
}

function pairs(flat: readonly string[]): Texts {
  const headers = flat.filter((_, at) => at % 2 === 0);
  return keyed(
    headers,
    flat.filter((_, at) => at % 2 === 1),
  );
}

/** The entry that was taken apart into `head` and, in their order, `texts`. */
export function entryFrom(head: string, texts: readonly string[]): KnowledgeEntry {
  const rest = JSON.parse(head) as Record<string, unknown>;
  switch (rest["kind"]) {
    case "faq": {
      const count = rest["phrasings"] as number;
      const answer = keyed(rest["answer"] as string[], texts.slice(count));
      return { ...rest, phrasings: texts.slice(0, count), answer } as KnowledgeEntry;
    }
    case "product": {
      const keys = rest["name"] as string[];
      const name = keyed(keys, texts);
      return { ...rest, name, attributes: pairs(texts.slice(keys.length)) } as KnowledgeEntry;
    }
    default: {
      const [text, title] = texts.toReversed();
      return { ...rest, ...(title !== undefined && { title }), text } as KnowledgeEntry;
    }
  }
}
