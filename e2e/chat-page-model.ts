import type { Locator, Page } from "@playwright/test";
import { type Api, chatSession } from "./api.ts";
import type { Keyboard } from "./keyboard.ts";
import type { Texts } from "./texts.ts";

/** The customer's side of a web chat. */
export class ChatPageModel {
  readonly page: Page;
  readonly log: Locator;
  readonly box: Locator;
  readonly send: Locator;
  readonly #t: Texts;

  constructor(page: Page, t: Texts) {
    this.page = page;
    this.#t = t;
    this.log = page.getByRole("log", { name: t("chat:log") });
    this.box = page.getByRole("textbox", { name: t("chat:message") });
    this.send = page.getByRole("button", { name: t("chat:send"), exact: true });
  }

  /** Opens the chat and waits until it accepts messages. */
  async open(token: string, query = ""): Promise<void> {
    await this.page.goto(`/chat/${token}${query}`);
    await this.ready();
  }

  async ready(): Promise<void> {
    await this.page.locator("[role=log][aria-busy=false]").waitFor();
  }

  async ask(text: string): Promise<void> {
    await this.box.fill(text);
    await this.send.click();
  }

  async askByKeyboard(keyboard: Keyboard, text: string): Promise<void> {
    await keyboard.typeInto(this.box, text);
    await keyboard.press("Enter");
  }

  /** Waits until the pending answer has arrived. */
  async answered(): Promise<void> {
    await this.page.getByText(this.#t("chat:typing")).waitFor({ state: "hidden" });
    await this.box.and(this.page.locator(":enabled")).waitFor();
  }

  error(): Locator {
    return this.page
      .getByRole("alert")
      .filter({ has: this.page.getByRole("heading", { name: this.#t("chat:error.title") }) });
  }

  session(): Promise<string> {
    return this.page.evaluate(() => sessionStorage.getItem("chat_session_id") ?? "");
  }
}

/** Gives the page a chat session from its first load on and returns the session's id. */
export async function restoreChatSession(page: Page, token: string): Promise<string> {
  const session = chatSession();
  await page.addInitScript(
    ([id, owner]) => {
      sessionStorage.setItem("chat_session_id", id ?? "");
      sessionStorage.setItem("chat_session_of", owner ?? "");
    },
    [session, token],
  );
  return session;
}

/** Opens a chat in which these questions have been asked and answered. */
export async function openConversation(
  page: Page,
  t: Texts,
  api: Api,
  token: string,
  questions: string[],
): Promise<void> {
  const session = await restoreChatSession(page, token);
  for (const question of questions)
    await api.call("POST", "/webhook/chatbot/", {
      session,
      form: { customer_msg: question, chat_token: token },
    });
  const chat = new ChatPageModel(page, t);
  await chat.open(token);
  await chat.log.locator("time").first().waitFor();
}
