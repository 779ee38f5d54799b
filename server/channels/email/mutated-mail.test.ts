import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readMail } from "./read-mail.ts";
import { readStored, toRawEvent } from "./stored-mail.ts";

const folder = new URL("fixtures/", import.meta.url);
const fixtures = readdirSync(folder).map((name) => readFileSync(new URL(name, folder)));

/** What arrives broken: pieces cut out, doubled, swapped, and bytes changed. */
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(400),
  how: fc.constantFrom("cut", "double", "flip", "insert"),
  bytes: fc.uint8Array({ maxLength: 40 }),
});

function changed(
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

test("A38: whatever arrives is read or given to a person; nothing throws, and no text carries marks nobody can see", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...fixtures),
      fc.array(change, { minLength: 1, maxLength: 5 }),
      async (fixture, changes) => {
        const raw = changes.reduce(changed, fixture);
        const mail = await readMail(raw, ["hello@roastery.example"]);
        // oxlint-disable-next-line no-control-regex
        expect(mail.text).not.toMatch(/[\u0000\u202e\u200b]/);
        expect(mail.subject).not.toMatch(/[\r\n]/);
        if (mail.sender) expect(mail.sender.address).toMatch(/^[^\s@]+@[^\s@]+$/);
        const at = new Date("2026-11-16T10:00:00Z");
        const { body } = await toRawEvent(raw, "hello@roastery.example", at, {
          from: "imap",
          validity: "1",
          uid: 1,
        });
        readStored(body, { account: "hello@roastery.example" });
        for (const { name } of mail.attachments) expect(name ?? "").not.toMatch(/[/\\\u202e]/);
      },
    ),
    { numRuns: 2_000 },
  );
}, 120_000);
