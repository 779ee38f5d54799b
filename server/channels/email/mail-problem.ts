import { BlockedAddress } from "#server/documents/safe-connect.ts";

/** Why a mail server could not be used. Each has a text in both languages. */
const mailProblems = [
  "address_blocked",
  "host_unknown",
  "unreachable",
  "tls_failed",
  "login_refused",
  "no_inbox",
  "busy",
] as const;
export type MailProblemCode = (typeof mailProblems)[number];

/** `why` is for the log: it names neither user nor password. */
export class MailProblem extends Error {
  readonly code: MailProblemCode;
  constructor(code: MailProblemCode, why: string) {
    super(why);
    this.code = code;
  }
}

/** What the mail libraries attach to their errors. */
interface LibraryError {
  message?: string;
  code?: string;
  originalCode?: string;
  authenticationFailed?: boolean;
  tlsFailed?: boolean;
  serverResponseCode?: string;
  responseCode?: number;
  command?: string;
  mailboxMissing?: boolean;
}

const tlsPattern =
  /^(ETLS|ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|UPGRADE_TIMEOUT|STARTTLS|EPROTO$|HOSTNAME_MISMATCH)/;
/** Answers with which a server refuses a log-in for now: too many at once, its own directory is away. */
const temporaryPattern = /^(UNAVAILABLE|LIMIT|INUSE|SERVERBUG|CONTACTADMIN)$/i;

/** One kind of problem out of the many that sockets, TLS, IMAP and SMTP have. */
export function mailProblem(problem: unknown): MailProblem {
  if (problem instanceof MailProblem) return problem;
  if (problem instanceof BlockedAddress) return new MailProblem("address_blocked", "not a public address");
  const error = problem as LibraryError;
  const codes = [error.code, error.originalCode].filter((code) => code !== undefined);
  const why = [...codes, error.serverResponseCode, error.responseCode, error.command]
    .filter(Boolean)
    .join(" ");
  if (codes.some((code) => code === "ENOTFOUND" || code === "EDNS"))
    return new MailProblem("host_unknown", why);
  if (error.tlsFailed || codes.some((code) => tlsPattern.test(code)))
    return new MailProblem("tls_failed", why);
  const isRefused = error.authenticationFailed || error.code === "EAUTH" || error.code === "ENOAUTH";
  if (isRefused && (temporaryPattern.test(error.serverResponseCode ?? "") || isTemporary(error.responseCode)))
    return new MailProblem("busy", why);
  if (isRefused) return new MailProblem("login_refused", why);
  if (error.mailboxMissing) return new MailProblem("no_inbox", why);
  if (isTemporary(error.responseCode)) return new MailProblem("busy", why);
  return new MailProblem("unreachable", why || (error.message ?? "no reason given").slice(0, 200));
}

const isTemporary = (code: number | undefined): boolean => code !== undefined && code >= 400 && code < 500;
