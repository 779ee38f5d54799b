import { basename } from "node:path";
import { filesUnder, type Import, packagesOf, type SourcePath, text } from "./source-files.ts";

/** A finding in one line: where it is, and what to do instead. */
export type Finding = string;

const isTest = (path: SourcePath) => /\.test\.tsx?$/.test(path) || path.startsWith("server/testing/");

/**
 * The folders that each folder may import from, in addition to itself. The first match of a path counts, so the order
 * matters.
 */
const mayImport: [folder: string, allowed: string[]][] = [
  ["shared/", []],
  ["web/pages/", ["shared/", "web/"]],
  [
    "web/components/",
    ["shared/", "web/components/", "web/ui/", "web/i18n/", "web/api/", "web/styles/", "web/"],
  ],
  ["web/ui/", ["shared/", "web/ui/", "web/i18n/", "web/styles/", "web/"]],
  ["web/", ["shared/", "web/"]],
  ["server/answers/", ["shared/", "server/documents/document.ts"]],
  ["server/documents/", ["shared/", "server/process-pool.ts"]],
  ["server/training/", ["shared/", "server/answers/", "server/documents/"]],
  ["server/modules/", ["shared/", "server/"]],
  ["server/demo/", ["shared/", "server/"]],
  ["server/main.ts", ["shared/", "server/", "scripts/build.ts"]],
  ["server/operators.ts", ["shared/", "server/"]],
  ["server/activity.ts", ["shared/", "server/"]],
  ["server/backup.ts", ["shared/", "server/", "package.json"]],
  ["server/app.ts", ["shared/", "server/"]],
  ["server/answer-thread.ts", ["server/engine/", "server/modules/"]],
  // Ports are used by modules and import none.
  ["server/", ["shared/", "server/"]],
];

/** Layers of the browser, lowest first; a layer imports no higher one. */
const webLayers = ["web/ui/", "web/components/", "web/pages/"];
const layerOf = (path: SourcePath) => webLayers.findIndex((layer) => path.startsWith(layer));

/**
 * Whether other modules may import a file of a module. The engine's threads import its operations directly, because
 * index.ts would load the database.
 */
const isFace = (from: SourcePath, to: SourcePath, module: string) =>
  to === `server/modules/${module}/index.ts` ||
  (from === "server/answer-thread.ts" && to === `server/modules/${module}/engine-operations.ts`);

