import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryData } from "#server/testing/temporary-data.ts";
import type { LockedPackage } from "./licences.ts";
import type { Sbom } from "./sbom.ts";

const root = join(import.meta.dirname, "../..");
const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
  packages: Record<string, LockedPackage>;
};
const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  dependencies: Record<string, string>;
};

/** Packages that `npm ci --omit=dev` installs, as `name@version`. */
const shippedPackages = (packages: Record<string, LockedPackage>): Set<string> =>
  new Set(
    Object.entries(packages)
      .filter(([path, { dev }]) => path !== "" && !dev)
      .map(([path, { version }]) => `${path.slice(path.lastIndexOf("node_modules/") + 13)}@${version}`),
  );

const packageNameOf = ({ group, name, version }: Sbom["components"][number]): string =>
  `${group ? `${group}/` : ""}${name}@${version}`;

test("the list of what is shipped is made without a network, names every package with its licence and none of development's", async () => {
  await using folder = temporaryData();
  const file = join(folder.path, "wakil.cdx.json");
  // No server listens on this address, so a request to a registry would fail.
  const env = { ...process.env, npm_config_registry: "http://127.0.0.1:9", npm_config_offline: "true" };
  const script = join(root, "scripts/supply-chain.ts");
  const made = spawnSync(process.execPath, ["--disable-warning=ExperimentalWarning", script, "sbom", file], {
    encoding: "utf8",
    env,
  });
  expect([made.status, made.stderr]).toEqual([0, ""]);
  const { bomFormat, components } = JSON.parse(readFileSync(file, "utf8")) as Sbom;
  expect(bomFormat).toBe("CycloneDX");
  const listed = components.map(packageNameOf);
  expect(listed).toEqual(
    expect.arrayContaining(Object.entries(dependencies).map(([name, version]) => `${name}@${version}`)),
  );
  expect(new Set(listed)).toEqual(shippedPackages(packages));
  expect(components.filter(({ licenses = [] }) => licenses.length === 0).map(packageNameOf)).toEqual([]);
});
