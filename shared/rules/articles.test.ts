import { expect, test } from "vitest";
import { pickLanguage } from "./articles.ts";

test("C131 D30 the page's language first, the other before nothing; an empty paragraph is nothing", () => {
  expect(pickLanguage("Title", "عنوان", "ar")).toBe("عنوان");
  expect(pickLanguage("Title", "عنوان", "en")).toBe("Title");
  expect(pickLanguage("Title", "", "ar")).toBe("Title");
  expect(pickLanguage("<p> &nbsp;</p>", "<p>نص</p>", "en")).toBe("<p>نص</p>");
  expect(pickLanguage("", "<p><br></p>", "ar")).toBeNull();
  expect(pickLanguage('<p><img src="/a.png"></p>', "", "en")).toBe('<p><img src="/a.png"></p>');
});
