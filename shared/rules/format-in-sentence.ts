import { formatWhen } from "./format.ts";

/** Formats a moment as `formatWhen` does, within a sentence: `Opened yesterday`. */
export function formatWhenInSentence(...given: Parameters<typeof formatWhen>): string {
  const when = formatWhen(...given);
  return when === "Yesterday" ? "yesterday" : when;
}
