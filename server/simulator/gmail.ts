import { googleError, mailboxOf } from "./google-oauth.ts";
import type { GoogleState, Mail, Mailbox } from "./google-state.ts";
import type { PlatformHandle } from "./platform.ts";
import { randomSecret } from "./signing.ts";
import { type SimulatorResponse, type SimulatorRequest, field, json, type Route } from "./wire.ts";

const weekMs = 7 * 24 * 60 * 60_000;
const fromBase64 = (text: string) => Buffer.from(text, "base64");
const toBase64Url = (bytes: string) => fromBase64(bytes).toString("base64url");

/** Returns the first header of this name of a mail, or "" if there is none. `raw` is the mail in base64. */
export function headerOf(raw: string, name: string): string {
  const head =
    fromBase64(raw)
      .toString("utf8")
      .split(/\r?\n\r?\n/)[0] ?? "";
  const line = head
    .replace(/\r?\n[ \t]+/g, " ")
    .split(/\r?\n/)
    .find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim() ?? "";
}

/** Returns the id of the thread of the mails that a mail refers to, or "" for a new thread. */
export function threadFor(mailbox: Mailbox, raw: string): string {
  const referredIds: string[] =
    `${headerOf(raw, "In-Reply-To")} ${headerOf(raw, "References")}`.match(/<[^>]+>/g) ?? ([] as string[]);
  return mailbox.mails.find((mail) => referredIds.includes(headerOf(mail.raw, "Message-ID")))?.threadId ?? "";
}

/** Adds a mail (`raw` in base64, `at` in milliseconds) to a mailbox, in a thread of its own by default. */
export function addMail(mailbox: Mailbox, raw: string, labels: string[], at: number, threadId = ""): Mail {
  // Gmail's history ids grow, but not by one.
  mailbox.historyId += 7;
  const id = Buffer.from(randomSecret(9)).toString("hex").slice(0, 16);
  const mail: Mail = { id, threadId: threadId || id, labels, raw, at, historyId: mailbox.historyId };
  mailbox.mails.push(mail);
  return mail;
}

type MailboxHandler = (request: SimulatorRequest, mailbox: Mailbox, email: string) => SimulatorResponse;

/** Returns a function that wraps a handler, which then receives the mailbox of the request's token. */
const mailboxAccess =
  ({ state, clock }: PlatformHandle<GoogleState>) =>
  (handler: MailboxHandler) =>
  (request: SimulatorRequest) => {
    const found = mailboxOf(state, clock, request);
    if ("status" in found) return found;
    const mailbox = state.mailboxes[found.email];
    return mailbox
      ? handler(request, mailbox, found.email)
      : googleError(404, "Requested entity was not found.", "notFound");
  };

/** Returns the page of a list that a request asks for, with the token of the next page where there is one. */
function pageOf<T>(request: SimulatorRequest, all: T[], defaultSize: number) {
  const size = Math.min(500, Number(field(request, "maxResults")) || defaultSize);
  const start = Number(field(request, "pageToken") || 0);
  return {
    rows: all.slice(start, start + size),
    ...(start + size < all.length && { nextPageToken: String(start + size) }),
  };
}

/** The part of the Gmail API that a mail channel needs. `onSent` is called with each mail that is sent. */
export const gmailRoutes = (
  handle: PlatformHandle<GoogleState>,
  onSent: (from: string, mail: Mail) => void,
): Route[] => [...mailboxRoutes(handle), ...mailRoutes(handle), sendRoute(handle, onSent)];

/** The profile of a mailbox, its watch and its history. */
function mailboxRoutes(handle: PlatformHandle<GoogleState>): Route[] {
  const { clock } = handle;
  const withMailbox = mailboxAccess(handle);
  return [
    [
      "GET",
      "/gmail/v1/users/me/profile",
      withMailbox((_request, mailbox, email) =>
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
      withMailbox((request, mailbox) => {
        const topic = field(request, "topicName");
        if (!topic.startsWith("projects/")) return googleError(400, "Invalid topicName", "invalidArgument");
        const labelIds = Array.isArray(request.body["labelIds"]) ? request.body["labelIds"].map(String) : [];
        const expiresAt = clock().getTime() + weekMs;
        mailbox.watch = { topic, expiresAt, labelIds };
        return json({ historyId: String(mailbox.historyId), expiration: String(expiresAt) });
      }),
    ],
    [
      "POST",
      "/gmail/v1/users/me/stop",
      withMailbox((_request, mailbox) => {
        mailbox.watch = null;
        return { status: 204, body: "" };
      }),
    ],
    [
      "GET",
      "/gmail/v1/users/me/history",
      withMailbox((request, mailbox) => {
        const start = Number(field(request, "startHistoryId"));
        if (!start) return googleError(400, "Missing startHistoryId", "invalidArgument");
        if (start < mailbox.oldestHistoryId)
          return googleError(404, "Requested entity was not found.", "notFound");
        const label = field(request, "labelId");
        const newer = mailbox.mails.filter(
          ({ historyId, labels }) => historyId > start && (!label || labels.includes(label)),
        );
        const { rows, ...more } = pageOf(request, newer, 100);
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
      withMailbox((request, mailbox) => {
        const wantedLabels = request.query.getAll("labelIds");
        const all = mailbox.mails
          .filter(({ labels }) => wantedLabels.every((label) => labels.includes(label)))
          .toReversed();
        const { rows, ...more } = pageOf(request, all, 100);
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
      withMailbox((request, mailbox) => {
        const mail = mailbox.mails.find(({ id }) => id === request.params["id"]);
        if (!mail) return googleError(404, "Requested entity was not found.", "notFound");
        return json({
          id: mail.id,
          threadId: mail.threadId,
          labelIds: mail.labels,
          historyId: String(mail.historyId),
          internalDate: String(mail.at),
          sizeEstimate: fromBase64(mail.raw).length,
          ...(field(request, "format") === "raw"
            ? { raw: toBase64Url(mail.raw) }
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
  onSent: (from: string, mail: Mail) => void,
): Route => [
  "POST",
  "/gmail/v1/users/me/messages/send",
  mailboxAccess(handle)((request, mailbox, email) => {
    const mailBytes = Buffer.from(field(request, "raw"), "base64url");
    if (mailBytes.length === 0)
      return googleError(
        400,
        "'raw' RFC822 payload message string or uploading message via /upload/* URL required",
        "invalidArgument",
      );
    const raw = mailBytes.toString("base64");
    if (!/@/.test(headerOf(raw, "To")))
      return googleError(400, "Recipient address required", "invalidArgument");
    const thread = field(request, "threadId");
    if (thread && !mailbox.mails.some(({ threadId }) => threadId === thread))
      return googleError(404, "Requested entity was not found.", "notFound");
    const mail = addMail(mailbox, raw, ["SENT"], handle.clock().getTime(), thread || threadFor(mailbox, raw));
    onSent(email, mail);
    return json({ id: mail.id, threadId: mail.threadId, labelIds: mail.labels });
  }),
];
