import { type Config, ConfigError } from "./config.ts";
import { isThisMachine } from "./machine-name.ts";

/**
 * Throws when other machines could reach the demo. The demo prints its passwords, opens its mailbox to anyone and
 * lets its operator in without a second factor.
 */
export function requireLocalDemo({
  demo,
  host,
  publicUrl,
  chatUrl,
}: Pick<Config, "demo" | "host" | "publicUrl" | "chatUrl">): void {
  if (!demo) return;
  const addresses: [name: string, value: string | undefined, host: string][] = [
    ["HOST", host, host],
    ["PUBLIC_URL", publicUrl, publicUrl ? new URL(publicUrl).hostname : "localhost"],
    ["CHAT_URL", chatUrl, chatUrl ? new URL(chatUrl).hostname : "localhost"],
  ];
  const other = addresses.find(([, , name]) => !isThisMachine(name));
  if (other)
    throw new ConfigError(
      `wakil: the demo runs on this machine only, and ${other[0]}=${other[1]} can be reached from other machines; set DEMO=false or leave ${other[0]} out.`,
    );
}

/**
 * Throws when people would type passwords at an address without TLS. An address of this machine is accepted,
 * because it is only used for trying the product out.
 */
export function requireEncryptedAddresses({
  production,
  publicUrl,
  chatUrl,
}: Pick<Config, "production" | "publicUrl" | "chatUrl">): void {
  if (!production) return;
  const plain = Object.entries({ PUBLIC_URL: publicUrl, CHAT_URL: chatUrl }).find(
    ([, url]) => url?.startsWith("http:") && !isThisMachine(new URL(url).hostname),
  );
  if (plain)
    throw new ConfigError(
      `wakil: ${plain[0]}=${plain[1]} is not encrypted; in production it must start with https://, at a proxy that terminates TLS.`,
    );
}
