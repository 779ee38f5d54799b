import { restoreSession, signUp } from "./business.ts";
import { onePixel } from "./pictures.ts";
import { findScreenProblems } from "./screen-problems.ts";
import { expect, test } from "./test.ts";
import { numbers, phoneAt, ticketFrom, whatsappShop, writeToShop } from "./whatsapp-shop.ts";

test("C046 C212 without a channel the page teaches what a campaign is and leads to the channels", async ({
  page,
  t,
  api,
}) => {
  const business = await signUp(api);
  await restoreSession(page, business.token);
  await page.goto("/marketing-agent/campaigns");
  await expect(page.getByRole("heading", { name: t("campaigns:empty.title") })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("campaigns:empty.channel") })
    .click();
  await expect(page).toHaveURL(/\/channels$/);
});

test("C212 B41 a template goes to the numbers of an uploaded file, names the count first, and is followed until it is read and answered", async ({
  page,
  t,
  api,
  language,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const business = await whatsappShop(api);
  await restoreSession(page, business.token);
  await page.goto("/marketing-agent/campaigns");
  await page.getByRole("button", { name: t("campaigns:empty.go") }).click();
  await page.getByLabel(t("campaigns:name.label")).fill("عاد محصول قوجي");

  await page.getByRole("radio", { name: t("campaigns:audience.list"), exact: true }).check();
  await page.locator('input[type=file][accept*=".csv"]').setInputFiles({
    name: "عملاء.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`${numbers.noura},نورة\nأبو سعد\n${numbers.sami}\n${numbers.sami}\n`),
  });
  await expect(page.getByText("عملاء.csv")).toBeVisible();
  const problems = page.getByRole("region", { name: t("campaigns:numbers.problems") });
  await expect(problems.getByRole("row", { name: /أبو سعد/ })).toContainText("2");
  const reaches = t("campaigns:send.to", { count: 2, number: "2" });
  await expect(page.getByText(t("campaigns:who.duplicates", { count: 1, number: "1" }))).toBeVisible();

  await page.getByRole("radio", { name: t("campaigns:message.template"), exact: true }).check();
  const template = page.getByLabel(t("templates:label"), { exact: true });
  await expect(template.locator("option", { hasText: "order_update" })).toHaveCount(1);
  await template.selectOption({ label: "order_update · ar" });
  await page
    .getByRole("button", { name: t("templates:insertName") })
    .first()
    .click();
  await page.getByLabel(t("templates:place", { name: "{{2}}" })).fill("A-1207");
  await page.getByLabel(t("campaigns:message.fallback")).fill("عميلنا العزيز");
  const preview = page.getByRole("figure", { name: t("campaigns:preview.label") });
  await expect(preview).toContainText("A-1207");

  // The typed text is still there after a reload.
  await expect(page.getByText(t("campaigns:save.saved"))).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(t("templates:place", { name: "{{2}}" }))).toHaveValue("A-1207");
  await expect(page.getByText(reaches, { exact: true })).toBeVisible();

  await page.getByRole("button", { name: t("campaigns:send.review") }).click();
  const dialog = page.getByRole("dialog", { name: t("campaigns:confirm.title", { count: 2, number: "2" }) });
  await dialog.getByRole("button", { name: t("campaigns:confirm.send", { count: 2, number: "2" }) }).click();
  await expect(page.getByRole("heading", { level: 1, name: "عاد محصول قوجي" })).toBeVisible();
  await expect(page.getByText(t("campaigns:state.done"), { exact: true }).first()).toBeVisible({
    timeout: 60_000,
  });
  await expect(async () => {
    const lines = (await phoneAt(api, business, "noura"))?.lines ?? [];
    expect(lines.map(({ text }) => text).join()).toContain("A-1207");
  }).toPass({ timeout: 30_000 });

  await writeToShop(api, business, "noura", "نعم أريده");
  const people = page.getByRole("list", { name: t("campaigns:people.title") });
  await expect(people.getByRole("listitem").filter({ hasText: t("campaigns:people.replied") })).toHaveCount(
    1,
    {
      timeout: 60_000,
    },
  );
  expect(await findScreenProblems(page, language), "a sent campaign").toEqual({});
  await page.goto("/marketing-agent/campaigns");
  await expect(page.getByText(t("campaigns:list.replies", { count: 1, number: "1" }))).toBeVisible();
});

