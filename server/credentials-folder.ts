import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Reads values of variables that a secret store provides as files, such as `wakil.SECRET_KEY` in
 * CREDENTIALS_DIRECTORY. systemd sets that variable for a service with credentials, and it may also name a folder
 * of mounted secrets. Values in files do not appear in the environment, where other processes of the same user and
 * crash reports could read them.
 */
export function readCredentials(
  folder: string | undefined,
  names: readonly string[],
): Record<string, string> {
  if (!folder) return {};
  return Object.fromEntries(
    names.flatMap((name) => {
      try {
        return [[name, readFileSync(join(folder, `wakil.${name}`), "utf8").trim()]];
      } catch (problem) {
        if ((problem as NodeJS.ErrnoException).code === "ENOENT") return [];
        throw problem;
      }
    }),
  );
}
