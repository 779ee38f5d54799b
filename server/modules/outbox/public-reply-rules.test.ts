import { expect, test } from "vitest";
import { publicReplyFor, type AnsweredComment } from "./public-reply-rules.ts";

const told = (more: Partial<AnsweredComment> = {}): AnsweredComment => ({
  author: "agent",
  audience: "private",
  decision: "answer",
  answers: { kind: "comment" },
  is_reminder: false,
  ...more,
});
const sent = { status: "sent", failure: null };

test.each([
  ["an answer", told(), "answer"],
  ["what a person wrote", told({ author: "staff", decision: null }), "answer"],
  ["a question back", told({ decision: "clarify" }), "question"],
  ["a handover", told({ decision: "handover" }), "handover"],
  ["word that a person has it", told({ decision: null }), "handover"],
  ["thanks", told({ decision: "smalltalk" }), null],
  ["an answer under the post", told({ audience: "public" }), null],
  ["a campaign", told({ author: "campaign", decision: null }), null],
  ["a reminder", told({ author: "staff", decision: null, is_reminder: true }), null],
  ["an answer to a direct message", told({ answers: { kind: "text" } }), null],
  ["what answers nobody", told({ answers: null }), null],
])("a comment's author is told in public of %s: %o → %s", (_what, message, expected) => {
  expect(publicReplyFor(message, sent)).toBe(expected);
});

test.each(["queued", "uncertain"])("as long as a private message is %s nothing is said of it", (status) => {
  expect(publicReplyFor(told(), { status, failure: null })).toBeNull();
});

test("a customer who cannot be written to learns how to reach the business; a failure of ours is not reported to them", () => {
  const failed = (failure: string) => publicReplyFor(told(), { status: "failed", failure });
  expect(failed("blocked")).toBe("unreachable");
  expect(failed("window_closed")).toBe("unreachable");
  for (const own of ["not_connected", "expired", "account_restricted"]) expect(failed(own)).toBeNull();
});
