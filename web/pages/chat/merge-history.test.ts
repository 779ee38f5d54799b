import { expect, test } from "vitest";
import type { HistoryItem } from "#web/api/chat.ts";
import { createSentLine, type Line } from "./chat-line.ts";
import { mergeHistory } from "./merge-history.ts";

const item = (
  id: string,
  customer_msg: string,
  chatbot_msg: string,
  more: Partial<HistoryItem> = {},
): HistoryItem => ({
  id,
  customer_msg,
  chatbot_msg,
  timestamp: `2026-11-20T09:0${id}:00Z`,
  ...more,
});
/** As a server that keeps to the three fields of the specification sends it. */
const historyItem = (at: string, customer_msg: string, chatbot_msg: string): HistoryItem => ({
  customer_msg,
  chatbot_msg,
  timestamp: at,
});
const pairs = (lines: Line[]) => lines.map((line) => [line.customer, line.reply]);
const sentLine = (text: string, more: Partial<Line> = {}): Line => ({
  ...createSentLine("sent-0", "c1", text, "2026-11-20T09:05:00Z"),
  ...more,
});

test("D04 a message that a colleague wrote meanwhile is added at the end, once", () => {
  const first = mergeHistory([], [item("1", "a", "A")]);
  const staff = item("2", "", "Noura here", { author: "staff", author_name: "Noura" });
  const second = mergeHistory(first, [item("1", "a", "A"), staff]);
  expect(pairs(second)).toEqual([
    ["a", "A"],
    ["", "Noura here"],
  ]);
  expect(second[1]).toMatchObject({ author: "staff", authorName: "Noura" });
  expect(mergeHistory(second, [item("1", "a", "A"), staff])).toEqual(second);
});

test("D04 a line that is on screen keeps its place and its object when nothing is new", () => {
  const lines = mergeHistory([], [item("1", "a", "A"), item("2", "b", "B")]);
  const again = mergeHistory(lines, [item("2", "b", "B"), item("1", "a", "A")]);
  expect(again.map((line, place) => line === lines[place])).toEqual([true, true]);
});

test("D04 a later reply fills its own line, and an empty one removes nothing", () => {
  const waiting = mergeHistory([], [item("1", "a", ""), item("2", "b", "B")]);
  expect(pairs(mergeHistory(waiting, [item("1", "a", "A"), item("2", "b", "")]))).toEqual([
    ["a", "A"],
    ["b", "B"],
  ]);
});

test("a history that arrives before the answer gives the pending line its id and keeps it pending", () => {
  const [line] = mergeHistory([sentLine("a")], [item("1", "a", "A")]);
  expect(line).toMatchObject({ key: "sent-0", identity: "1", reply: "", state: "sending" });
});

test("the server had the failed message but no answer yet: its retry gets the answer, the failed line stays", () => {
  const failed = mergeHistory([sentLine("a", { state: "failed" })], [item("1", "a", "")]);
  expect(failed[0]).toMatchObject({ identity: "1", state: "failed" });
  const retried = mergeHistory(
    [...failed, sentLine("a", { key: "sent-1", identity: "1", state: "settled" })],
    [item("1", "a", "A")],
  );
  expect(retried.map(({ state, reply }) => [state, reply])).toEqual([
    ["failed", ""],
    ["settled", "A"],
  ]);
});

test("the same text said twice stays two lines", () => {
  const lines = mergeHistory(
    [...mergeHistory([], [item("1", "hi", "Hello")]), sentLine("hi")],
    [item("1", "hi", "Hello"), item("2", "hi", "Hello again")],
  );
  expect(lines.map(({ identity }) => identity)).toEqual(["1", "2"]);
});

test("a server that gives no ids: time and text name the pair, and what was sent from here is not doubled", () => {
  const lines = mergeHistory([], [historyItem("2026-11-20T09:01:00Z", "a", "A")]);
  const here = { ...lines[0]!, key: "sent-1", identity: null, customer: "b", reply: "B" };
  const history = [
    historyItem("2026-11-20T09:01:00Z", "a", "A"),
    historyItem("2026-11-20T09:02:00Z", "b", "B"),
  ];
  const merged = mergeHistory([...lines, here], history);
  expect(pairs(merged)).toEqual([
    ["a", "A"],
    ["b", "B"],
  ]);
  expect(mergeHistory(merged, history)).toEqual(merged);
});
