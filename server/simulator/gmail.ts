import { googleError, mailboxOf } from "./google-oauth.ts";
import type { GoogleState, Mail, Mailbox } from "./google-state.ts";
import type { PlatformHandle } from "./platform.ts";
import { secretWord } from "./signing.ts";
import { type Answer, type SimulatorRequest, field, json, type Route } from "./wire.ts";

const weekMs = 7 * 24 * 60 * 60_000;
const base64 = (text: string) => Buffer.from(text, "base64");
const urlSafe = (bytes: string) => base64(bytes).toString("base64url");

/** Returns a header of a mail, the first of its name. */
export function headerOf(raw: string, name: string): string {
  const head =
    base64(raw)
      .toString("utf8")
      .split(/\r?\n\r?\n/)[0] ?? "";
  const line = head
    .replace(/\r?\n[ \t]+/g, " ")
    .split(/\r?\n/)
    .find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim() ?? "";
}

/** Returns the thread of a mail by the mails that it refers to. */
export function threadFor(mailbox: Mailbox, raw: string): string {
  const named: string[] =
    `${headerOf(raw, "In-Reply-To")} ${headerOf(raw, "References")}`.match(/<[^>]+>/g) ?? ([] as string[]);
  return mailbox.mails.find((mail) => named.includes(headerOf(mail.raw, "Message-ID")))?.threadId ?? "";
}

export function addMail(mailbox: Mailbox, raw: string, labels: string[], at: number, threadId = ""): Mail {
  mailbox.historyId += 7;
  const id = Buffer.from(secretWord(9)).toString("hex").slice(0, 16);
  const mail: Mail = { id, threadId: threadId || id, labels, raw, at, historyId: mailbox.historyId };
  mailbox.mails.push(mail);
  return mail;
}

type MailboxHandler = (asked: SimulatorRequest, mailbox: Mailbox, email: string) => Answer;

/** Returns a function that wraps the handler of a call about the mailbox of its token. */
const mailboxAccess =
  ({ state, clock }: PlatformHandle<GoogleState>) =>
  (then: MailboxHandler) =>
  (asked: SimulatorRequest) => {
    const found = mailboxOf(state, clock, asked);
    if ("status" in found) return found;
    const mailbox = state.mailboxes[found.email];
    return mailbox
      ? then(asked, mailbox, found.email)
      : googleError(404, "Requested entity was not found.", "notFound");
  };

/** Returns the page of a list that a request asks for, with the token of the next page where there is one. */
function pageOf<T>(asked: SimulatorRequest, all: T[], standard: number) {
  const size = Math.min(500, Number(field(asked, "maxResults")) || standard);
  const start = Number(field(asked, "pageToken") || 0);
  return {
    rows: all.slice(start, start + size),
    ...(start + size < all.length && { nextPageToken: String(start + size) }),
  };
}

/** The part of the Gmail API that a mail channel needs. `delivered` is called with each mail that is sent. */
export const gmailRoutes = (
  handle: PlatformHandle<GoogleState>,
  delivered: (from: string, mail: Mail) => void,
): Route[] => [...mailboxRoutes(handle), ...mailRoutes(handle), sendRoute(handle, delivered)];

