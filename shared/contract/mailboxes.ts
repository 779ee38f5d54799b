import { z } from "zod";
import { channelCard } from "./channels.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf } from "./envelope.ts";

/** `starttls` begins in the clear and must go over to TLS; `none` is for servers on the product's own machine. */
const mailSecurity = z.enum(["tls", "starttls", "none"]);

const mailServer = z.object({
  host: z.string().trim().min(1).max(253),
  port: z.int().min(1).max(65_535),
  security: mailSecurity,
});
export type MailServer = z.infer<typeof mailServer>;

/** What is known of the mailbox behind an address. */
const mailboxHint = z.object({
  /** As its provider calls itself; null when nobody we know. */
  provider: z.string().nullable(),
  /**
   * What the provider takes from programs: its own log-in at Google or Microsoft; the mailbox's password; one that is
   * made for one program; `none`: its own log-in only, which is not set up here.
   */
  login: z.enum(["google", "microsoft", "password", "app_password", "none"]),
  /** Where such a password is made. */
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
      /** Signing in at Google is set up. */
      google: z.boolean(),
      /** Signing in at Microsoft is. */
      microsoft: z.boolean(),
      /** What customers would see as the sender. */
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
    /** Where it is not the address. */
    username: z.string().trim().max(254).optional(),
    sender_name: z.string().trim().max(120).optional(),
    imap: mailServer,
    smtp: mailServer,
  }),
  result: dataOf(channelCard),
  limit: { max: 20, seconds: 600 },
});
