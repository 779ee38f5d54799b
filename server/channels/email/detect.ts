import { resolve4, resolveMx, resolveSrv } from "node:dns/promises";
import type { MailboxHint, MailServer } from "#shared/contract/mailboxes.ts";
import { type Provider, providers } from "./providers.ts";

/** The DNS queries that detection needs. Each returns an empty list when there are no records. */
export interface DnsLookup {
  exchangers: (domain: string) => Promise<string[]>;
  service: (name: string) => Promise<{ host: string; port: number }[]>;
  exists: (host: string) => Promise<boolean>;
}

const maxWaitMs = 3_000;

/** Limits the waiting time for a DNS server that does not respond, because a person waits in front of the form. */
async function soon<T>(asking: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((done) => {
    timer = setTimeout(done, maxWaitMs, otherwise);
  });
  return Promise.race([asking.catch(() => otherwise), late]).finally(() => clearTimeout(timer));
}

const systemNames: DnsLookup = {
  exchangers: async (domain) =>
    (await soon(resolveMx(domain), []))
      .toSorted((one, other) => one.priority - other.priority)
      .map(({ exchange }) => exchange.toLowerCase()),
  service: async (name) =>
    (await soon(resolveSrv(name), []))
      .toSorted((one, other) => one.priority - other.priority)
      .map(({ name: host, port }) => ({ host: host.toLowerCase(), port })),
  exists: async (host) => (await soon(resolve4(host), [])).length > 0,
};

/**
 * Detects the mail servers of an address: those of a known provider, those in the domain's SRV records (RFC 6186), or
 * common host names that exist.
 */
export async function detectMailbox(address: string, names: DnsLookup = systemNames): Promise<MailboxHint> {
  const domain = address.split("@").at(-1)?.toLowerCase() ?? "";
  const known = providers.find(({ domains }) => domains.includes(domain)) ?? (await hostOf(domain, names));
  if (known) return hintOf(known);
  const [imap, smtp] = await Promise.all([
    readServiceRecord(domain, "_imaps._tcp", names),
    readServiceRecord(domain, "_submissions._tcp", names),
  ]);
  return {
    provider: null,
    login: "password",
    help_url: null,
    imap: imap ?? (await guessMailServer(["imap", "mail"], domain, 993, names)),
    smtp: smtp ?? (await guessMailServer(["smtp", "mail"], domain, 465, names)),
  };
}

async function hostOf(domain: string, names: DnsLookup): Promise<Provider | undefined> {
  const exchangers = await names.exchangers(domain);
  return providers.find((provider) =>
    exchangers.some((host) => provider.exchangers.some((end) => host === end || host.endsWith(`.${end}`))),
  );
}

const hintOf = ({ name, login, helpUrl, imap, smtp, submission }: Provider): MailboxHint => ({
  provider: name,
  login,
  help_url: helpUrl,
  imap: { host: imap, port: 993, security: "tls" },
  smtp: submission
    ? { host: smtp, port: 587, security: "starttls" }
    : { host: smtp, port: 465, security: "tls" },
});

async function readServiceRecord(
  domain: string,
  service: string,
  names: DnsLookup,
): Promise<MailServer | null> {
  const [first] = await names.service(`${service}.${domain}`);
  // A target of a single dot means that the domain offers no such service (RFC 2782).
  return first && first.host !== "" && first.host !== "." ? { ...first, security: "tls" } : null;
}

async function guessMailServer(
  prefixes: string[],
  domain: string,
  port: number,
  names: DnsLookup,
): Promise<MailServer | null> {
  for (const prefix of prefixes)
    if (await names.exists(`${prefix}.${domain}`))
      return { host: `${prefix}.${domain}`, port, security: "tls" };
  return null;
}
