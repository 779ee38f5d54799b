import { expect, test } from "vitest";
import * as portalIcons from "./icons.tsx";
import * as siteIcons from "./site-icons.tsx";

test("B06 what shows a direction is mirrored, what shows a thing is not", () => {
  const mirrored = Object.entries({ ...portalIcons, ...siteIcons })
    .filter(([, icon]) => icon.mirrored)
    .map(([name]) => name)
    .sort();
  expect(mirrored).toEqual([
    "BackIcon",
    "BulletsIcon",
    "ExternalIcon",
    "ForwardIcon",
    "LogoutIcon",
    "NextIcon",
    "PreviousIcon",
    "QuoteIcon",
    "RedoIcon",
    "SendIcon",
    "SplitIcon",
    "UndoIcon",
  ]);
});
