import { chatSession } from "./api.ts";
import { openChat, restoreSession, signUp } from "./business.ts";
import { Keyboard } from "./keyboard.ts";
import { locateToast } from "./page-queries.ts";
import { openScreen } from "./screens.ts";
import { expect, test } from "./test.ts";

// The tests do main tasks of a business without a mouse (docs/requirements/tasks.md).
test.use({ contextOptions: { reducedMotion: "reduce" } });

test(
  "C148 C152 C250 by keyboard alone an owner logs in and starts the trial",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const business = await signUp(api);
    const keyboard = new Keyboard(page);
    await openScreen(page, "/login");
    await keyboard.tabTo(page.getByLabel(t("auth:fields.email")));
    await keyboard.type(business.email);
    await keyboard.tabTo(page.getByLabel(t("auth:fields.password"), { exact: true }));
    await keyboard.type(business.password);
    await keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard");
    // A new page takes the focus to its heading, from where the next stop is counted.
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    const start = page
      .getByRole("region", { name: t("subscription:banner.label"), exact: true })
      .getByRole("button", { name: t("subscription:actions.startTrial"), exact: true });
    await keyboard.tabTo(start);
    await keyboard.press("Enter");
    await expect(locateToast(page, t("subscription:toasts.trialStarted"))).toBeVisible();
    expect(keyboard.problems).toEqual([]);
  },
);

test(
  "C206 by keyboard alone an agent answers a waiting ticket and closes it with a reason",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const { token } = await signUp(api);
    const question = "متى تفتحون يوم الجمعة؟";
    await api.call("POST", "/webhook/chatbot/", {
      session: chatSession(),
      form: { customer_msg: question, chat_token: await openChat(api, token) },
    });
    await restoreSession(page, token);
    await openScreen(page, "/tickets");
    const keyboard = new Keyboard(page);
    await keyboard.tabTo(page.getByRole("link", { name: question }).first());
    await keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    const reply = page.getByRole("textbox", { name: t("portal:composer.label") });
    await keyboard.tabTo(reply);
    await keyboard.type("من الرابعة عصرًا.");
    await keyboard.tabTo(page.getByRole("button", { name: t("portal:composer.send"), exact: true }));
    await keyboard.press("Enter");
    await expect(page.getByRole("log").getByText("من الرابعة عصرًا.")).toBeVisible();
    await keyboard.tabTo(page.getByRole("button", { name: t("tickets:ticket.closeKey") }), "Shift+Tab");
    await keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: t("portal:close.title") });
    await keyboard.tabTo(dialog.getByRole("radio", { checked: true }));
    await keyboard.press("ArrowDown");
    await keyboard.tabTo(dialog.getByRole("button", { name: t("portal:close.confirm") }));
    await keyboard.press("Enter");
    await expect(locateToast(page, t("tickets:ticket.processed"))).toBeVisible();
    expect(keyboard.problems).toEqual([]);
  },
);
