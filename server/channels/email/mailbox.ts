import { z } from "zod";
import type { Connection } from "#server/channels/channel.ts";

/** `starttls` begins in the clear and must go over to TLS; `none` is for servers on this machine only. */
const security = z.enum(["tls", "starttls", "none"]);

const server = z.object({ host: z.string(), port: z.number(), security });

/** How far a mailbox was read. A new `validity` means that the server counts anew. */
const cursor = z.object({ validity: z.string(), next: z.number(), seenAt: z.string() });
export type Cursor = z.infer<typeof cursor>;

/** What is stored of a mailbox that is asked by IMAP; its password or tokens are in the connection's secrets. */
const imapDetails = z.object({
  transport: z.literal("imap"),
  /** Whose log-in gave us tokens; left out where a password was typed in. */
  provider: z.literal("microsoft").optional(),
  imap: server,
  smtp: server,
  username: z.string(),
  /** Whether the business had proven the address when it was connected with a password. */
  isProven: z.boolean().optional(),
  senderName: z.string(),
  /** When it was connected: older mail is none of the agent's business. */
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
  /** When Google was last asked to tell us of news; it forgets after a week. */
  watchedAt: z.string().optional(),
});
export type GmailDetails = z.infer<typeof gmailDetails>;

const details = z.discriminatedUnion("transport", [imapDetails, gmailDetails]);

export const mailDetails = (connection: Pick<Connection, "details">): ImapDetails | GmailDetails =>
  details.parse(connection.details);

/** How we get in: with the mailbox's password, or with a token by XOAUTH2. */
export type MailLogin = { user: string; password: string } | { user: string; token: string };

export const loginOf = ({ secrets }: Connection, { username, provider }: ImapDetails): MailLogin =>
  provider
    ? { user: username, token: secrets["token"] ?? "" }
    : { user: username, password: secrets["password"] ?? "" };
