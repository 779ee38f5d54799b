import type { Language } from "#server/answers/entry.ts";

const fsi = "\u2068";
const pdi = "\u2069";

/**
 * Keeps a foreign run from turning its surroundings around: a name that begins or ends in English takes the punctuation
 * and numbers next to it along in an Arabic sentence, unless it is isolated. Runs that cannot do so stay as they are.
 */
export function isolateRun(run: string, sentence: Language): string {
  const letters = run.match(/\p{L}/gu);
  if (letters === null) return run;
  const foreign = sentence === "ar" ? /\p{Script=Latin}/u : /\p{Script=Arabic}/u;
  return foreign.test(letters[0]) || foreign.test(letters.at(-1)!) ? `${fsi}${run}${pdi}` : run;
}

const arabicRuns =
  /\u2068[^\u2069]*\u2069|\p{Script=Arabic}[^\p{Script=Latin}\n:()•\u2068\u2069]*\p{Script=Arabic}\p{M}*/gu;

const isolated = (run: string): string => (run.startsWith(fsi) ? run : `${fsi}${run}${pdi}`);

/**
 * An English reply whose Arabic names and addresses are kept from turning its lines around. A line without a word in
 * English is a quotation and is isolated as a whole.
 */
export function withArabicIsolated(text: string): string {
  return text
    .split("\n")
    .map((line) => {
      const isQuotation = /\p{Script=Arabic}/u.test(line) && !/\p{Script=Latin}/u.test(line);
      return isQuotation ? isolated(line) : line.replace(arabicRuns, isolated);
    })
    .join("\n");
}

/** A text in the other language, each of its lines in its own direction. */
export function isolateLines(text: string): string {
  return text
    .split("\n")
    .map((line) => (line.trim() === "" ? line : `${fsi}${line}${pdi}`))
    .join("\n");
}

/** Without this engine's isolates, as the text stands in its source. */
export function removeIsolates(text: string): string {
  return text.replaceAll(fsi, "").replaceAll(pdi, "");
}
