/** A file with its new content; `isNew` when it did not exist. */
export interface Change {
  path: string;
  text: string;
  isNew: boolean;
}

/** Reads a file of the project; returns undefined when it does not exist. */
export type ReadFile = (path: string) => string | undefined;

/** A name that cannot be used, or a file with an unexpected content; shown to the person who runs the command. */
export class PlanError extends Error {
  override name = "PlanError";
}

/** Changes to files, each applied to the result of earlier ones; nothing is written. */
export class Plan {
  readonly #changes = new Map<string, Change>();
  readonly #readFile: ReadFile;

  constructor(readFile: ReadFile) {
    this.#readFile = readFile;
  }

  get changes(): Change[] {
    return [...this.#changes.values()];
  }

  has(path: string): boolean {
    return this.#changes.has(path) || this.#readFile(path) !== undefined;
  }

  text(path: string): string {
    const text = this.#changes.get(path)?.text ?? this.#readFile(path);
    if (text === undefined) throw new PlanError(`${path} is missing`);
    return text;
  }

  create(path: string, text: string): void {
    if (this.has(path)) throw new PlanError(`${path} exists already`);
    this.#changes.set(path, { path, text, isNew: true });
  }

  /** Inserts lines before the first line that begins with `mark`. */
  insertBefore(path: string, mark: string, lines: string): void {
    const text = this.text(path);
    const index = text.startsWith(mark) ? 0 : text.indexOf(`\n${mark}`) + 1;
    if (index === 0 && !text.startsWith(mark))
      throw new PlanError(`${path} has no line that begins with "${mark}"; scripts/new has to follow it`);
    this.#set(path, text.slice(0, index) + lines + text.slice(index));
  }

  /** Inserts a line between those that match `pattern`, in alphabetical order. */
  insertSorted(path: string, pattern: RegExp, line: string): void {
    const lines = this.text(path).split("\n");
    const found = lines.flatMap((one, index) => (pattern.test(one) ? [index] : []));
    if (found.length === 0)
      throw new PlanError(`${path} has no line like ${pattern}; scripts/new has to follow it`);
    const next = found.find((index) => (lines[index] ?? "") > line) ?? (found.at(-1) ?? 0) + 1;
    this.#set(path, lines.toSpliced(next, 0, line).join("\n"));
  }

  replace(path: string, pattern: RegExp, replacement: string): void {
    const text = this.text(path);
    if (!pattern.test(text))
      throw new PlanError(`${path} has nothing like ${pattern}; scripts/new has to follow it`);
    this.#set(path, text.replace(pattern, replacement));
  }

  #set(path: string, text: string): void {
    const isNew = this.#changes.get(path)?.isNew ?? false;
    this.#changes.set(path, { path, text, isNew });
  }
}

export const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export const pascalCase = (name: string): string => {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
};

/** File names consist of lower-case letters and dashes. */
export function assertName(name: string | undefined): asserts name is string {
  if (!name || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new PlanError(`"${name ?? ""}" is no name: small letters, digits and dashes, such as stock-levels`);
}
