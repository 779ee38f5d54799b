import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { findOtherLicences, findRefusedLicences, isAllowed, type LockedPackage } from "./licences.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, "utf8")) as {
  packages: Record<string, LockedPackage & { resolved?: string; integrity?: string; link?: boolean }>;
};

test("every package is under a licence that is allowed for what it is used for", () => {
  expect(Object.keys(packages).length).toBeGreaterThan(300);
  expect(findRefusedLicences(packages)).toEqual([]);
});

test("installed packages name the licences that package-lock.json does", () => {
  expect(findOtherLicences(root, packages)).toEqual([]);
});

test("a package under another licence is found, and one for development may not be shipped", () => {
  expect(
    findRefusedLicences({
      "node_modules/copyleft": { version: "1.0.0", license: "AGPL-3.0-only" },
      "node_modules/tool": { version: "2.0.0", license: "MPL-2.0", dev: true },
      "node_modules/part": { version: "3.0.0", license: "MPL-2.0" },
      "node_modules/silent": { version: "4.0.0" },
    }),
  ).toEqual(["copyleft@1.0.0: AGPL-3.0-only", "part@3.0.0: MPL-2.0", "silent@4.0.0: none"]);
  expect(isAllowed("(MIT OR GPL-3.0-or-later)", ["MIT"])).toBe(true);
  expect(isAllowed("(MIT AND Zlib)", ["MIT"])).toBe(false);
});

test("every package is pinned by its checksum, and no address of a registry is recorded", () => {
  for (const [path, { integrity, resolved }] of Object.entries(packages)) {
    if (path === "") continue;
    expect(resolved, path).toBeUndefined();
    expect(integrity, path).toMatch(/^sha512-/);
  }
});
