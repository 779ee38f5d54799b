import { expect, test } from "vitest";
import type { MessageView } from "#shared/contract/tickets.ts";
import { findQuestion, findQuestionsByReply } from "./questions-by-reply.ts";

const messageBy = (
  id: string,
  author: MessageView["author"],
  fields: Partial<MessageView> = {},
): MessageView => ({
  id,
  author,
  author_name: null,
  author_id: null,
  text: id,
  status: "sent",
  decision: null,
  confidence: null,
  reason: null,
  choices: [],
  citations: [],
  writing: null,
  more: null,
  ticket_id: "t",
  created_at: "2026-11-20T08:00:00Z",
  ...fields,
});
const customer = (id: string) => messageBy(id, "customer");
const staff = (id: string) => messageBy(id, "staff");
const handedOver = (id: string, reason: string) => messageBy(id, "agent", { decision: "handover", reason });
const agentAnswer = (id: string) => messageBy(id, "agent", { decision: "answer" });
const pairs = (messages: MessageView[], wrong: string[] = []) => [
  ...findQuestionsByReply(messages, "t", new Set(wrong)),
];

test("a reply of staff answers the question that was handed over", () => {
  expect(pairs([customer("decaf?"), handedOver("a", "no_answer"), staff("yes")])).toEqual([
    ["yes", "decaf?"],
  ]);
});

test("of several messages it is the one the agent did not know, and the last of several replies carries the offer", () => {
  const messages = [
    customer("hours?"),
    agentAnswer("a"),
    customer("decaf?"),
    handedOver("b", "low_confidence"),
    customer("hello??"),
    messageBy("note", "agent", { reason: "waiting" }),
    staff("yes"),
    staff("350 SR"),
  ];
  expect(pairs(messages)).toEqual([["350 SR", "decaf?"]]);
});

test("a reply after a wish for a person answers the customer's next message", () => {
  const wish = [customer("a person please"), handedOver("a", "asked_for_human")];
  expect(
    pairs([...wish, customer("decaf?"), messageBy("note", "agent", { reason: "waiting" }), staff("yes")]),
  ).toEqual([["yes", "decaf?"]]);
  expect(pairs([...wish, staff("how can I help?")])).toEqual([]);
});

test("an answer of the agent is corrected only when staff marked it as wrong", () => {
  const messages = [customer("hours?"), agentAnswer("a"), staff("also on Fridays")];
  expect(pairs(messages)).toEqual([]);
  expect(pairs(messages, ["a"])).toEqual([["also on Fridays", "hours?"]]);
});

test("each exchange has its own question, and other tickets of the conversation have none here", () => {
  const other = messageBy("old", "customer", { ticket_id: "before" });
  const messages = [
    other,
    customer("one?"),
    handedOver("a", "no_answer"),
    staff("1"),
    customer("two?"),
    staff("2"),
  ];
  expect(pairs(messages)).toEqual([
    ["1", "one?"],
    ["2", "two?"],
  ]);
  expect(findQuestion(messages, "a")).toBe("one?");
  expect(findQuestion(messages, "nowhere")).toBeUndefined();
});
