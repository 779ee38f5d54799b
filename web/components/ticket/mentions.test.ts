import { expect, test } from "vitest";
import { findMentions } from "./mentions.ts";

const members = [
  { id: "1", name: "Sara" },
  { id: "2", name: "Sara Ali" },
  { id: "3", name: "نورة القحطاني" },
];

test.each([
  ["@Sara Ali, look", ["2"]],
  ["@Sara look, and @نورة القحطاني", ["1", "3"]],
  ["ask Sara", []],
  ["@Sarah is somebody else", []],
  ["@", []],
])("%s mentions %j, and its pieces make the text again", (text, ids) => {
  const found = findMentions(text, members);
  expect(found.ids).toEqual(ids);
  expect(found.pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(found.pieces.filter(({ isMarked }) => isMarked)).toHaveLength(ids.length);
});

test("two members of one name are both mentioned", () => {
  expect(findMentions("@Sara", [...members, { id: "4", name: "Sara" }]).ids).toEqual(["1", "4"]);
});
