import { expect, test } from "vitest";
import type { HistoryItem } from "#web/api/chat.ts";
import {
  canSend,
  chatReducer,
  clientIdFor,
  emptyChat,
  isPending,
  type ChatAction,
  type ChatState,
} from "./chat-state.ts";

const at = "2026-11-20T09:05:00Z";
const item = (id: string, customer_msg: string, chatbot_msg: string): HistoryItem => ({
  id,
  customer_msg,
  chatbot_msg,
  timestamp: at,
});
const run = (state: ChatState, ...actions: ChatAction[]) => actions.reduce(chatReducer, state);
const stateWith = (...items: HistoryItem[]) =>
  run(emptyChat, { type: "history", history: { chat_history: items } });
const pairs = ({ lines }: ChatState) => lines.map((line) => [line.customer, line.reply]);
const askedState = run(
  stateWith(),
  { type: "typed", text: " بكم؟ " },
  { type: "sent", clientId: "c1", text: "بكم؟", at },
);

test("C190 the first history fills the list in the server's order", () => {
  const state = stateWith(item("1", "a", "A"), item("2", "b", "B"));
  expect(state.phase).toBe("ready");
  expect(pairs(state)).toEqual([
    ["a", "A"],
    ["b", "B"],
  ]);
});

test("C184 C185 a message appears at once with an empty reply, and nothing else can be sent or written meanwhile", () => {
  expect(pairs(askedState)).toEqual([["بكم؟", ""]]);
  expect(isPending(askedState)).toBe(true);
  expect(canSend(askedState, "again")).toBe(false);
  expect(chatReducer(askedState, { type: "sent", clientId: "c2", text: "again", at })).toBe(askedState);
  expect(chatReducer(askedState, { type: "typed", text: "again" })).toBe(askedState);
  expect(askedState.draft).toBe(" بكم؟ ");
});

test("C186 D40 success fills the reply and clears the box", () => {
  const state = run(askedState, {
    type: "replied",
    clientId: "c1",
    reply: { chatbot_msg: "20 ر.س", id: "9", choices: ["نعم"] },
  });
  expect(pairs(state)).toEqual([["بكم؟", "20 ر.س"]]);
  expect(state.lines[0]).toMatchObject({ identity: "9", state: "settled", choices: ["نعم"] });
  expect(state.draft).toBe("");
});

test("C187 D40 failure marks the line, keeps the text, and the retry of the same text is the same message", () => {
  const failed = run(askedState, { type: "failed", clientId: "c1" });
  expect(failed.lines[0]?.state).toBe("failed");
  expect(failed.draft).toBe(" بكم؟ ");
  expect(clientIdFor(failed, "بكم؟", "c2")).toBe("c1");
  expect(clientIdFor(failed, "بكم الآن؟", "c2")).toBe("c2");

  const retried = run(
    failed,
    { type: "sent", clientId: "c1", text: "بكم؟", at },
    { type: "replied", clientId: "c1", reply: { chatbot_msg: "20", id: "9" } },
  );
  expect(retried.lines.map(({ state }) => state)).toEqual(["failed", "settled"]);
  expect(new Set(retried.lines.map(({ key }) => key)).size).toBe(2);
  expect(
    run(retried, { type: "history", history: { chat_history: [item("9", "بكم؟", "20")] } }).lines,
  ).toHaveLength(2);
});

test("partial replies show at once and can change; the box stays disabled until the reply is complete", () => {
  const words = (text: string): ChatAction => ({ type: "words", clientId: "c1", text });
  const writing = run(askedState, words("25 ر.س. "), words("25 ر.س. وأول"));
  expect(pairs(writing)).toEqual([["بكم؟", "25 ر.س. وأول"]]);
  expect(isPending(writing)).toBe(true);
  expect(writing.draft).toBe(" بكم؟ ");
  const history: ChatAction = { type: "history", history: { chat_history: [item("9", "بكم؟", "")] } };
  expect(pairs(run(writing, history))).toEqual([["بكم؟", "25 ر.س. وأول"]]);
  const replied: ChatAction = { type: "replied", clientId: "c1", reply: { chatbot_msg: "20 ر.س", id: "9" } };
  expect(pairs(run(writing, words("20 ر.س"), replied))).toEqual([["بكم؟", "20 ر.س"]]);
  expect(pairs(run(writing, replied, words("too late")))).toEqual([["بكم؟", "20 ر.س"]]);
});

test("a reply that breaks off counts as a failed message, and the history brings the answer", () => {
  const cut = run(
    askedState,
    { type: "words", clientId: "c1", text: "20" },
    { type: "failed", clientId: "c1" },
  );
  expect(cut.lines[0]?.state).toBe("failed");
  const later: ChatAction = { type: "history", history: { chat_history: [item("9", "بكم؟", "20 ر.س")] } };
  expect(pairs(run(cut, later))).toEqual([["بكم؟", "20 ر.س"]]);
});

test("C193 empty and blank messages are not sent", () => {
  expect(["", "  ", "\n\t "].map((text) => canSend(stateWith(), text))).toEqual([false, false, false]);
  expect(canSend(stateWith(), " a ")).toBe(true);
  expect(canSend(emptyChat, "a")).toBe(false);
});

test("sending a choice keeps the draft in the box", () => {
  const state = run(
    stateWith(),
    { type: "typed", text: "half a thought" },
    { type: "sent", clientId: "c1", text: "250 g", at },
    { type: "replied", clientId: "c1", reply: { chatbot_msg: "62" } },
  );
  expect(state.draft).toBe("half a thought");
});

test("a message that failed here but was answered on the server shows its answer and clears the box", () => {
  const state = run(
    askedState,
    { type: "failed", clientId: "c1" },
    { type: "history", history: { chat_history: [item("9", "بكم؟", "20 ر.س")] } },
  );
  expect(pairs(state)).toEqual([["بكم؟", "20 ر.س"]]);
  expect(state.draft).toBe("");
});

test("C192 only a first history that fails breaks the page", () => {
  expect(chatReducer(emptyChat, { type: "historyFailed", isGone: false }).phase).toBe("broken");
  expect(chatReducer(emptyChat, { type: "historyFailed", isGone: true }).phase).toBe("gone");
  const state = stateWith(item("1", "a", "A"));
  expect(chatReducer(state, { type: "historyFailed", isGone: true })).toBe(state);
});
