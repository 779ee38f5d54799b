import { words } from "./words.ts";

/** Two texts that a reader takes for the same have the same key. */
export const sameText = (text: string): string => words(text).join(" ");
