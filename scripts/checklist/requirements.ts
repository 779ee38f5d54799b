/** A number such as `C187`, as tests and comments name it. */
const number = /(?<![\w#&%.-])(?:C\d{3}|[DAB]\d{2})(?![\w-]*\.\w)(?!\w)/g;
const explanation = /^- \*\*([CDAB]\d{2,3})\*\*/gm;

/** The numbers that documents explain, one line each. */
export const numbersExplainedIn = (documents: string[]): Set<string> =>
  new Set(documents.flatMap((text) => [...text.matchAll(explanation)].map(([, found]) => found ?? "")));

/** The numbers that a file names. */
export const numbersNamedIn = (text: string): string[] => [...new Set(text.match(number))];

/** Names that nothing explains, a line each: the number and the files that name it. */
export function findUnexplained(files: Map<string, string>, explained: Set<string>): string[] {
  const places = new Map<string, string[]>();
  for (const [path, text] of files)
    for (const name of numbersNamedIn(text))
      if (!explained.has(name)) places.set(name, [...(places.get(name) ?? []), path]);
  return [...places].map(
    ([name, paths]) => `${name}: docs/requirements does not explain it; named in ${paths.join(", ")}`,
  );
}
