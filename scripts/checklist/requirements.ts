/** A number such as `C187` in tests and comments. */
const number = /(?<![\w#&%.-])(?:C\d{3}|[DAB]\d{2})(?![\w-]*\.\w)(?!\w)/g;
const explanation = /^- \*\*([CDAB]\d{2,3})\*\*/gm;

/** Returns the numbers that the documents explain. */
export const numbersExplainedIn = (documents: string[]): Set<string> =>
  new Set(documents.flatMap((text) => [...text.matchAll(explanation)].map(([, found]) => found ?? "")));

/** Returns the numbers that a file mentions. */
export const numbersNamedIn = (text: string): string[] => [...new Set(text.match(number))];

/** Returns a line for each unexplained number with the files that mention it. */
export function findUnexplained(files: Map<string, string>, explained: Set<string>): string[] {
  const places = new Map<string, string[]>();
  for (const [path, text] of files)
    for (const name of numbersNamedIn(text))
      if (!explained.has(name)) places.set(name, [...(places.get(name) ?? []), path]);
  return [...places].map(
    ([name, paths]) => `${name}: docs/requirements does not explain it; named in ${paths.join(", ")}`,
  );
}
