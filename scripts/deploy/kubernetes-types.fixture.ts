import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./deployment-files.fixture.ts";

export interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  [more: string]: unknown;
}

/** The module of `kubernetes-types` that describes the objects of each version of an API. */
const modules: Record<string, string> = {
  v1: "core/v1",
  "apps/v1": "apps/v1",
  "networking.k8s.io/v1": "networking/v1",
  "policy/v1": "policy/v1",
};

/**
 * Returns the errors of objects according to the API of Kubernetes. `kubernetes-types` is generated from its OpenAPI
 * document, and TypeScript reports unknown, missing and wrongly typed fields. An OpenAPI schema would accept unknown
 * fields, which are the usual mistakes.
 */
export function findTypeErrors(objects: readonly KubernetesObject[]): string[] {
  const cache = join(root, ".cache");
  mkdirSync(cache, { recursive: true });
  // The folder is within the checkout, so that the types are found.
  const place = mkdtempSync(join(cache, "kubernetes-"));
  try {
    const text = objects.map(({ apiVersion, kind, ...rest }, index) => {
      const module = modules[apiVersion];
      if (!module) throw new Error(`${apiVersion} ${kind}: no types of this API`);
      const value = JSON.stringify({ apiVersion, kind, ...rest }, null, 1);
      return `export const object${index}: import("kubernetes-types/${module}").${kind} = ${value};\n`;
    });
    writeFileSync(join(place, "objects.ts"), text.join(""));
    const compilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
      module: "preserve",
      moduleResolution: "bundler",
    };
    writeFileSync(join(place, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["objects.ts"] }));
    const compiler = join(root, "node_modules", "typescript", "bin", "tsc");
    const { status, stdout } = spawnSync(process.execPath, [compiler, "-p", place, "--pretty", "false"], {
      encoding: "utf8",
    });
    return status === 0 ? [] : stdout.trim().split("\n");
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
