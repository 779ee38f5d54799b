import { BlockedAddress } from "#server/documents/safe-connect.ts";

/** Reasons why a mail server could not be used, each with a text in both languages. */
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

/** Problem of a mail server; `why` is for the log and contains no credentials. */
export class MailProblem extends Error {
  readonly code: MailProblemCode;
  constructor(code: MailProblemCode, why: string) {
    super(why);
    this.code = code;
  }
}

/** Properties of the mail libraries' errors. */
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
/** Responses that refuse a log-in temporarily: too many connections, or an unavailable directory. */
const temporaryPattern = /^(UNAVAILABLE|LIMIT|INUSE|SERVERBUG|CONTACTADMIN)$/i;

/** Kind of an error of sockets, TLS, IMAP or SMTP. */
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
