import { isIP } from "node:net";

/** Whether only this machine itself is reached under the name: `localhost`, 127.0.0.1, ::1. */
export function isThisMachine(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  if (isIP(name) === 4) return name.startsWith("127.");
  return name === "localhost" || name.endsWith(".localhost") || name === "::1";
}
