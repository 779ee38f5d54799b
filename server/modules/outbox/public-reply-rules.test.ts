import { expect, test } from "vitest";
import { publicReplyFor, type AnsweredComment } from "./public-reply-rules.ts";

const comment = (more: Partial<AnsweredComment> = {}): AnsweredComment => ({
  author: "agent",
  audience: "private",
  decision: "answer",
  answers: { kind: "comment" },
  is_reminder: false,
  ...more,
});
const sent = { status: "sent", failure: null };

test.each([
  ["an answer", comment(), "answer"],
  ["what a person wrote", comment({ author: "staff", decision: null }), "answer"],
  ["a question back", comment({ decision: "clarify" }), "question"],
  ["a handover", comment({ decision: "handover" }), "handover"],
  ["word that a person has it", comment({ decision: null }), "handover"],
  ["thanks", comment({ decision: "smalltalk" }), null],
  ["an answer under the post", comment({ audience: "public" }), null],
  ["a campaign", comment({ author: "campaign", decision: null }), null],
  ["a reminder", comment({ author: "staff", decision: null, is_reminder: true }), null],
  ["an answer to a direct message", comment({ answers: { kind: "text" } }), null],
  ["what answers nobody", comment({ answers: null }), null],
])("a comment's author is told in public of %s: %o → %s", (_what, message, expected) => {
  expect(publicReplyFor(message, sent)).toBe(expected);
});

test.each(["queued", "uncertain"])("as long as a private message is %s nothing is said of it", (status) => {
  expect(publicReplyFor(comment(), { status, failure: null })).toBeNull();
});

test("a customer who cannot be written to learns how to reach the business; a failure of ours is not reported to them", () => {
  const publicReplyAfter = (failure: string) => publicReplyFor(comment(), { status: "failed", failure });
  expect(publicReplyAfter("blocked")).toBe("unreachable");
  expect(publicReplyAfter("window_closed")).toBe("unreachable");
  for (const problem of ["not_connected", "expired", "account_restricted"])
    expect(publicReplyAfter(problem)).toBeNull();
});
