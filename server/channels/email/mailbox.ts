import { z } from "zod";
import type { Connection } from "#server/channels/channel.ts";

/** `starttls` begins unencrypted and must change to TLS; `none` is only for servers on this machine. */
const security = z.enum(["tls", "starttls", "none"]);

const server = z.object({ host: z.string(), port: z.number(), security });

/** The position up to which a mailbox was read. A new `validity` means that the server has renumbered the mailbox. */
const cursor = z.object({ validity: z.string(), next: z.number(), seenAt: z.string() });
export type Cursor = z.infer<typeof cursor>;

/** The stored details of a mailbox that is read through IMAP; its password or tokens are in the connection's secrets. */
const imapDetails = z.object({
  transport: z.literal("imap"),
  /** The provider whose log-in returned tokens; missing when a password was entered. */
  provider: z.literal("microsoft").optional(),
  imap: server,
  smtp: server,
  username: z.string(),
  /** Whether the business had proven that it owns the address when it was connected with a password. */
  isProven: z.boolean().optional(),
  senderName: z.string(),
  /** When the mailbox was connected; the agent never answers older mail. */
  since: z.string(),
  cursor: cursor.optional(),
});
export type ImapDetails = z.infer<typeof imapDetails>;

const gmailDetails = z.object({
  transport: z.literal("gmail"),
  senderName: z.string(),
  since: z.string(),
  historyId: z.string().optional(),
  seenAt: z.string().optional(),
  /** When Google was last asked for push notifications; a watch ends after seven days. */
  watchedAt: z.string().optional(),
});
export type GmailDetails = z.infer<typeof gmailDetails>;

const details = z.discriminatedUnion("transport", [imapDetails, gmailDetails]);

export const mailDetails = (connection: Pick<Connection, "details">): ImapDetails | GmailDetails =>
  details.parse(connection.details);

/** The log-in for IMAP and SMTP: the mailbox's password, or a token for XOAUTH2. */
export type MailLogin = { user: string; password: string } | { user: string; token: string };

export const loginOf = ({ secrets }: Connection, { username, provider }: ImapDetails): MailLogin =>
  provider
    ? { user: username, token: secrets["token"] ?? "" }
    : { user: username, password: secrets["password"] ?? "" };
