import { violationsInBothThemes } from "./accessibility.ts";
import { type Api, chatSession } from "./api.ts";
import { openChat, restoreSession, signUp } from "./business.ts";
import { locateToast } from "./page-queries.ts";
import { expect, test } from "./test.ts";

/** Creates a new business with a customer who asked for a person in two chats. */
async function askTwice(api: Api, questions: readonly [string, string]) {
  const owner = await signUp(api);
  const chat = await openChat(api, owner.token);
  for (const text of questions)
    await api.call("POST", "/webhook/chatbot/", {
      session: chatSession(),
      form: { customer_msg: text, chat_token: chat },
    });
  const { token } = owner;
  const customers = await api.call<{ data: { id: string }[] }>("GET", "/api/customers/", { token });
  const [one, other] = customers.data.map(({ id }) => id);
  await api.call("POST", `/api/customers/${one}/join/`, { token, json: { other_id: other } });
  const { data } = await api.call<{ data: { id: string; number: number; subject: string }[] }>(
    "GET",
    "/api/tickets/",
    { token },
  );
  const ticketWith = (subject: string) => data.find((ticket) => ticket.subject === subject);
  return { token, first: ticketWith(questions[0]), second: ticketWith(questions[1]) };
}

test(
  "a ticket is merged into the customer's other one with the keyboard, both name each other, and the merge is undone",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    const questions = ["أبغى موظف لطلبي الأول", "أبغى موظف لطلبي الثاني"] as const;
    const { token, first, second } = await askTwice(api, questions);
    if (!first || !second) throw new Error("the two tickets are missing");
    await restoreSession(page, token);
    await page.goto(`/tickets/${second.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(questions[1]);
    await page.keyboard.press("m");
    const dialog = page.getByRole("dialog");
    const field = dialog.getByRole("searchbox", { name: t("tickets:merge.search") });
    await expect(field).toBeFocused();
    await field.fill("لا توجد كهذه");
    await expect(dialog.getByText(t("tickets:merge.noneFound"))).toBeVisible();
    await field.fill("الأول");
    await expect(dialog.getByRole("radio")).toHaveCount(1);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await field.press("Enter");

    await expect(page).toHaveURL(new RegExp(first.id));
    const log = page.getByRole("log");
    await expect(log).toContainText(questions[0]);
    await expect(log).toContainText(questions[1]);
    const links = log.getByRole("link", { name: `#${second.number}` });
    // The links are those of the messages and of the line that says who merged the ticket.
    await expect(links).toHaveCount(3);
    const toast = locateToast(page, t("tickets:merge.done", { number: first.number }));
    await expect(toast).toBeVisible();
    await links.last().click();
    await expect(page.getByRole("button", { name: t("tickets:merge.undoMerge") })).toBeVisible();
    await expect(log.getByRole("link", { name: `#${first.number}` })).toBeVisible();

    await page.goto("/tickets");
    await expect(page.getByRole("link", { name: questions[0] })).toBeVisible();
    await expect(page.getByRole("link", { name: questions[1] })).toHaveCount(0);
    await page.goto(`/tickets?q=${second.number}`);
    await expect(page.getByText(t("portal:table.mergedIntoNumber", { number: first.number }))).toBeVisible();
    await page.getByRole("link", { name: questions[1] }).click();
    await page.getByRole("button", { name: t("tickets:merge.undoMerge") }).click();
    await expect(locateToast(page, t("tickets:merge.undone"))).toBeVisible();
    await expect(page.getByRole("textbox", { name: t("portal:composer.label") })).toBeVisible();
  },
);

test("the toast undoes a merge", { tag: "@one-language" }, async ({ page, api, t }) => {
  const questions = ["أبغى موظف لطلبي الأول", "أبغى موظف لطلبي الثاني"] as const;
  const { token, first, second } = await askTwice(api, questions);
  if (!first || !second) throw new Error("the two tickets are missing");
  await restoreSession(page, token);
  await page.goto(`/tickets/${second.id}`);
  await page.getByRole("button", { name: t("tickets:merge.open") }).click();
  await page.getByRole("button", { name: t("tickets:merge.confirmInto", { number: first.number }) }).click();
  await expect(page).toHaveURL(new RegExp(first.id));
  await page.getByRole("button", { name: t("tickets:merge.undo"), exact: true }).click();
  await expect(locateToast(page, t("tickets:merge.undone"))).toBeVisible();
  await expect(page.getByRole("log")).not.toContainText(questions[1]);
});
