import { expect, test } from "vitest";
import { readAddress } from "./chat-address.ts";

const read = (path: string, cookie?: string) => readAddress(new URL(path, "https://wakil.example"), cookie);

test("C172 the token is in the route, else in ?token=", () => {
  expect(read("/chat/abc").token).toBe("abc");
  expect(read("/chat/abc/?token=other").token).toBe("abc");
  expect(read("/chat?token=abc").token).toBe("abc");
  expect(read("/chat/").token).toBeNull();
  expect(read("/chat/%E0%A4").token).toBe("%E0%A4");
});

test("C182 D39 dir=rtl means Arabic, dir=ltr nothing, an unknown language Arabic", () => {
  expect(read("/chat/a?lang=en").language).toBe("en");
  expect(read("/chat/a?lang=en&dir=rtl").language).toBe("ar");
  expect(read("/chat/a?dir=ltr").language).toBe("ar");
  expect(read("/chat/a?dir=ltr", "en").language).toBe("en");
  expect(read("/chat/a?lang=fr", "en").language).toBe("ar");
});

test("C182 the widget flag and the unused layout", () => {
  expect(
    ["?isWidget=true", "?isWidget=1", "?isWidget", "", "?isWidget=false"].map(
      (query) => read(`/chat/a${query}`).isWidget,
    ),
  ).toEqual([true, true, true, false, false]);
  expect(read("/chat/a?layout=compact").layout).toBe("compact");
});
