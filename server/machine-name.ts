import { isIP } from "node:net";

/** Whether the host name always means this machine: `localhost`, 127.0.0.1 or ::1. */
export function isThisMachine(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  if (isIP(name) === 4) return name.startsWith("127.");
  return name === "localhost" || name.endsWith(".localhost") || name === "::1";
}
