import type { ErrorCode } from "#shared/contract/errors.ts";
import type { MailServer } from "#shared/contract/mailboxes.ts";
import type { MailProblemCode } from "#server/channels/email/mail-problem.ts";
import type { FieldProblem } from "#server/http/failure.ts";

/** Ports of mail servers; connections to other ports are refused, so that the form cannot be used to scan ports. */
const ports = { imap: [143, 993], smtp: [25, 465, 587, 2525] };

/** Returns the problem of an entered server. `open` means that servers of the private network are allowed. */
export function serverProblem(
  kind: "imap" | "smtp",
  { port, security }: MailServer,
  open: boolean,
): FieldProblem | null {
  if (open) return null;
  if (security === "none") return "mail_unencrypted";
  return ports[kind].includes(port) ? null : "mail_port";
}

/** Error codes of failed attempts. */
export const failureOf: Record<MailProblemCode, ErrorCode> = {
  address_blocked: "mailbox_blocked",
  host_unknown: "mailbox_unreachable",
  unreachable: "mailbox_unreachable",
  busy: "mailbox_unreachable",
  tls_failed: "mailbox_insecure",
  login_refused: "mailbox_refused",
  no_inbox: "mailbox_no_inbox",
};

/** The same errors as problems of the field for the server that failed. */
export const fieldProblemOf: Record<MailProblemCode, FieldProblem> = {
  address_blocked: "mail_host_blocked",
  host_unknown: "mail_host_unknown",
  unreachable: "mail_unreachable",
  busy: "mail_busy",
  tls_failed: "mail_insecure",
  login_refused: "mail_refused",
  no_inbox: "mail_no_inbox",
};
