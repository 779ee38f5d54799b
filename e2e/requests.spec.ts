import { violations } from "./accessibility.ts";
import { unique } from "./api.ts";
import { restoreSession, signUp } from "./business.ts";
import { ChatPageModel } from "./chat-page-model.ts";
import { Keyboard } from "./keyboard.ts";
import { findOverflows } from "./page-queries.ts";
import { expect, test } from "./test.ts";

/** The customer's messages and choices, in the language of the project. */
const dialogue = {
  ar: {
    order: "ابغى اطلب 2 كولومبيا هويلا",
    size: "كولومبيا هويلا مغسولة 1 كغم",
    pickup: "استلام",
    name: "سارة العتيبي",
    send: "نعم، أرسل",
  },
  en: {
    order: "I'd like to order 2 Colombia Huila",
    size: "Colombia Huila Washed 1 kg",
    pickup: "Pickup",
    name: "Sarah Otaibi",
    send: "Yes, send",
  },
};

test(
  "a customer orders in the chat by taps and a few words, and the team finds the order as fields on the ticket",
  { tag: "@phone" },
  async ({ page, t, api, shop, language, isMobile }) => {
    const texts = dialogue[language];
    // No other customer of the shared shop has this number.
    const digits = String(BigInt(`0x${unique()}`) % 10_000_000n).padStart(7, "0");
    const chat = new ChatPageModel(page, t);
    await chat.open(shop.chat);
    const keyboard = new Keyboard(page);
    const say = async (text: string) => {
      await chat.askByKeyboard(keyboard, text);
      await chat.answered();
    };
    const choose = async (choice: string) => {
      const button = chat.log
        .getByRole("button", { name: choice, exact: true })
        .and(page.locator(":enabled"));
      // On a phone the choices are tapped.
      await (isMobile ? button.click() : keyboard.activate(button));
      await chat.answered();
    };
    await say(texts.order);
    await choose(texts.size);
    await choose(texts.pickup);
    await say(texts.name);
    await say(`055${digits}`);
    expect(await violations(page)).toEqual([]);
    await choose(texts.send);
    // A request that was sent cannot be sent again.
    await expect(chat.log.getByRole("button", { name: texts.send, exact: true })).toBeDisabled();
    if (!isMobile) expect(keyboard.problems).toEqual([]);

    const { data } = await api.call<{ data: { id: string }[] }>(
      "GET",
      `/api/tickets/?status=deferred&q=055${digits}`,
      { token: shop.token },
    );
    expect(data).toHaveLength(1);
    await restoreSession(page, shop.token);
    await page.goto(`/tickets/${data[0]?.id}`);
    if (isMobile) await page.getByRole("radio", { name: t("tickets:ticket.info") }).check();
    const request = page.getByRole("region", { name: t("tickets:request.kind.order") });
    await expect(request.getByRole("row", { name: texts.size })).toContainText(/2|٢/u);
    await expect(request.getByText(texts.name)).toBeVisible();
    await expect(request).toContainText(digits.slice(-4));
    expect(await violations(page)).toEqual([]);
    expect(await findOverflows(page, [320, 390, 768, 1440])).toEqual([]);
  },
);

test(
  "an owner switches orders off by the keyboard, and the agent's page keeps it",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const { token } = await signUp(api);
    await restoreSession(page, token);
    await page.goto("/agents/support");
    const orders = page.getByRole("switch", { name: t("agents:requests.kind.order") });
    await expect(orders).toBeChecked();
    await orders.press("Space");
    await expect(orders).not.toBeChecked();
    const saved = page.waitForResponse((response) => response.request().method() === "PUT");
    await page.getByRole("button", { name: t("agents:save.submit"), exact: true }).click();
    expect((await saved).status()).toBe(200);
    await page.reload();
    await expect(orders).not.toBeChecked();
    await expect(page.getByRole("switch", { name: t("agents:requests.kind.booking") })).toBeChecked();
    expect(await findOverflows(page, [320, 390, 768, 1440])).toEqual([]);
  },
);
