import { expect, test } from "vitest";
import * as portalIcons from "./icons.tsx";
import * as siteIcons from "./site-icons.tsx";

test("B06 icons that show a direction are mirrored, icons that show an object are not", () => {
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
