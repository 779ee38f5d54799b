import type { MailboxHint, MailServer } from "#shared/contract/mailboxes.ts";

/**
 * The typed values. `imap` and `smtp` are the names of the servers, beside which the server's error messages are
 * shown.
 */
export interface MailboxValues extends Record<string, string> {
  address: string;
  password: string;
  username: string;
  sender_name: string;
  imap: string;
  imap_port: string;
  imap_security: string;
  smtp: string;
  smtp_port: string;
  smtp_security: string;
}

export const emptyMailbox = (senderName: string): MailboxValues => ({
  address: "",
  password: "",
  username: "",
  sender_name: senderName,
  imap: "",
  imap_port: "993",
  imap_security: "tls",
  smtp: "",
  smtp_port: "465",
  smtp_security: "tls",
});

type MailServerKind = "imap" | "smtp";
const kinds: MailServerKind[] = ["imap", "smtp"];

/** Returns the values that a hint fills in. */
export function valuesOfHint(hint: MailboxHint): Partial<MailboxValues> {
  const filled: Partial<MailboxValues> = {};
  for (const kind of kinds) {
    const server = hint[kind];
    if (!server) continue;
    filled[kind] = server.host;
    filled[`${kind}_port`] = String(server.port);
    filled[`${kind}_security`] = server.security;
  }
  return filled;
}

const serverOf = (values: MailboxValues, kind: MailServerKind): MailServer => ({
  host: values[kind].trim(),
  port: Number(values[`${kind}_port`]),
  security: values[`${kind}_security`] === "starttls" ? "starttls" : "tls",
});

/** Returns the values in the form of the API call. */
export const mailboxOf = (values: MailboxValues) => ({
  address: values.address.trim(),
  password: values.password,
  username: values.username.trim() || undefined,
  sender_name: values.sender_name.trim(),
  imap: serverOf(values, "imap"),
  smtp: serverOf(values, "smtp"),
});

export const isPort = (typed: string): boolean => {
  const port = Number(typed);
  return Number.isInteger(port) && port > 0 && port < 65_536;
};