export function folderRule(imports: Import[]): Finding[] {
  const findings: Finding[] = [];
  for (const { from, to } of imports) {
    if (isTest(from)) continue;
    const rule = mayImport.find(([folder]) => from.startsWith(folder));
    if (rule && !to.startsWith(rule[0]) && !rule[1].some((allowed) => to.startsWith(allowed)))
      findings.push(
        `${from}: must not import ${to} (${rule[0]} may use ${rule[1].join(", ") || "nothing else"})`,
      );
    if (layerOf(from) >= 0 && layerOf(to) > layerOf(from))
      findings.push(`${from}: ${webLayers[layerOf(from)]} is below ${to}`);
    const isPort =
      from.startsWith("server/") &&
      !/^server\/(modules|demo|testing)\/|^server\/(app|main|operators|activity|answer-thread)\.ts/.test(
        from,
      );
    if (isPort && /^server\/(modules|demo)\//.test(to))
      findings.push(`${from}: a port knows no module (${to})`);
    const [ofModule, toModule] = [from, to].map((path) => /^server\/modules\/([^/]+)\//.exec(path)?.[1]);
    if (toModule && ofModule !== toModule && !isFace(from, to, toModule))
      findings.push(`${from}: uses the inside of another module (${to}); import its index.ts`);
    if (ofModule && to === `server/modules/${ofModule}/index.ts`)
      findings.push(`${from}: imports the index.ts of its own module; import the file itself`);
    if (isTest(to) && !isTest(from)) findings.push(`${from}: production code imports a test (${to})`);
  }
  return findings;
}

/** Files that combine the product with its demo. */
const compositions = /^server\/(main\.ts|demo\/|simulator\/)/;

/** The product runs without its demo, and only depends on the interface in `server/simulated-platforms.ts`. */
export const noDemoInProduct = (imports: Import[]): Finding[] =>
  imports
    .filter(
      ({ from, to }) =>
        !isTest(from) && /^(server|shared)\//.test(from) && /^server\/(demo|simulator)\//.test(to),
    )
    .filter(({ from }) => !compositions.test(from))
    .map(({ from, to }) => `${from}: the product must not import its demo (${to})`);

/** Finds import cycles. Types count as well, because files that refer to each other can only be read or moved together. */
export function cycles(imports: Import[]): Finding[] {
  const graph = new Map<SourcePath, SourcePath[]>();
  for (const { from, to } of imports) graph.set(from, [...(graph.get(from) ?? []), to]);
  const state = new Map<SourcePath, "open" | "done">();
  const findings: Finding[] = [];
  const visit = (path: SourcePath, trail: SourcePath[]): void => {
    if (state.get(path) === "done") return;
    if (state.get(path) === "open") {
      findings.push(`cycle: ${[...trail.slice(trail.indexOf(path)), path].join(" → ")}`);
      return;
    }
    state.set(path, "open");
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
    state.set(path, "done");
  };
  for (const path of graph.keys()) visit(path, []);
  return findings;
}

const moduleFolders = new Set(["routes", "jobs", "store"]);
const maxModules = 18;

/**
 * Modules are flat: concepts are files of the module's folder, with SQL in `store/`, calls in `routes/` and jobs in
 * `jobs/`.
 */
export function moduleShape(): Finding[] {
  const paths = filesUnder("server/modules", /./);
  const names = new Set(paths.map((path) => path.split("/")[2] ?? ""));
  const withoutFace = [...names]
    .filter((name) => !paths.includes(`server/modules/${name}/index.ts`))
    .map(
      (name) => `server/modules/${name}: has no index.ts, which is all that others may import of a module`,
    );
  const misplaced = paths
    .filter((path) => {
      const inside = path.split("/").slice(3);
      return inside.length > 2 || (inside.length === 2 && !moduleFolders.has(inside[0] ?? ""));
    })
    .map((path) => `${path}: a module's folders are ${[...moduleFolders].join(", ")}`);
  const tooMany =
    names.size > maxModules ? [`server/modules: ${names.size} modules; at most ${maxModules}`] : [];
  return [...withoutFace, ...misplaced, ...tooMany];
}

/** Modules depend on each other in one direction, so that each can be understood after those it uses. */
export function moduleCycles(imports: Import[]): Finding[] {
  const moduleOf = (path: SourcePath) => /^server\/modules\/([^/]+)\//.exec(path)?.[1];
  return cycles(
    imports.flatMap(({ from, to }) => {
      const [user, used] = [moduleOf(from), moduleOf(to)];
      return isTest(from) || !user || !used || user === used
        ? []
        : [{ from: `server/modules/${user}`, to: `server/modules/${used}`, typeOnly: false }];
    }),
  );
}

const physical = [
  /(?:^|[\s;{])(?:margin|padding|border)-(?:left|right)(?:-\w+)?\s*:/,
  /(?:^|[\s;{])(?:left|right)\s*:/,
  /(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
  /border-(?:top|bottom)-(?:left|right)-radius\s*:/,
];
/** A comment with `physical:` in the line states why the property may not be logical. */
const excused = /\/\*\s*physical:/;

/** Arabic is read from right to left, so a physical side is wrong for one of the two languages. */
export function physicalCss(): Finding[] {
  return filesUnder("web", /\.css$/).flatMap((path) =>
    text(path)
      .split("\n")
      .flatMap((line, index) =>
        physical.some((pattern) => pattern.test(line)) && !excused.test(line)
          ? [`${path}:${index + 1}: physical side: ${line.trim()}`]
          : [],
      ),
  );
}

/** Only web/api sends requests to the server. */
export function fetchOnlyInApi(): Finding[] {
  return filesUnder("web", /\.tsx?$/)
    .filter((path) => !path.startsWith("web/api/") && !isTest(path) && /\bfetch\(/.test(text(path)))
    .map((path) => `${path}: only web/api fetches`);
}

/**
 * A barrel hides the origin of an export. Allowed are a module's index.ts, which is its public interface, and the
 * table of channels.
 */
export function noBarrels(): Finding[] {
  return ["shared", "server", "web"]
    .flatMap((folder) => filesUnder(folder, /^index\.tsx?$/))
    .filter(
      (path) => path !== "server/channels/index.ts" && !/^server\/modules\/[^/]+\/index\.ts$/.test(path),
    )
    .map((path) => `${path}: import from the file itself, not through an index`);
}

/** Files that exceed the limit, with their length when they were listed. The list may only shrink. */
const longFiles: Record<SourcePath, number> = JSON.parse(text("scripts/structure/long-files.json"));
const maxLines = (path: SourcePath) =>
  longFiles[path] ?? (isTest(path) || path.startsWith("e2e/") ? 500 : 300);

/** Two migrations with one number would run in the order of their names by accident. */
export function migrationNumbers(): Finding[] {
  return filesUnder("server/db/migrations", /\.sql$/).flatMap((path, index) => {
    const number = String(index + 1).padStart(4, "0");
    return basename(path).startsWith(`${number}-`) ? [] : [`${path}: its number should be ${number}`];
  });
}

/** Decision records are referred to by their number, so it must be unique. */
export function decisionNumbers(paths = filesUnder("docs/decisions", /\.md$/)): Finding[] {
  const numberOf = (path: SourcePath) => basename(path).slice(0, 4);
  return paths
    .filter((path, index) => paths.slice(0, index).some((other) => numberOf(other) === numberOf(path)))
    .map((path) => `${path}: another record has the number ${numberOf(path)}`);
}

/** A database function is a repeatable file; in a migration its body would have to be repeated with every change. */
export function functionFiles(): Finding[] {
  const creates = /^\s*create (?:or replace )?(?:function|procedure) (?:\w+\.)?(\w+)/gim;
  const namesIn = (path: SourcePath) => [...text(path).matchAll(creates)].map(([, name]) => name);
  return [
    ...filesUnder("server/db/migrations", /\.sql$/)
      .filter((path) => namesIn(path).length > 0)
      .map((path) => `${path}: functions belong into server/db/functions/, one file each`),
    ...filesUnder("server/db/functions", /\.sql$/)
      .filter((path) => namesIn(path).join() !== basename(path, ".sql"))
      .map((path) => `${path}: should create the function ${basename(path, ".sql")} and no other`),
  ];
}

/** Every module is on the map in ARCHITECTURE.md, so that a newcomer finds it. */
export function modulesOnTheMap(): Finding[] {
  const map = text("ARCHITECTURE.md");
  const modules = new Set(filesUnder("server/modules", /\.ts$/).map((path) => path.split("/")[2] ?? ""));
  return [...modules]
    .filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(map))
    .map((name) => `server/modules/${name}: ARCHITECTURE.md does not name it`);
}

export function fileLength(): Finding[] {
  const lengths = ["shared", "server", "web", "scripts", "bench", "evals", "e2e"]
    .flatMap((folder) => filesUnder(folder, /\.tsx?$/))
    .filter((path) => path !== "server/db/schema.ts")
    .map((path) => [path, text(path).split("\n").length] as const);
  const tooLong = lengths
    .filter(([path, lines]) => lines > maxLines(path))
    .map(
      ([path, lines]) =>
        `${path}: ${lines} lines; split what does more than one thing (at most ${maxLines(path)})`,
    );
  const isLong = new Set(lengths.filter(([, lines]) => lines > 300).map(([path]) => path));
  const unusedExceptions = Object.keys(longFiles)
    .filter((path) => !isLong.has(path))
    .map((path) => `scripts/structure/long-files.json: ${path} is short enough now; take it off the list`);
  return [...tooLong, ...unusedExceptions];
}

/** Production is installed without development packages, so the server may not import them. */
export function runtimePackages(): Finding[] {
  const { dependencies } = JSON.parse(text("package.json")) as { dependencies: Record<string, string> };
  return ["server", "shared"]
    .flatMap((folder) => filesUnder(folder, /\.ts$/))
    .filter((path) => !isTest(path))
    .flatMap((path) =>
      packagesOf(path)
        .filter((name) => !(name in dependencies))
        .map((name) => `${path}: imports ${name}, which is not among the dependencies of package.json`),
    );
}
