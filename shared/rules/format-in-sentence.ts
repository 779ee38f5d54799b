import { formatWhen } from "./format.ts";

/** Formats a moment as `formatWhen` does, within a sentence: `Opened yesterday`. */
export function formatWhenInSentence(...args: Parameters<typeof formatWhen>): string {
  const when = formatWhen(...args);
  return when === "Yesterday" ? "yesterday" : when;
}
