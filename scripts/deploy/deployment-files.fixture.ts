import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

export const root = fileURLToPath(new URL("../../", import.meta.url));
export const readText = (path: string): string => readFileSync(join(root, path), "utf8");
export const readYaml = (path: string): unknown => parse(readText(path), { merge: true });

/** Reads a unit file of systemd: each key with all of its values, in order. */
export function readUnit(path: string): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const line of readText(path).split("\n")) {
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (key !== undefined && value !== undefined) keys.set(key, [...(keys.get(key) ?? []), value]);
  }
  return keys;
}