test(
  "C212 own words with a picture go to some of the customers of a channel at a later time only, and can be taken back and stopped",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const business = await whatsappShop(api);
    await ticketFrom(api, business, "layla", "Hello");
    await restoreSession(page, business.token);
    await page.goto("/marketing-agent/campaigns");
    await page.getByRole("button", { name: t("campaigns:empty.go") }).click();
    await page.getByLabel(t("campaigns:name.label")).fill("Opening hours");
    const channels = page.getByRole("group", { name: t("campaigns:channel.label") });
    await expect(channels.getByRole("radio", { name: t("portal:channel.whatsapp") })).toBeChecked();
    await expect(channels.getByRole("link", { name: t("campaigns:channel.connect") })).not.toHaveCount(0);
    await page.getByRole("radio", { name: t("campaigns:audience.filter"), exact: true }).check();
    await page.getByLabel(t("campaigns:audience.ticket"), { exact: true }).selectOption("none");
    await expect(page.getByText(t("campaigns:who.nobody"))).toBeVisible();
    await page.getByLabel(t("campaigns:audience.ticket"), { exact: true }).selectOption("open");
    await page
      .getByLabel(t("portal:picture.add"), { exact: true })
      .setInputFiles({ name: "bag.png", mimeType: "image/png", buffer: onePixel });
    const preview = page.getByRole("figure", { name: t("campaigns:preview.label") });
    await expect(preview.locator("img")).toBeVisible();
    await page.getByLabel(t("campaigns:message.label"), { exact: true }).fill("We open at 8 on Friday.");
    await page.getByRole("radio", { name: t("campaigns:when.later"), exact: true }).check();
    await expect(
      page.getByText(t("campaigns:send.to", { count: 1, number: "1" }), { exact: true }),
    ).toBeVisible();
    await page.getByRole("button", { name: t("campaigns:send.reviewLater") }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("campaigns:confirm.schedule", { count: 1, number: "1" }) })
      .click();
    await expect(page.getByText(t("campaigns:state.scheduled"), { exact: true })).toBeVisible();
    // A press while the dialog is still closing would count as a press outside of it.
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("button", { name: t("campaigns:live.edit"), exact: true }).click();
    await expect(page.getByLabel(t("campaigns:message.label"), { exact: true })).toHaveValue(
      "We open at 8 on Friday.",
    );
    await expect(preview.locator("img")).toBeVisible();
    await page.getByRole("button", { name: t("campaigns:remove.button") }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("campaigns:remove.confirm") })
      .click();
    await expect(page.getByRole("heading", { name: t("campaigns:empty.title") })).toBeVisible();
  },
);

test("C212 an unsubscribe link that is no longer valid says so", async ({ page, t }) => {
  await page.goto("/unsubscribe/not-a-link");
  await expect(page.getByRole("heading", { name: t("unsubscribe:unknown") })).toBeVisible();
});

test(
  "C215 a campaign's picture is looked at from once to 50 times its size, in steps of half",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const business = await whatsappShop(api);
    await restoreSession(page, business.token);
    await page.goto("/marketing-agent/campaigns");
    await page.getByRole("button", { name: t("campaigns:empty.go") }).click();
    await page
      .getByLabel(t("portal:picture.add"), { exact: true })
      .setInputFiles({ name: "bag.png", mimeType: "image/png", buffer: onePixel });
    const enlarge = page.getByRole("button", {
      name: t("portal:picture.enlarge", { name: "\u2068bag.png\u2069" }),
    });
    await enlarge.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "bag.png" });
    const slider = dialog.getByRole("slider", { name: t("portal:picture.scale") });
    const picture = dialog.getByRole("img", { name: "bag.png" });
    const expectScale = async (scale: number) => {
      await expect(slider).toHaveValue(`${scale}`);
      await expect(
        dialog.getByText(t("portal:picture.times", { scale: `${scale}` }), { exact: true }),
      ).toBeVisible();
      expect(
        await picture.evaluate(
          (shown) => shown.getBoundingClientRect().width / shown.parentElement!.clientWidth,
        ),
      ).toBeCloseTo(scale, 1);
    };
    await expectScale(1);
    await expect(dialog.getByRole("button", { name: t("portal:picture.shrink") })).toBeDisabled();
    await dialog.getByRole("button", { name: t("portal:picture.grow") }).click();
    await expectScale(1.5);
    await slider.focus();
    await page.keyboard.press("ArrowUp");
    await expectScale(2);
    await page.keyboard.press("End");
    await expectScale(50);
    await expect(dialog.getByRole("button", { name: t("portal:picture.grow") })).toBeDisabled();
    await dialog.getByRole("button", { name: t("portal:picture.shrink") }).click();
    await expectScale(49.5);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(enlarge).toBeFocused();
  },
);

test(
  "who opens the builder and goes back leaves no empty campaign, and finds the same draft again",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const business = await whatsappShop(api);
    await api.call("POST", "/api/campaigns/", {
      token: business.token,
      json: { name: "عرض العيد", channel: "whatsapp" },
    });
    await restoreSession(page, business.token);
    await page.goto("/marketing-agent/campaigns");
    const begin = page.getByRole("button", { name: t("campaigns:new"), exact: true });
    await begin.click();
    await expect(page.getByLabel(t("campaigns:name.label"))).toBeVisible();
    const draft = page.url();
    await page.goBack();
    await expect(
      page.getByRole("list", { name: t("campaigns:list.label") }).getByRole("listitem"),
    ).toHaveCount(1);
    await begin.press("Enter");
    await expect(page).toHaveURL(draft);
  },
);
