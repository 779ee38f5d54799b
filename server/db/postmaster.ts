import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Returns the file in which PostgreSQL notes the process that serves a database folder. */
const noteOf = (folder: string) => join(folder, "postmaster.pid");

export interface Postmaster {
  pid: number;
  port: number;
}

/**
 * Finds the server of this database folder, which this process, another one or a killed parent process may have
 * started.
 */
export function findPostmaster(folder: string): Postmaster | null {
  try {
    const lines = readFileSync(noteOf(folder), "utf8").split("\n");
    const pid = Number(lines[0]);
    // A process of another user throws as well: its number was reused, so it is not the server.
    process.kill(pid, 0);
    return servesFolder(pid, folder) ? { pid, port: Number(lines[3]) } : null;
  } catch {
    return null;
  }
}

/**
 * Whether a process serves the folder. After a power cut the number in the file may belong to any program. On
 * systems that do not reveal a process's command, the file is trusted.
 */
function servesFolder(pid: number, folder: string): boolean {
  const command = `/proc/${pid}/cmdline`;
  return !existsSync(command) || readFileSync(command, "utf8").split("\0").includes(folder);
}

/** Most supervisors kill this process ten seconds after asking it to end; PostgreSQL then finishes without it. */
const maxStopMs = 8_000;

/** Ends the server on this database folder if one runs. Waits for its end for at most `maxMs`. */
export async function stopPostmaster(folder: string, maxMs = maxStopMs): Promise<void> {
  const running = findPostmaster(folder);
  if (!running) return;
  try {
    // The signal requests a fast shutdown: connections are closed, transactions rolled back, and everything is
    // written to disk.
    process.kill(running.pid, "SIGINT");
  } catch (problem) {
    // The server ended after it was found and before it got the signal.
    if ((problem as NodeJS.ErrnoException).code !== "ESRCH") throw problem;
  }
  for (const end = performance.now() + maxMs; performance.now() < end && findPostmaster(folder);)
    await sleep(20);
}
