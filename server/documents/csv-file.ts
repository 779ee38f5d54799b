/** Spreadsheet programs run a cell that begins with one of these characters as a formula. */
const formulaStart = /^[=+\-@\t\r]/;

function cellOf(value: string | number | null): string {
  if (typeof value === "number") return String(value);
  const text = value ?? "";
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Builds a CSV file for spreadsheet programs: with a byte order mark, because Excel misreads Arabic without one, and
 * without formulas, because cells may contain text of strangers.
 */
export function csvFile(rows: readonly (readonly (string | number | null)[])[]): Buffer {
  return Buffer.from(`\uFEFF${rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("")}`);
}
