import { violationsInBothThemes } from "./accessibility.ts";
import { chatSession } from "./api.ts";
import { restoreSession, signUp } from "./business.ts";
import { Keyboard } from "./keyboard.ts";
import { locateToast } from "./page-queries.ts";
import { openScreen } from "./screens.ts";
import { expect, test } from "./test.ts";

test(
  "an owner saves a copy of a customer's data, reads what erasing them deletes, erases them and sees that it is done",
  { tag: "@phone" },
  async ({ page, api, t }) => {
    const owner = await signUp(api);
    const { token } = owner;
    const chat = await api.call<{ data: { token: string } }>("POST", "/api/chatbot/generate/", { token });
    await api.call("POST", "/webhook/chatbot/", {
      session: chatSession(),
      form: { customer_msg: "أبغى موظف", chat_token: chat.data.token, customer_name: "نورة العتيبي" },
    });
    const list = await api.call<{ data: { id: string }[] }>("GET", "/api/customers/", { token });
    const id = list.data[0]?.id ?? "";

    await restoreSession(page, token);
    await openScreen(page, `/customers/${id}`);
    await expect(page.getByRole("heading", { name: t("personalData:customer.title") })).toBeVisible();
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: t("personalData:customer.export") }).click();
    expect((await saving).suggestedFilename()).toBe("wakil-customer-1.zip");
    await page.getByRole("button", { name: t("personalData:customer.erase") }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("نورة العتيبي");
    await expect(dialog).toContainText(t("personalData:erase.final"));
    expect(await violationsInBothThemes(page)).toEqual([]);
    await dialog.getByRole("button", { name: t("personalData:erase.confirm") }).click();
    await expect(locateToast(page, t("personalData:erase.done"))).toBeVisible();
    await expect(page).toHaveURL("/customers");

    await openScreen(page, "/settings");
    await page.getByRole("link", { name: t("settings:personalData.open") }).click();
    const requests = page.getByRole("list", { name: t("personalData:requests.list") }).getByRole("listitem");
    await expect(requests).toHaveCount(2);
    await expect(requests.first()).toContainText(t("personalData:requests.erasure", { number: 1 }));
    await expect(requests.first()).not.toContainText(t("personalData:requests.pending"));
    await expect(page.getByText("نورة العتيبي")).toHaveCount(0);
    expect(await violationsInBothThemes(page)).toEqual([]);
  },
);

test("C238 an owner downloads a copy of the whole business, asks for its deletion and takes that back", async ({
  page,
  api,
  t,
}) => {
  const owner = await signUp(api);
  const { token } = owner;
  await restoreSession(page, token);
  await openScreen(page, "/settings/personal-data");
  const keyboard = new Keyboard(page);
  await keyboard.activate(page.getByRole("button", { name: t("personalData:copy.request") }));
  const copies = page.getByRole("list", { name: t("personalData:copy.list") }).getByRole("listitem");
  const save = copies.getByRole("button");
  await expect(save).toBeVisible();
  const saving = page.waitForEvent("download");
  await keyboard.activate(save);
  expect((await saving).suggestedFilename()).toMatch(/^wakil-business-\d{4}-\d\d-\d\d\.zip$/);

  await keyboard.activate(page.getByRole("button", { name: t("personalData:deletion.request") }));
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(t("personalData:deletion.channels"));
  const business = owner.name;
  await keyboard.typeInto(
    dialog.getByLabel(t("personalData:deletion.name", { business: `\u2068${business}\u2069` })),
    business,
  );
  await keyboard.typeInto(
    dialog.getByLabel(t("personalData:deletion.password"), { exact: true }),
    owner.password,
  );
  expect(await violationsInBothThemes(page)).toEqual([]);
  await keyboard.activate(dialog.getByRole("button", { name: t("personalData:deletion.confirm") }));
  await expect(dialog).toBeHidden();
  const banner = page.getByRole("region", { name: t("portal:deletion.label") });
  await expect(banner).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await keyboard.activate(page.getByRole("button", { name: t("personalData:deletion.takeBack") }));
  await expect(locateToast(page, t("personalData:deletion.takenBack"))).toBeVisible();
  await expect(banner).toBeHidden();
  await keyboard.tab();
  expect(keyboard.problems).toEqual([]);
});

test(
  "an owner reads what a shorter retention would erase before saving it",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    const { token } = await signUp(api);
    await restoreSession(page, token);
    await openScreen(page, "/settings/personal-data");
    const months = page.getByLabel(t("personalData:retention.label"));
    await months.selectOption("12");
    await expect(page.getByText(t("personalData:retention.none"))).toBeVisible();
    await page.getByRole("button", { name: t("personalData:retention.save"), exact: true }).click();
    await expect(locateToast(page, t("personalData:retention.saved"))).toBeVisible();
    await page.reload();
    await expect(months).toHaveValue("12");
  },
);
