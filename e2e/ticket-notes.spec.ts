import type { Page } from "@playwright/test";
import { violations } from "./accessibility.ts";
import { type Api, chatSession, unique } from "./api.ts";
import { addColleague, colleagueName, openChat, restoreSession, signUp } from "./business.ts";
import { findOverflows } from "./page-queries.ts";
import { expect, test } from "./test.ts";

/**
 * Creates a business with two members and a customer who waits for a person, because its agent knows nothing yet.
 */
async function makeTicket(api: Api) {
  const owner = await signUp(api);
  const colleague = await addColleague(api, owner);
  const chat = await openChat(api, owner.token);
  const session = chatSession();
  const form = { customer_msg: `وين طلبي؟ ${unique()}`, chat_token: chat };
  await api.call("POST", "/webhook/chatbot/", { session, form });
  const { data } = await api.call<{ data: { id: string }[] }>("GET", "/api/tickets/", { token: owner.token });
  return { owner, colleague, chat, session, id: data[0]?.id ?? "" };
}

const log = (page: Page, name: string) => page.getByRole("log", { name });

test(
  "a private note mentions a colleague by keyboard, reaches them live, and never the customer",
  { tag: ["@phone", "@one-language"] },
  async ({ page, browser, t, api }) => {
    const { owner, colleague, chat, session, id } = await makeTicket(api);
    const other = await browser.newContext({ storageState: await page.context().storageState() });
    const theirs = await other.newPage();
    await restoreSession(theirs, colleague);
    await theirs.goto("/customers");
    await restoreSession(page, owner.token);
    await page.goto(`/tickets/${id}`);
    const reply = page.getByRole("textbox", { name: t("portal:composer.label") });
    const note = page.getByRole("textbox", { name: t("ticketNotes:field") });
    await reply.fill("رد لم يُرسل");
    await page.getByRole("radio", { name: t("ticketNotes:choice.note") }).check();
    await expect(reply).toBeHidden();
    await note.pressSequentially("@سار");
    await expect(page.getByRole("option", { name: colleagueName })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await note.press("Enter");
    await expect(note).toHaveValue(`@${colleagueName} `);
    await note.pressSequentially("العميل متضايق، كلّميه");

    // The text of the note is kept across reloads, separately from that of the reply.
    await page.reload();
    await expect(reply).toHaveValue("رد لم يُرسل");
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("n");
    await expect(note).toBeFocused();
    await expect(note).toHaveValue(`@${colleagueName} العميل متضايق، كلّميه`);
    await note.press("Control+Enter");
    const shown = log(page, t("portal:thread.label")).getByRole("article", { name: t("ticketNotes:label") });
    await expect(shown).toContainText("العميل متضايق، كلّميه");
    await expect(note).toHaveValue("");
    expect(await violations(page)).toEqual([]);
    expect(await findOverflows(page, [390, 1440])).toEqual([]);

    await theirs.getByRole("button", { name: t("portal:mention.open") }).click();
    await expect(theirs).toHaveURL(`/tickets/${id}`);
    await expect(
      log(theirs, t("portal:thread.label")).getByRole("article", { name: t("ticketNotes:label") }),
    ).toContainText("كلّميه");
    // When the author deletes the note, it disappears from the colleague's screen at once.
    await expect(theirs.getByRole("button", { name: t("ticketNotes:delete") })).toBeHidden();
    await shown.getByRole("button", { name: t("ticketNotes:delete") }).click();
    await expect(theirs.getByRole("article", { name: t("ticketNotes:label") })).toBeHidden();
    await other.close();

    const history = await api.call<{ chat_history: unknown[] }>("GET", `/webhook/chatbot/${chat}/`, {
      session,
    });
    expect(JSON.stringify(history)).not.toContain("متضايق");
  },
);

test(
  "a closed ticket takes private notes and no reply",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const { owner, id } = await makeTicket(api);
    await api.call("POST", `/api/tickets/${id}/resolve/`, { token: owner.token });
    await restoreSession(page, owner.token);
    await page.goto(`/tickets/${id}`);
    await expect(page.getByText(t("tickets:state.reopens"))).toBeVisible();
    await page.getByRole("radio", { name: t("ticketNotes:choice.note") }).check();
    await page.getByRole("textbox", { name: t("ticketNotes:field") }).fill("أُعيد المبلغ");
    await page.getByRole("button", { name: t("ticketNotes:save") }).click();
    await expect(page.getByRole("article", { name: t("ticketNotes:label") })).toContainText("أُعيد المبلغ");
  },
);

test(
  "a slash puts a saved answer where the caret stands, and Escape leaves the slash",
  { tag: ["@phone", "@one-language"] },
  async ({ page, t, api }) => {
    const { owner, id } = await makeTicket(api);
    const { token } = owner;
    const answers = [
      { phrasings: ["كم رسوم التوصيل؟"], answer: { ar: "التوصيل 25 ريالًا.", en: "Delivery is 25 riyals." } },
      { phrasings: ["هل تغلفون الهدايا؟"], answer: { ar: "نعم، مجانًا.", en: null } },
    ];
    for (const json of answers) await api.call("POST", "/api/faqs/", { token, json });
    await restoreSession(page, token);
    await page.goto(`/tickets/${id}`);
    const reply = page.getByRole("textbox", { name: t("portal:composer.label") });
    const list = page.getByRole("listbox", { name: t("tickets:savedAnswers.label") });
    await reply.pressSequentially("حياك الله /");
    await expect(list.getByRole("option")).toHaveCount(2);
    expect(await violations(page)).toEqual([]);
    await reply.pressSequentially("توصيل");
    await expect(list.getByRole("option")).toHaveText([/كم رسوم التوصيل/]);
    await reply.press("Enter");
    // The customer writes Arabic, so the saved answer is Arabic in either language of the portal.
    await expect(reply).toHaveValue("حياك الله التوصيل 25 ريالًا.");
    await expect(list).toBeHidden();

    await reply.fill("");
    await reply.pressSequentially("/");
    await expect(list).toBeVisible();
    await reply.press("Escape");
    await expect(list).toBeHidden();
    await reply.pressSequentially("هكذا");
    await expect(list).toBeHidden();
    await expect(reply).toHaveValue("/هكذا");

    // The list also opens without a keyboard.
    await reply.fill("");
    await page.getByRole("button", { name: t("tickets:savedAnswers.button") }).click();
    await list.getByRole("option", { name: /الهدايا/ }).click();
    await expect(reply).toHaveValue("نعم، مجانًا.");
    await expect(reply).toBeFocused();
  },
);
