import { violationsInBothThemes } from "./accessibility.ts";
import { chatSession, unique } from "./api.ts";
import { openChat, restoreSession, signUp } from "./business.ts";
import { findOverflows, locateToast } from "./page-queries.ts";
import { expect, test } from "./test.ts";

test(
  "filters of the customers' list are saved as a segment, opened again, and a campaign is written to it",
  { tag: "@phone" },
  async ({ page, api, t }) => {
    const { token } = await signUp(api);
    const chat = await openChat(api, token);
    for (const text of ["ابغى اكلم موظف، بريدي layla@mail.example", "بريدي sami@mail.example"])
      await api.call("POST", "/webhook/chatbot/", {
        session: chatSession(),
        form: { customer_msg: text, chat_token: chat },
      });
    const { data } = await api.call<{ data: { id: string }[] }>("GET", "/api/customers/", { token });
    const tag = `جملة ${unique()}`;
    await api.call("POST", `/api/customers/${data[0]?.id}/tags/`, { token, json: { name: tag } });
    await restoreSession(page, token);

    // Without a filter the menu says what comes first.
    await page.goto("/customers");
    await page.getByRole("button", { name: t("customers:segments.label"), exact: true }).press("Enter");
    await expect(page.getByRole("menuitem", { name: t("customers:segments.filterFirst") })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await page.keyboard.press("Escape");
    const filter = t("customers:filters.tag");
    await page.getByRole("button", { name: t("portal:filter.add", { name: filter }) }).press("Enter");
    await page.getByRole("menuitem", { name: tag }).press("Enter");
    const rows = page.getByRole("table", { name: t("customers:list.label") }).getByRole("link");
    await expect(rows).toHaveCount(1);

    // From here on by keyboard alone.
    const name = `عملاء الجملة ${unique()}`;
    await page.getByRole("button", { name: t("customers:segments.label"), exact: true }).press("Enter");
    await page.getByRole("menuitem", { name: t("customers:segments.save") }).press("Enter");
    const field = page.getByRole("textbox", { name: t("customers:segments.name") });
    await expect(field).toBeFocused();
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await findOverflows(page, [390, 1440])).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(page.getByText(t("customers:segments.nameMissing"))).toBeVisible();
    await page.keyboard.type(name);
    await page.keyboard.press("Enter");
    await expect(locateToast(page, t("customers:segments.saved"))).toBeVisible();
    const shown = page.getByRole("button", { name: t("customers:segments.current", { name }) });
    await expect(shown).toBeFocused();

    await page.goto("/customers");
    await expect(rows).toHaveCount(2);
    await page.getByRole("button", { name: t("customers:segments.label"), exact: true }).press("Enter");
    await page.getByRole("menuitem", { name }).press("Enter");
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(/\/customers\?tag=/);
    await expect(shown).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await findOverflows(page, [390, 1440])).toEqual([]);

    const campaign = await api.call<{ data: { id: string } }>("POST", "/api/campaigns/", {
      token,
      json: { name: "عرض", channel: "email", subject: "عرض", text: "أهلًا" },
    });
    await page.goto(`/marketing-agent/campaigns/${campaign.data.id}`);
    const reaches = (count: number) => t("campaigns:who.reaches", { count, number: String(count) });
    await expect(page.getByText(reaches(2))).toBeVisible();
    await page.getByRole("radio", { name: t("campaigns:audience.filter") }).check();
    const choice = page.getByLabel(t("campaigns:audience.segment"));
    await choice.selectOption(name);
    await expect(page.getByText(reaches(1))).toBeVisible();
    await expect(page.getByLabel(t("campaigns:audience.tag"))).toHaveValue(/./);
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await findOverflows(page, [390, 1440])).toEqual([]);
    // Another condition makes it another audience than the segment.
    await page.getByLabel(t("campaigns:audience.ticket")).selectOption({ index: 1 });
    await expect(choice).toHaveValue("");
    await choice.selectOption(name);
    await expect(page.getByText(reaches(1))).toBeVisible();
    await page.reload();
    await expect(choice.locator("option:checked")).toHaveText(name);

    await page.goto("/customers");
    await page.getByRole("button", { name: t("customers:segments.label"), exact: true }).press("Enter");
    await page.getByRole("menuitem", { name: t("customers:segments.manage") }).press("Enter");
    await page.getByRole("button", { name: t("customers:segments.delete", { name }) }).press("Enter");
    await expect(locateToast(page, t("customers:segments.deleted"))).toBeVisible();
    await page.goto(`/marketing-agent/campaigns/${campaign.data.id}`);
    await expect(page.getByText(reaches(1))).toBeVisible();
  },
);