/** The profile of a mailbox, its watch and its history. */
function mailboxRoutes(handle: PlatformHandle<GoogleState>): Route[] {
  const { clock } = handle;
  const withMailbox = mailboxAccess(handle);
  return [
    [
      "GET",
      "/gmail/v1/users/me/profile",
      withMailbox((_asked, mailbox, email) =>
        json({
          emailAddress: email,
          messagesTotal: mailbox.mails.length,
          threadsTotal: new Set(mailbox.mails.map(({ threadId }) => threadId)).size,
          historyId: String(mailbox.historyId),
        }),
      ),
    ],
    [
      "POST",
      "/gmail/v1/users/me/watch",
      withMailbox((asked, mailbox) => {
        const topic = field(asked, "topicName");
        if (!topic.startsWith("projects/")) return googleError(400, "Invalid topicName", "invalidArgument");
        const labelIds = Array.isArray(asked.body["labelIds"]) ? asked.body["labelIds"].map(String) : [];
        const expiresAt = clock().getTime() + weekMs;
        mailbox.watch = { topic, expiresAt, labelIds };
        return json({ historyId: String(mailbox.historyId), expiration: String(expiresAt) });
      }),
    ],
    [
      "POST",
      "/gmail/v1/users/me/stop",
      withMailbox((_asked, mailbox) => {
        mailbox.watch = null;
        return { status: 204, body: "" };
      }),
    ],
    [
      "GET",
      "/gmail/v1/users/me/history",
      withMailbox((asked, mailbox) => {
        const start = Number(field(asked, "startHistoryId"));
        if (!start) return googleError(400, "Missing startHistoryId", "invalidArgument");
        if (start < mailbox.oldestHistoryId)
          return googleError(404, "Requested entity was not found.", "notFound");
        const label = field(asked, "labelId");
        const newer = mailbox.mails.filter(
          ({ historyId, labels }) => historyId > start && (!label || labels.includes(label)),
        );
        const { rows, ...more } = pageOf(asked, newer, 100);
        return json({
          ...(rows.length > 0 && {
            history: rows.map(({ id, threadId, labels, historyId }) => ({
              id: String(historyId),
              messages: [{ id, threadId }],
              messagesAdded: [{ message: { id, threadId, labelIds: labels } }],
            })),
          }),
          historyId: String(mailbox.historyId),
          ...more,
        });
      }),
    ],
  ];
}

/** The list of mails and single mails. */
function mailRoutes(handle: PlatformHandle<GoogleState>): Route[] {
  const withMailbox = mailboxAccess(handle);
  return [
    [
      "GET",
      "/gmail/v1/users/me/messages",
      withMailbox((asked, mailbox) => {
        const wanted = asked.query.getAll("labelIds");
        const all = mailbox.mails
          .filter(({ labels }) => wanted.every((label) => labels.includes(label)))
          .toReversed();
        const { rows, ...more } = pageOf(asked, all, 100);
        return json({
          messages: rows.map(({ id, threadId }) => ({ id, threadId })),
          ...more,
          resultSizeEstimate: all.length,
        });
      }),
    ],
    [
      "GET",
      "/gmail/v1/users/me/messages/:id",
      withMailbox((asked, mailbox) => {
        const mail = mailbox.mails.find(({ id }) => id === asked.params["id"]);
        if (!mail) return googleError(404, "Requested entity was not found.", "notFound");
        return json({
          id: mail.id,
          threadId: mail.threadId,
          labelIds: mail.labels,
          historyId: String(mail.historyId),
          internalDate: String(mail.at),
          sizeEstimate: base64(mail.raw).length,
          ...(field(asked, "format") === "raw"
            ? { raw: urlSafe(mail.raw) }
            : {
                payload: {
                  headers: [
                    "From",
                    "To",
                    "Subject",
                    "Message-ID",
                    "In-Reply-To",
                    "References",
                    "Date",
                  ].flatMap((name) => {
                    const value = headerOf(mail.raw, name);
                    return value ? [{ name, value }] : [];
                  }),
                },
              }),
        });
      }),
    ],
  ];
}

const sendRoute = (
  handle: PlatformHandle<GoogleState>,
  delivered: (from: string, mail: Mail) => void,
): Route => [
  "POST",
  "/gmail/v1/users/me/messages/send",
  mailboxAccess(handle)((asked, mailbox, email) => {
    const given = Buffer.from(field(asked, "raw"), "base64url");
    if (given.length === 0)
      return googleError(
        400,
        "'raw' RFC822 payload message string or uploading message via /upload/* URL required",
        "invalidArgument",
      );
    const raw = given.toString("base64");
    if (!/@/.test(headerOf(raw, "To")))
      return googleError(400, "Recipient address required", "invalidArgument");
    const thread = field(asked, "threadId");
    if (thread && !mailbox.mails.some(({ threadId }) => threadId === thread))
      return googleError(404, "Requested entity was not found.", "notFound");
    const mail = addMail(mailbox, raw, ["SENT"], handle.clock().getTime(), thread || threadFor(mailbox, raw));
    delivered(email, mail);
    return json({ id: mail.id, threadId: mail.threadId, labelIds: mail.labels });
  }),
];
