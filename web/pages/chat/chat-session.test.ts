import { expect, test } from "vitest";
import { openSession } from "./chat-session.ts";
import { createChatStorage, type ChatStorage } from "./chat-storage.ts";

function createStorage(entries: Record<string, string> = {}): ChatStorage {
  const map = new Map(Object.entries(entries));
  return {
    get: (name) => map.get(name) ?? null,
    set: (name, value) => map.set(name, value),
    remove: (name) => map.delete(name),
  };
}

test("C173 C174 the address's token and a new session id are stored", () => {
  const local = createStorage();
  const session = createStorage();
  const openedSession = openSession("A", local, session);
  expect(openedSession?.token).toBe("A");
  expect(openedSession?.sessionId).toMatch(/^session_[0-9A-Za-z]{22,}$/);
  expect([local.get("chat_token"), session.get("chat_session_id")]).toEqual(["A", openedSession?.sessionId]);
});

test("C174 session ids never repeat and use every letter and digit", () => {
  const ids = Array.from({ length: 2000 }, () =>
    openSession("A", createStorage(), createStorage())!.sessionId.slice("session_".length),
  );
  expect(new Set(ids).size).toBe(2000);
  expect(new Set(ids.join("")).size).toBe(62);
});

test("C173 without a token in the address the stored one is used; without any there is no chat", () => {
  expect(openSession(null, createStorage({ chat_token: "A" }), createStorage())?.token).toBe("A");
  expect(openSession(null, createStorage(), createStorage())).toBeNull();
});

test("C174 the session goes on in the same tab", () => {
  const local = createStorage();
  const session = createStorage();
  expect(openSession("A", local, session)).toEqual(openSession("A", local, session));
  expect(
    openSession(
      "A",
      createStorage({ chat_token: "A" }),
      createStorage({ chat_session_id: "session_0123abcd" }),
    )?.sessionId,
  ).toBe("session_0123abcd");
});

test("D03 another shop's link opens that shop, and with a session of its own", () => {
  const local = createStorage({ chat_token: "A" });
  const session = createStorage({ chat_session_id: "session_of_A" });
  const openedSession = openSession("B", local, session);
  expect(openedSession?.token).toBe("B");
  expect(local.get("chat_token")).toBe("B");
  expect(openedSession?.sessionId).not.toBe("session_of_A");
});

test("D03 a second tab with another shop does not end the first tab's conversation", () => {
  const local = createStorage();
  const firstTab = createStorage();
  const first = openSession("A", local, firstTab);
  openSession("B", local, createStorage());
  expect(openSession("A", local, firstTab)).toEqual(first);
});

test("C196 with storage blocked the chat keeps its session in memory", () => {
  const blocked = createChatStorage(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const first = openSession("A", blocked, blocked);
  expect(first).not.toBeNull();
  expect(openSession(null, blocked, blocked)).toEqual(first);
});
