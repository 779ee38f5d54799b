const maxCharacters = 300;
const hidden = "…";
/** Number of digits from which a number may be a telephone number. */
const phoneDigits = 7;

/**
 * Returns the part of a job's error that operators may read. Messages of databases and servers repeat their input,
 * which may be a customer's words, address or number: quoted texts and everything that looks like one of these are
 * removed. Names of the schema are kept.
 */
export function errorExcerpt(error: string): string {
  const [firstLine = ""] = error.trim().split("\n");
  return (
    firstLine
      .replace(/"[^"]*"|“[^”]*”|«[^»]*»|'[^']*'|`[^`]*`/g, (quoted) =>
        isSchemaName(quoted.slice(1, -1)) ? quoted : quoted[0] + hidden + quoted.at(-1),
      )
      .replace(/[^\s<>()",;]+@[^\s<>()",;]+/g, hidden)
      .replace(/(?<![\w-])\+?\d[\d ()-]{5,}\d(?![\w-])/g, (number) =>
        number.replace(/\D/g, "").length >= phoneDigits ? hidden : number,
      )
      // Our own messages are in English, so other scripts come from data.
      .replace(/[^\x20-\x7E…“”«»’–]+(?:[^A-Za-z]*[^\x20-\x7E…“”«»’–]+)*/g, hidden)
      .slice(0, maxCharacters)
  );
}

/** Matches the name of a table, column or constraint of two words or more, such as jobs_running. */
const isSchemaName = (text: string) => /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(text);
