import type { ArticleFields } from "#shared/contract/operator-articles.ts";

const keyOf = (id: number) => `operator.article.${id}`;

export interface UnsavedCopy {
  fields: ArticleFields;
  /** The revision on which the text is based. A colleague may have saved since. */
  revision: number;
}

/** Typed text that is not on the server yet. The browser stores it, so that closing a tab loses nothing. */
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
      // Storage is full or blocked. The text is saved on the server shortly.
    }
  },
  forget(id: number): void {
    localStorage.removeItem(keyOf(id));
  },
};
