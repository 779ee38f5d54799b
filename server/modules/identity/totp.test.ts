import fc from "fast-check";
import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { readCode } from "./recovery-codes.ts";
import { matchingStep, setUpUri } from "./totp.ts";

// The vectors are from RFC 6238, appendix B, SHA-1: the last six of the eight digits.
const secret = Secret.fromUTF8("12345678901234567890").base32;
const vectors: [seconds: number, code: string][] = [
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
];

test.each(vectors)("A35 the code of second %d is the one of RFC 6238", (seconds, code) => {
  const stepAfter = (shift: number) => matchingStep(secret, code, new Date((seconds + shift) * 1000));
  const step = Math.floor(seconds / 30);
  expect([stepAfter(0), stepAfter(-30), stepAfter(30)]).toEqual([step, step, step]);
  expect([stepAfter(-60), stepAfter(60)]).toEqual([null, null]);
});

test("A18 at 10,000 instants the code that an app shows is taken in its own period and the two beside it, and in no other", () => {
  const app = new TOTP({ secret, digits: 6, period: 30 });
  const seconds = fc.integer({ min: Date.UTC(2024, 0, 1) / 1000, max: Date.UTC(2033, 0, 1) / 1000 });
  fc.assert(
    fc.property(seconds, fc.integer({ min: -4, max: 4 }), (shown, periods) => {
      const code = app.generate({ timestamp: shown * 1000 });
      const entered = shown + periods * 30;
      const step = matchingStep(secret, code, new Date(entered * 1000));
      if (Math.abs(periods) > 1) {
        expect(step).not.toBe(Math.floor(shown / 30));
        return;
      }
      // One in a million other periods has the same code by chance: it may be the one that is found.
      expect(Math.abs(step! - Math.floor(entered / 30))).toBeLessThanOrEqual(1);
      expect(app.generate({ timestamp: step! * 30_000 })).toBe(code);
    }),
    // The first example shows a code that another period within reach has as well.
    { numRuns: 10_000, examples: [[1_710_533_520, -1]] },
  );
});

test("the address for an app names the product and the account", () => {
  const uri = new URL(setUpUri(secret, "nora@shop.example"));
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    "otpauth:",
    "totp",
    "/Wakil:nora@shop.example",
  ]);
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    issuer: "Wakil",
    secret,
    digits: "6",
    period: "30",
  });
});

test.each([
  ["123456", { kind: "totp", code: "123456" }],
  [" 123 456 ", { kind: "totp", code: "123456" }],
  ["١٢٣٤٥٦", { kind: "totp", code: "123456" }],
  ["abcd-efgh-2345-mnop", { kind: "recovery", code: "ABCDEFGH2345MNOP" }],
  ["ABCD EFGH ٢٣٤٥ MNOP", { kind: "recovery", code: "ABCDEFGH2345MNOP" }],
  ["12345", null],
  ["1234567", null],
  ["ABCD-EFGH-2345-MN0P", null],
  ["", null],
])("what is typed as %j is read as %j", (typed, code) => {
  expect(readCode(typed)).toEqual(code);
});
