import { expect, test } from "vitest";
import { languageOfText } from "./text-direction.ts";

const arabic = { dir: "rtl", lang: "ar" };
const english = { dir: "ltr", lang: "en" };

test("B04 a text is read by its first letter", () => {
  expect(languageOfText("متوفر عندنا V60 من Hario؟")).toEqual(arabic);
  expect(languageOfText("How much is قهوة?")).toEqual(english);
});

test("B04 an Arabic comment that begins with whom it is for, or with a name, is read from the right", () => {
  expect(languageOfText("@suhailroasters متى تفتحون فرع الياسمين؟")).toEqual(arabic);
  expect(languageOfText("https://suhail.example/guji كم سعره؟")).toEqual(arabic);
  expect(languageOfText("V60 متوفر؟")).toEqual(arabic);
  expect(languageOfText("@suhailroasters when do you open?")).toEqual(english);
});

test("B04 a text without letters, or with a handle only, is read left to right", () => {
  for (const text of ["", "4417", "@suhailroasters", "👍"]) expect(languageOfText(text)).toEqual(english);
});
