import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { EmbeddedError } from "./embedded-error.ts";

/** Returns the file with the passwords of the cluster in this folder. */
export const secretsFile = (folder: string) => `${folder}.secrets.json`;

/** Returns the major version of a program, such as "18" for "postgres (PostgreSQL) 18.4". */
function majorVersion(program: string): string | undefined {
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return /\s(\d+)/.exec(stdout ?? "")?.[1];
}

/** Throws when the folder has a cluster of another PostgreSQL version. Nothing in it is changed. */
export function refuseForeignCluster(folder: string, program: string): void {
  if (!existsSync(folder)) return;
  const versionFile = join(folder, "PG_VERSION");
  if (!existsSync(versionFile)) {
    if (readdirSync(folder).length === 0) return;
    throw new EmbeddedError(
      `wakil: ${folder} is where the database belongs, and it holds something else. Nothing in it was changed. Move it away, or set DATA_DIR to another folder.`,
    );
  }
  const [clusterVersion, programVersion] = [readFileSync(versionFile, "utf8").trim(), majorVersion(program)];
  if (programVersion && clusterVersion !== programVersion)
    throw new EmbeddedError(
      `wakil: the database in ${folder} was made by PostgreSQL ${clusterVersion}, and this Wakil brings PostgreSQL ${programVersion}. Nothing in it was changed. Start the version of Wakil that made it, or move the data as docs/guides/backups.md says.`,
    );
  if (!existsSync(secretsFile(folder)))
    throw new EmbeddedError(
      `wakil: ${folder} holds a database whose passwords are missing: there is no ${secretsFile(folder)}. Nothing in it was changed. Put that file back, or set DATA_DIR to another folder.`,
    );
}
