import { expect, test } from "vitest";
import { recentNotices } from "./recent-notices.ts";

test("the latest twenty notices are kept, the newest first", () => {
  let noticeCount = 0;
  const stop = recentNotices.subscribe(() => (noticeCount += 1));
  for (let n = 1; n <= 25; n += 1)
    recentNotices.add({ kind: n % 2 ? "success" : "error", text: `n${n}`, description: undefined });
  expect(recentNotices.get().map(({ text }) => text)).toEqual(
    Array.from({ length: 20 }, (_, place) => `n${25 - place}`),
  );
  expect(noticeCount).toBe(25);
  stop();
  recentNotices.add({ kind: "success", text: "n26", description: "more" });
  expect(noticeCount).toBe(25);
  expect(recentNotices.get()[0]).toMatchObject({ text: "n26", description: "more" });
});
