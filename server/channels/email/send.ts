import type { Context } from "#server/context.ts";
import {
  type Connection,
  type OutboundRequest,
  ReconnectError,
  type SendOutcome,
} from "#server/channels/channel.ts";
import { PlatformUnreachableError, OutcomeUnknownError } from "#server/channels/platform-fetch.ts";
import { composeMail } from "./compose.ts";
import { callGmail, isForbidden, reasonOf } from "./gmail.ts";
import { type ImapDetails, loginOf, mailDetails } from "./mailbox.ts";
import { isTokenExpired } from "./microsoft-token.ts";
import { ownMessageId } from "./own-id.ts";
import { sendBySmtp } from "./smtp.ts";
import type { MailHeaders } from "./stored-mail.ts";

/** Sends a mail in the thread that it belongs to. */
export async function sendMail(
  context: Context,
  connection: Connection,
  message: OutboundRequest,
): Promise<SendOutcome> {
  const details = mailDetails(connection);
  const messageId = ownMessageId(message.outboxId, connection.account);
  const answers = (message.answers?.headers ?? null) as MailHeaders | null;
  const bytes = await composeMail({
    messageId,
    from: { name: details.senderName, address: connection.account },
    to: message.contact,
    text: message.text,
    language: message.language,
    author: message.author,
    at: context.clock(),
    answers,
    subject: message.subject,
    picture: message.picture,
    unsubscribeUrl: message.unsubscribeUrl,
  });
  const letter = { from: connection.account, to: message.contact, messageId, bytes };
  return details.transport === "gmail"
    ? sendByGmail(context, connection, letter, answers?.gmailThread)
    : sendThrough(context, connection, details, letter);
}

type Letter = Parameters<typeof sendBySmtp>[3];

async function sendThrough(
  context: Context,
  connection: Connection,
  details: ImapDetails,
  letter: Letter,
): Promise<SendOutcome> {
  // The next sync renews the token within a minute.
  if (details.provider && isTokenExpired(context, connection))
    return { kind: "later", why: "the token has run out" };
  const { privateAddresses } = context.config.channels;
  return sendBySmtp(details.smtp, loginOf(connection, details), privateAddresses, letter);
}

async function sendByGmail(
  context: Context,
  connection: Connection,
  letter: Letter,
  threadId: string | undefined,
): Promise<SendOutcome> {
  const send = (thread: string | undefined) =>
    callGmail(context, connection, "/messages/send", {
      json: { raw: letter.bytes.toString("base64url"), ...(thread && { threadId: thread }) },
    });
  try {
    const first = await send(threadId);
    // The thread was deleted in the mailbox; the mail's own headers still group it for the customer.
    const answer = first.status === 404 && threadId ? await send(undefined) : first;
    const why = `Gmail: ${answer.status} ${reasonOf(answer.body)}`;
    const wait = answer.retryAfter ? { afterMs: answer.retryAfter * 1000 } : {};
    if (answer.status === 200) return { kind: "sent", externalId: letter.messageId };
    if (answer.status === 403 && isForbidden(answer.body)) return { kind: "reconnect", why };
    if (answer.status === 429 || answer.status === 403)
      return { kind: "later", why, pace: "account", ...wait };
    if (answer.status === 413) return { kind: "failed", code: "too_large", why };
    if (answer.status >= 500) return { kind: "uncertain", why };
    return { kind: "failed", code: "rejected", why };
  } catch (problem) {
    const why = (problem as Error).message;
    if (problem instanceof ReconnectError) return { kind: "reconnect", why };
    if (problem instanceof OutcomeUnknownError) return { kind: "uncertain", why };
    if (problem instanceof PlatformUnreachableError) return { kind: "later", why, isPlatformFailure: true };
    throw problem;
  }
}
