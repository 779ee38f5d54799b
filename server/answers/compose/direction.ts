import type { Language } from "../entry.ts";

const FSI = "\u2068";
const PDI = "\u2069";

/**
 * Keeps a foreign run from turning its surroundings around: an English product name in an Arabic sentence takes the
 * punctuation and numbers next to it along, unless it is isolated. Runs that cannot do so stay as they are.
 */
export function isolated(run: string, sentence: Language): string {
  const foreign = sentence === "ar" ? /\p{Script=Latin}/u : /\p{Script=Arabic}/u;
  return foreign.test(run) ? `${FSI}${run}${PDI}` : run;
}
