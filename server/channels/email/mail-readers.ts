import type { Media } from "#server/channels/channel.ts";
import type { RawEvent } from "#server/channels/inbound.ts";
import { createProcessPool, type ProcessLimits } from "#server/process-pool.ts";
import { mailLimits } from "./decode-mail.ts";
import { type ReceivedMail, toBrokenEvent } from "./stored-mail.ts";

/** Request to a mail process. */
export type MailJob =
  | ({ kind: "event" } & ReceivedMail)
  | { kind: "attachment"; raw: Uint8Array; index: number };

/** The event of a mail, or an attachment's file; null when the mail has no such attachment or cannot be parsed. */
export type MailJobResult = RawEvent | Media | null;

const processes = createProcessPool<MailJob, MailJobResult>({
  program: new URL("./mail-process.ts", import.meta.url),
  maxProcesses: 2,
  heapLimitMb: 512,
  limits: { timeMs: 20_000, residentBytes: 1024 * 1024 * 1024 },
});

/**
 * Reads a mail in a process of its own, because a mail of 25 MB would block this process for seconds. A mail that takes too
 * long or too much memory is returned as one that needs a person. Throws only when no process was available, so that the
 * mailbox is read again later.
 */
export async function readMailApart(received: ReceivedMail, limits?: ProcessLimits): Promise<RawEvent> {
  // Only the headers of such a mail are read.
  if (received.raw.byteLength > mailLimits.bytes) return toBrokenEvent(received);
  const read = await processes.run({ kind: "event", ...received }, limits);
  if (read.ok && read.result) return read.result as RawEvent;
  if (!read.ok && read.problem === "unavailable") throw new Error("no process to read a mail in");
  return toBrokenEvent(received);
}

/** One attachment of a mail by its index, read in a process of its own; null when the mail has no such attachment. */
export async function readAttachmentApart(raw: Uint8Array, index: number): Promise<Media | null> {
  const read = await processes.run({ kind: "attachment", raw, index });
  if (!read.ok) throw new Error(`the mail could not be read: ${read.problem}`);
  return read.result as Media | null;
}

/** Ends the processes; a later mail starts new ones. */
export const closeMailReaders = (): void => processes.close();
