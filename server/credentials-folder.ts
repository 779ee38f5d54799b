import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Values of variables that a secret store hands over as files: `wakil.SECRET_KEY` in CREDENTIALS_DIRECTORY, which systemd
 * sets for a service with credentials and which may name a folder of mounted secrets. What is in a file is in no
 * environment, where other processes of the same user and reports of crashes could read it.
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
