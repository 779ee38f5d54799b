import { expect, test } from "vitest";
import * as icons from "./icons.tsx";

test("B06 what shows a direction is mirrored, what shows a thing is not", () => {
  const mirrored = Object.entries(icons)
    .filter(([, icon]) => icon.mirrored)
    .map(([name]) => name)
    .sort();
  expect(mirrored).toEqual([
    "BackIcon",
    "ExternalIcon",
    "ForwardIcon",
    "HistoryIcon",
    "LogoutIcon",
    "NextIcon",
    "PreviousIcon",
    "SendIcon",
    "UndoIcon",
  ]);
});
