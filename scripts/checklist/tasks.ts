/** A browser test: `file › title`, and the projects that run it. */
export type Tests = Map<string, Set<string>>;

const rowPattern = /^\| (?<number>\d+) \| (?<task>[^|]+) \| (?<languages>[^|]+) \| (?<tests>.+) \|$/gmu;
const testNamePattern = /`([^`]+)`/g;

/** The number of main tasks that the document must have at least. */
const minTasks = 40;

/**
 * Returns a line for each main task of the document whose test does not exist or runs in other languages than the
 * document says.
 */
export function findBrokenTasks(document: string, tests: Tests): string[] {
  const rows = [...document.matchAll(rowPattern)].flatMap(({ groups }) => (groups ? [groups] : []));
  const missing = rows.length < minTasks ? [`tasks: ${rows.length} rows instead of ${minTasks} or more`] : [];
  return [
    ...missing,
    ...rows.flatMap(({ number, languages, tests: cells = "" }) => {
      const names = [...cells.matchAll(testNamePattern)].map(([, name = ""]) => name);
      const absent = names.filter((name) => !tests.has(name)).map((name) => `no test is called ${name}`);
      const [first] = names;
      const actual = ["ar", "en"].filter((language) => tests.get(first ?? "")?.has(language)).join(", ");
      const problems = first === undefined ? ["names no test"] : absent;
      return [
        ...problems,
        ...(problems.length === 0 && actual !== languages ? [`its test runs in ${actual}`] : []),
      ].map((problem) => `task ${number}: ${problem}`);
    }),
  ];
}
