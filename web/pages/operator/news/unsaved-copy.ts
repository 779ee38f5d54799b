import type { ArticleFields } from "#shared/contract/operator-articles.ts";

const keyOf = (id: number) => `operator.article.${id}`;

export interface UnsavedCopy {
  fields: ArticleFields;
  /** The revision that the text was written on: a colleague may have saved since. */
  revision: number;
}

/** What was typed and has not reached the server, kept in this browser so that a closed tab loses nothing. */
export const unsavedCopies = {
  read(id: number): UnsavedCopy | null {
    try {
      return JSON.parse(localStorage.getItem(keyOf(id)) ?? "null") as UnsavedCopy | null;
    } catch {
      return null;
    }
  },
  keep(id: number, copy: UnsavedCopy): void {
    try {
      localStorage.setItem(keyOf(id), JSON.stringify(copy));
    } catch {
      // A full or forbidden store keeps nothing; the server still gets the text in a moment.
    }
  },
  forget(id: number): void {
    localStorage.removeItem(keyOf(id));
  },
};
