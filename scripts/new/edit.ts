/** A file as it will stand; `isNew` where there was none. */
export interface Change {
  path: string;
  text: string;
  isNew: boolean;
}

/** Reads a file of the project; undefined where there is none. */
export type ReadFile = (path: string) => string | undefined;

/** A name that cannot be used, or a file that no longer looks as expected; told to whoever runs the command. */
export class PlanError extends Error {
  override name = "PlanError";
}

/** Changes to files, each made on top of the earlier ones; nothing is written. */
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

  /** Puts lines before the first place where `mark` begins a line. */
  insertBefore(path: string, mark: string, lines: string): void {
    const text = this.text(path);
    const at = text.startsWith(mark) ? 0 : text.indexOf(`\n${mark}`) + 1;
    if (at === 0 && !text.startsWith(mark))
      throw new PlanError(`${path} has no line that begins with "${mark}"; scripts/new has to follow it`);
    this.#set(path, text.slice(0, at) + lines + text.slice(at));
  }

  /** Puts a line between those that match `pattern`, in the order of the alphabet. */
  insertSorted(path: string, pattern: RegExp, line: string): void {
    const lines = this.text(path).split("\n");
    const found = lines.flatMap((one, at) => (pattern.test(one) ? [at] : []));
    if (found.length === 0)
      throw new PlanError(`${path} has no line like ${pattern}; scripts/new has to follow it`);
    const next = found.find((at) => (lines[at] ?? "") > line) ?? (found.at(-1) ?? 0) + 1;
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

/** Files are named in small letters and dashes. */
export function assertName(name: string | undefined): asserts name is string {
  if (!name || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new PlanError(`"${name ?? ""}" is no name: small letters, digits and dashes, such as stock-levels`);
}
