import { z } from "zod";
import { channelCard } from "./channels.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf } from "./envelope.ts";

/**
 * `starttls` connections start unencrypted and must be upgraded to TLS. `none` is for servers on the product's own
 * machine.
 */
const mailSecurity = z.enum(["tls", "starttls", "none"]);

const mailServer = z.object({
  host: z.string().trim().min(1).max(253),
  port: z.int().min(1).max(65_535),
  security: mailSecurity,
});
export type MailServer = z.infer<typeof mailServer>;

/** What is known about the provider of a mailbox. */
const mailboxHint = z.object({
  /** The provider's name. Null when the provider is unknown. */
  provider: z.string().nullable(),
  /**
   * The credentials that the provider accepts from mail programs: its own log-in (Google, Microsoft), the mailbox's
   * password, or a password made for one program. `none` means a log-in that this installation does not support.
   */
  login: z.enum(["google", "microsoft", "password", "app_password", "none"]),
  /** The provider's page on which a password for one program is made. */
  help_url: z.string().nullable(),
  imap: mailServer.nullable(),
  smtp: mailServer.nullable(),
});
export type MailboxHint = z.infer<typeof mailboxHint>;

export const describeMailboxes = endpoint({
  name: "mailboxes.describe",
  method: "GET",
  path: "/api/channels/email/options/",
  access: "member",
  permission: "any_member",
  summary: "List the ways to connect a mailbox",
  result: dataOf(
    z.object({
      /** True when log-in with Google is configured. */
      google: z.boolean(),
      /** True when log-in with Microsoft is configured. */
      microsoft: z.boolean(),
      /** The sender name that customers see. */
      sender_name: z.string(),
    }),
  ),
});

export const detectMailbox = endpoint({
  name: "mailboxes.detect",
  method: "POST",
  path: "/api/channels/email/detect/",
  access: "member",
  permission: "channels",
  summary: "Look up the mail servers of an address by its provider or domain",
  body: z.object({ address: z.string().max(254) }),
  result: dataOf(mailboxHint),
  limit: { max: 40, seconds: 600 },
});

export const connectMailbox = endpoint({
  name: "mailboxes.connect",
  method: "POST",
  path: "/api/channels/email/mailbox/",
  access: "member",
  permission: "channels",
  summary: "Connect a mailbox by IMAP and SMTP; both are tested first, an earlier account is disconnected",
  body: z.object({
    address: z.string().max(254),
    password: z.string().min(1).max(500),
    /** The user name, when it differs from the address. */
    username: z.string().trim().max(254).optional(),
    sender_name: z.string().trim().max(120).optional(),
    imap: mailServer,
    smtp: mailServer,
  }),
  result: dataOf(channelCard),
  limit: { max: 20, seconds: 600 },
});
