import type { Language } from "../entry.ts";

const FSI = "\u2068";
const PDI = "\u2069";

/**
 * Keeps a foreign run from turning its surroundings around: a name that begins or ends in English takes the punctuation
 * and numbers next to it along in an Arabic sentence, unless it is isolated. Runs that cannot do so stay as they are.
 */
export function isolated(run: string, sentence: Language): string {
  const letters = run.match(/\p{L}/gu);
  if (letters === null) return run;
  const foreign = sentence === "ar" ? /\p{Script=Latin}/u : /\p{Script=Arabic}/u;
  return foreign.test(letters[0]) || foreign.test(letters.at(-1)!) ? `${FSI}${run}${PDI}` : run;
}
