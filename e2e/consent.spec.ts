import { restoreSession } from "./business.ts";
import { locateToast } from "./page-queries.ts";
import { expect, test } from "./test.ts";
import { ticketFrom, whatsappShop } from "./whatsapp-shop.ts";

test("staff record a customer's opt-out from campaigns, then a consent with where it was given", async ({
  page,
  t,
  api,
}) => {
  const shop = await whatsappShop(api);
  await ticketFrom(api, shop, "noura", "السلام عليكم، متى تفتحون؟");
  const { data } = await api.call<{ data: { id: string }[] }>("GET", "/api/customers/", {
    token: shop.token,
  });
  await restoreSession(page, shop.token);
  await page.goto(`/customers/${data[0]!.id}`);
  const channel = `\u2068${t("portal:channel.whatsapp")}\u2069`;
  const optOut = page.getByRole("button", { name: t("customers:consent.optOutOn", { channel }) });
  const consent = page.getByRole("button", { name: t("customers:consent.consentOn", { channel }) });

  // Where a customer said no may stay open: their word counts either way.
  await optOut.click();
  const stop = page.getByRole("dialog", { name: t("customers:consent.optOutTitle") });
  await stop.getByRole("button", { name: t("customers:consent.submit"), exact: true }).click();
  await expect(locateToast(page, t("customers:consent.saved"))).toBeVisible();
  await expect(stop).toBeHidden();
  await expect(optOut).toBeHidden();

  // A consent has to be proven, so it is not recorded without a place.
  await consent.click();
  const again = page.getByRole("dialog", { name: t("customers:consent.consentTitle") });
  const record = again.getByRole("button", { name: t("customers:consent.submit"), exact: true });
  await record.click();
  await expect(again.getByText(t("customers:consent.sourceMissing")).first()).toBeVisible();
  await again.getByLabel(t("customers:consent.consentSource")).fill("نموذج في الفرع");
  await record.click();
  await expect(again).toBeHidden();
  await expect(page.getByText("نموذج في الفرع")).toBeVisible();
  await expect(optOut).toBeVisible();
  await expect(page.getByText(t("customers:customer.notOptedOut"))).toBeVisible();
});
