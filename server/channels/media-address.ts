/** Whose a platform's files are: our base address of it, and hosts of its own that serve files. */
interface Owner {
  name: string;
  /** As it is configured, with the local server of a test or the simulator. */
  base: string;
  /** With everything below them. */
  hosts: readonly string[];
}

/**
 * The address of a file that a platform named. It is fetched from inside and often with our token: it has to be the
 * platform's own, at exactly the place we speak to it (protocol and port too), or over https at one of its hosts. Throws
 * when it is anything else; the token goes nowhere then.
 */
export function mediaAddress(reference: string, { name, base, hosts }: Owner): string {
  const url = new URL(reference);
  const isBase = url.origin === new URL(base).origin;
  const isHost = hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  // The usual port has none in an address. A name in it would go along as a password of ours.
  const isPlain = url.protocol === "https:" && url.port === "" && !url.username && !url.password;
  if (isBase ? url.username || url.password : !(isPlain && isHost))
    throw new Error(`the media's address is not ${name}'s`);
  return url.href;
}
