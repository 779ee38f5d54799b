import { violationsInBothThemes } from "./accessibility.ts";
import { restoreSession, signUp } from "./business.ts";
import { locateToast } from "./page-queries.ts";
import { expect, test } from "./test.ts";

test(
  "an owner creates an API key, which works, sees it used and revokes it",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    const owner = await signUp(api);
    await restoreSession(page, owner.token);
    await page.goto("/settings#api-keys");
    await page.getByRole("button", { name: t("apiKeys:create"), exact: true }).click();
    const form = page.getByRole("dialog", { name: t("apiKeys:create") });
    await form.getByRole("textbox", { name: t("apiKeys:name") }).fill("CRM");
    await form.getByRole("button", { name: t("apiKeys:submit") }).click();
    await expect(form.getByRole("alert")).toHaveText(t("apiKeys:scopesMissing"));
    await form.getByRole("checkbox", { name: t("apiKeys:scopes.tickets_read") }).check();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await form.getByRole("button", { name: t("apiKeys:submit") }).click();

    const created = page.getByRole("alertdialog", { name: t("apiKeys:made.title") });
    const key = await created.getByRole("textbox", { name: t("apiKeys:made.label") }).inputValue();
    expect(key).toMatch(/^wk_/);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await created.getByRole("button", { name: t("apiKeys:made.copied") }).click();
    const keys = page.getByRole("list", { name: t("apiKeys:title") });
    await expect(keys).toContainText(t("apiKeys:neverUsed"));
    await expect(keys).not.toContainText(key);

    const call = () => page.request.get("/api/tickets/", { headers: { authorization: `Bearer ${key}` } });
    expect((await call()).status()).toBe(200);
    await page.reload();
    await expect(keys).toContainText("CRM");
    await expect(keys).not.toContainText(t("apiKeys:neverUsed"));
    expect(await violationsInBothThemes(page)).toEqual([]);

    await keys.getByRole("button", { name: t("apiKeys:revokeNamed", { name: "CRM" }) }).press("Enter");
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("apiKeys:revoke") })
      .click();
    await expect(locateToast(page, t("apiKeys:revoked"))).toBeVisible();
    await expect(page.getByText(t("apiKeys:none"))).toBeVisible();
    expect((await call()).status()).toBe(401);
  },
);
