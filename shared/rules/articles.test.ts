import { expect, test } from "vitest";
import { inLanguage } from "./articles.ts";

test("C131 D30 the page's language first, the other before nothing; an empty paragraph is nothing", () => {
  expect(inLanguage("Title", "عنوان", "ar")).toBe("عنوان");
  expect(inLanguage("Title", "عنوان", "en")).toBe("Title");
  expect(inLanguage("Title", "", "ar")).toBe("Title");
  expect(inLanguage("<p> &nbsp;</p>", "<p>نص</p>", "en")).toBe("<p>نص</p>");
  expect(inLanguage("", "<p><br></p>", "ar")).toBeNull();
  expect(inLanguage('<p><img src="/a.png"></p>', "", "en")).toBe('<p><img src="/a.png"></p>');
});
