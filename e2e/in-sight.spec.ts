import { chatSession, unique } from "./api.ts";
import { demoToken, openChat, restoreSession, signUp } from "./business.ts";
import { expect, test } from "./test.ts";

test(
  "a conversation of one question begins at the top of its column, not below an empty half",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const owner = await signUp(api);
    const chat = await openChat(api, owner.token);
    await api.call("POST", "/webhook/chatbot/", {
      session: chatSession(),
      form: { customer_msg: `وين طلبي؟ ${unique()}`, chat_token: chat },
    });
    const { data } = await api.call<{ data: { id: string }[] }>("GET", "/api/tickets/", {
      token: owner.token,
    });
    await restoreSession(page, owner.token);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/tickets/${data[0]?.id}`);
      const log = page.getByRole("log", { name: t("portal:thread.label") });
      await expect(log.getByText("وين طلبي؟")).toBeVisible();
      const [column, first] = await Promise.all([
        log.boundingBox(),
        log.getByText("وين طلبي؟").boundingBox(),
      ]);
      expect(column && first, "both are on the page").not.toBeNull();
      // Only the day and the customer's name are above the first message.
      expect((first?.y ?? 0) - (column?.y ?? 0), `at ${width} px`).toBeLessThan(140);
    }
  },
);

test("the tab of the page is in sight on a narrow phone, whichever it is", async ({ page, t, api }) => {
  await restoreSession(page, await demoToken(api));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/knowledge-base");
  const tabs = page.getByRole("navigation", { name: t("knowledge:parts.label") });
  const links = tabs.getByRole("link");
  await expect(links.first()).toBeVisible();
  const count = await links.count();
  expect(count).toBeGreaterThan(2);
  const isWider = await tabs.evaluate((row) => row.scrollWidth > row.clientWidth);
  expect(isWider, "else nothing could be cut off").toBe(true);
  for (let place = 0; place < count; place += 1) {
    const path = (await links.nth(place).getAttribute("href")) ?? "";
    await page.goto(path);
    const current = tabs.locator('[aria-current="page"]');
    await expect(current).toHaveCount(1);
    await expect
      .poll(async () => {
        const [row, tab] = await Promise.all([tabs.boundingBox(), current.boundingBox()]);
        if (!row || !tab) return false;
        const [start, end] = [Math.max(0, row.x), Math.min(320, row.x + row.width)];
        return tab.x >= start - 1 && tab.x + tab.width <= end + 1;
      }, path)
      .toBe(true);
  }
});
