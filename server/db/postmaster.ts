import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** PostgreSQL's own note of the process that serves a database folder. */
const noteOf = (folder: string) => join(folder, "postmaster.pid");

export interface Postmaster {
  pid: number;
  port: number;
}

/** Finds the server of this database folder: that of this process, of another one, or one left by a killed parent. */
export function findPostmaster(folder: string): Postmaster | null {
  try {
    const lines = readFileSync(noteOf(folder), "utf8").split("\n");
    const pid = Number(lines[0]);
    // A process of another user throws too: it is not the server, because its number was reused.
    process.kill(pid, 0);
    return servesFolder(pid, folder) ? { pid, port: Number(lines[3]) } : null;
  } catch {
    return null;
  }
}

/** After a power cut the number in the file may be any program's. Where the system does not tell, we believe the file. */
function servesFolder(pid: number, folder: string): boolean {
  const command = `/proc/${pid}/cmdline`;
  return !existsSync(command) || readFileSync(command, "utf8").split("\0").includes(folder);
}

/** Most supervisors kill this process ten seconds after asking it to end; PostgreSQL then finishes without it. */
const maxStopMs = 8_000;

/** Ends the server on this database folder, when one runs; waits for its end for at most `maxMs`. */
export async function stopPostmaster(folder: string, maxMs = maxStopMs): Promise<void> {
  const running = findPostmaster(folder);
  if (!running) return;
  try {
    // Fast shutdown: connections are cut, transactions rolled back, everything written out.
    process.kill(running.pid, "SIGINT");
  } catch (problem) {
    // The server ended after it was found and before it got the signal.
    if ((problem as NodeJS.ErrnoException).code !== "ESRCH") throw problem;
  }
  for (const end = performance.now() + maxMs; performance.now() < end && findPostmaster(folder);)
    await sleep(20);
}
