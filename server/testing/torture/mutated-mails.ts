import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { readMail } from "#server/channels/email/read-mail.ts";
import { hash } from "#server/versions/quality/seeded.ts";
import { readStored, toRawEvent } from "#server/channels/email/stored-mail.ts";

const folder = new URL("../../channels/email/fixtures/", import.meta.url);
const fixtures = readdirSync(folder).map((name) => readFileSync(new URL(name, folder)));

/** Damage to a mail: pieces that are cut out, doubled or swapped, and changed bytes. */
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(400),
  how: fc.constantFrom("cut", "double", "flip", "insert"),
  bytes: fc.uint8Array({ maxLength: 40 }),
});

function mutateBytes(
  mail: Buffer,
  { at, length, how, bytes }: { at: number; length: number; how: string; bytes: Uint8Array },
): Buffer {
  const start = Math.floor(at * mail.length);
  const piece = mail.subarray(start, start + length);
  if (how === "cut") return Buffer.concat([mail.subarray(0, start), mail.subarray(start + length)]);
  if (how === "double")
    return Buffer.concat([mail.subarray(0, start + length), piece, mail.subarray(start + length)]);
  if (how === "insert") return Buffer.concat([mail.subarray(0, start), bytes, mail.subarray(start)]);
  return Buffer.concat([
    mail.subarray(0, start),
    piece.map((byte) => byte ^ 0x20),
    mail.subarray(start + length),
  ]);
}

const ownAddress = "hello@roastery.example";
const at = new Date("2026-11-16T10:00:00Z");

/** Returns what is wrong with the result of parsing a mail; null when nothing is. */
async function readingWrong(raw: Buffer): Promise<string | null> {
  const mail = await readMail(raw, [ownAddress]);
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000\u202e\u200b]/.test(mail.text)) return "its text carries marks that nobody can see";
  if (/[\r\n]/.test(mail.subject)) return "its subject has a line break";
  if (mail.sender && !/^[^\s@]+@[^\s@]+$/.test(mail.sender.address)) return "its sender has no address";
  const { body } = await toRawEvent({
    raw,
    account: ownAddress,
    receivedAt: at,
    where: { from: "imap", validity: "1", uid: 1 },
  });
  readStored(body, { account: ownAddress });
  if (mail.attachments.some(({ name }) => /[/\\\u202e]/.test(name ?? "")))
    return "an attachment's name has a path or turns around";
  return null;
}

/**
 * Parses this many damaged mails, always the same ones for the same seed. Throws with the mail when a result is wrong.
 */
export async function readMutatedMails(runs: number, seed: string): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...fixtures),
      fc.array(change, { minLength: 1, maxLength: 5 }),
      async (fixture, changes) => {
        const wrong = await readingWrong(changes.reduce(mutateBytes, fixture));
        if (wrong) throw new Error(wrong);
      },
    ),
    { numRuns: runs, seed: hash(seed) },
  );
}
