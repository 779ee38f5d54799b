// Runs beside a test's process and ends what that left behind; see watchdog.ts.
import { createInterface } from "node:readline";
import { removeDataDir } from "./temporary-data.ts";
import type { WatchdogMessage } from "./watchdog.ts";

const watched = new Map<string, WatchdogMessage["what"]>();
// The input ends when the test's process does, by whatever means.
for await (const line of createInterface({ input: process.stdin })) {
  const { do: action, what } = JSON.parse(line) as WatchdogMessage;
  const key = JSON.stringify(what);
  if (action === "watch") watched.set(key, what);
  else watched.delete(key);
}
for (const what of watched.values())
  if ("pid" in what)
    try {
      process.kill(what.pid, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
for (const what of watched.values()) if ("dataDir" in what) await removeDataDir(what.dataDir);
