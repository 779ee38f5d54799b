/** Hosts that may serve a platform's files: its base address and its own file hosts. */
interface Owner {
  name: string;
  /** The configured base address, which may be a test server or the simulator. */
  base: string;
  /** Hosts with their subdomains. */
  hosts: readonly string[];
}

/**
 * Validates the address of a file from a platform's event. It is fetched by this server, often with a token, so it must be at
 * the platform's base address (including protocol and port), or over https at one of its file hosts. Throws for others, so
 * that the token is never sent elsewhere.
 */
export function mediaAddress(reference: string, { name, base, hosts }: Owner): string {
  const url = new URL(reference);
  const isBase = url.origin === new URL(base).origin;
  const isHost = hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  // An address has no explicit default port, and user names in it would be sent as credentials.
  const isPlain = url.protocol === "https:" && url.port === "" && !url.username && !url.password;
  if (isBase ? url.username || url.password : !(isPlain && isHost))
    throw new Error(`the media's address is not ${name}'s`);
  return url.href;
}
