import { attachmentsOf } from "./attachments.ts";
import { decodeMail } from "./decode-mail.ts";
import type { MailJob, MailJobResult } from "./mail-readers.ts";
import { toRawEvent } from "./stored-mail.ts";

/** The process that parses mails. It handles one job at a time and ends with its parent process. */
process.on("message", (job: MailJob) => {
  void answer(job).then((result) => process.send!(result));
});
// The process ends by a signal, because process.exit can hang (see end-process.ts) and nobody evaluates the exit code.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));

async function answer(job: MailJob): Promise<MailJobResult> {
  try {
    if (job.kind === "event") return await toRawEvent(job);
    const file = attachmentsOf(await decodeMail(job.raw))[job.index];
    return file ? { bytes: file.bytes, type: file.type, name: file.name } : null;
  } catch {
    return null;
  }
}
