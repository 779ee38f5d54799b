/** Spreadsheets run a cell that begins with one of these as a formula. */
const formulaStart = /^[=+\-@\t\r]/;

function cellOf(value: string | number | null): string {
  if (typeof value === "number") return String(value);
  const text = value ?? "";
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A CSV file as spreadsheets open it: a byte order mark, because Excel reads Arabic wrongly without one, and no cell that
 * is a formula, because its words may be a stranger's.
 */
export function csvFile(rows: readonly (readonly (string | number | null)[])[]): Buffer {
  return Buffer.from(`\uFEFF${rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("")}`);
}
