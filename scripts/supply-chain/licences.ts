import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Licences that shipped packages may have. */
const shipped = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Zlib",
];
/** Licences that packages for building and testing may have in addition. */
const development = [...shipped, "CC0-1.0", "MPL-1.1", "MPL-2.0", "Python-2.0"];

/**
 * Packages whose package.json has no licence or an unclear one, with the licence that their licence file or page
 * states.
 */
export const namedLicences: Record<string, string> = {
  busboy: "MIT",
  duck: "BSD-2-Clause",
  "humanize-number": "MIT",
  "png-js": "MIT",
  streamsearch: "MIT",
  "svg-tags": "MIT",
};

export interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
}

/** Whether an SPDX expression is allowed: one alternative of "or", and all parts of "and". */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  return expression
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((licence) => allowed.includes(licence)));
}

const licenceOf = (value: unknown): string =>
  typeof value === "string" ? value : ((value as { type?: string } | undefined)?.type ?? "none");

/** Returns a line for each package in package-lock.json with a licence that is not allowed. */
export function findRefusedLicences(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([path, locked]) => {
    const name = path.split("node_modules/").at(-1) ?? "";
    if (name === "") return [];
    const licence = namedLicences[name] ?? licenceOf(locked.license);
    return isAllowed(licence, locked.dev ? development : shipped)
      ? []
      : [`${name}@${locked.version}: ${licence}${locked.dev ? ", for development" : ""}`];
  });
}

/** Returns packages whose own package.json states another licence than package-lock.json. */
export function findOtherLicences(root: string, packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([path, locked]) => {
    const file = join(root, path, "package.json");
    if (path === "" || !existsSync(file)) return [];
    const { license } = JSON.parse(readFileSync(file, "utf8")) as { license?: unknown };
    const [installed, written] = [licenceOf(license), licenceOf(locked.license)];
    return installed === written ? [] : [`${path}: ${installed}, in package-lock.json ${written}`];
  });
}
