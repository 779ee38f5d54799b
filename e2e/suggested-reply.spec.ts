import { type Api, chatSession, unique } from "./api.ts";
import { restoreSession, type Shop } from "./business.ts";
import { expect, test } from "./test.ts";

/**
 * Creates a ticket that a person has taken over, whose customer then asks something that the demo's files answer in
 * part.
 */
async function waitingTicket(api: Api, shop: Pick<Shop, "token" | "chat">): Promise<string> {
  const session = chatSession();
  const word = unique();
  const subject = `متى دورة الباريستا الجاية للبنات؟ ${word}`;
  const ask = (text: string) =>
    api.call("POST", "/webhook/chatbot/", { session, form: { customer_msg: text, chat_token: shop.chat } });
  await ask(subject);
  const { token } = shop;
  const path = `/api/tickets/?status=deferred&q=${word}`;
  const { data } = await api.call<{ data: { id: string; subject: string }[] }>("GET", path, { token });
  const id = data.find((row) => row.subject === subject)?.id;
  if (!id) throw new Error("the question did not become a waiting ticket");
  await api.call("POST", `/api/tickets/${id}/reply/`, { token, json: { text: "معك فيصل" } });
  await ask("هل توصلون إلى جدة؟ وهل عندكم ورشة لتصليح محركات الطائرات؟");
  return id;
}

test(
  "B42 the agent's draft goes into the reply by a key, not out with its blank, and outlives the page until it is sent",
  { tag: "@one-language" },
  async ({ page, context, t, api, shop }) => {
    const id = await waitingTicket(api, shop);
    await restoreSession(page, shop.token);
    await page.goto(`/tickets/${id}`);
    const suggestion = page.getByRole("region", { name: t("tickets:suggestion.label") });
    const reply = page.getByRole("textbox", { name: t("portal:composer.label") });
    await suggestion.getByRole("button", { name: t("tickets:suggestion.use") }).press("Enter");
    await expect(reply).toBeFocused();
    await expect(reply).toHaveValue(/⟦.+⟧/u);
    await reply.press("Control+Enter");
    await expect(page.getByText(t("portal:composer.blank"))).toBeVisible();
    // The blank is selected, so typed text replaces it.
    await page.keyboard.type("سأسأل وأعود إليك");
    await expect(reply).not.toHaveValue(/[⟦⟧]/u);
    const words = await reply.inputValue();

    await page.reload();
    await expect(reply).toHaveValue(words);
    const other = await context.newPage();
    await other.goto(`/tickets/${id}`);
    const otherReply = other.getByRole("textbox", { name: t("portal:composer.label") });
    await expect(otherReply).toHaveValue(words);
    // A page that is left before the server has responded keeps the text, because nobody knows whether it arrived.
    const sent = page.waitForResponse((response) => response.url().endsWith(`/api/tickets/${id}/reply/`));
    await reply.press("Control+Enter");
    expect((await sent).status()).toBe(200);
    await expect(
      page.getByRole("log", { name: t("portal:thread.label") }).getByText("سأسأل وأعود إليك"),
    ).toBeVisible();
    await expect(otherReply).toHaveValue("");
    await page.reload();
    await expect(reply).toHaveValue("");
  },
);
