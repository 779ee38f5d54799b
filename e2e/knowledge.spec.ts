import { existsSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { demoSources } from "#server/demo/sources.ts";
import { formatBytes } from "#shared/rules/format.ts";
import { unique } from "./api.ts";
import { restoreSession, signUp, train, upload } from "./business.ts";
import { fillMessageTemplate, xlsxType } from "./filled-template.ts";
import { expect, test } from "./test.ts";
import type { Texts } from "./texts.ts";
import { locateToast } from "./page-queries.ts";

const shared = join(
  process.env["WAKIL_SHARED"] ?? join(import.meta.dirname, "../../shared"),
  "data",
  "documents",
);
const [faqs, products, policy, guide] = demoSources.map(({ path }) => path) as [
  string,
  string,
  string,
  string,
];

const main = (page: Page) => page.getByRole("main");
/** Returns the row of a source, by its file name. */
const row = (page: Page, name: string): Locator => main(page).getByRole("listitem").filter({ hasText: name });
const picker = (page: Page) => page.getByRole("tabpanel").locator("input[type=file]");

async function ask(page: Page, t: Texts, question: string): Promise<void> {
  await page.getByRole("textbox", { name: t("portal:ask.placeholder") }).fill(question);
  await page.getByRole("button", { name: t("portal:ask.send"), exact: true }).click();
}

test("C227 C228 C229 C235 C237 D45 files are uploaded, read and trained, and the agent answers in three ways of speaking", async ({
  page,
  t,
  api,
  language,
}) => {
  const business = await signUp(api);
  await restoreSession(page, business.token);
  await page.goto("/knowledge-base");
  await expect(
    page.getByText(language === "en" ? "No files uploaded yet" : t("knowledge:files.none"), { exact: true }),
  ).toBeVisible();
  await picker(page).setInputFiles([faqs, policy, guide]);
  for (const name of ["customer-questions.xlsx", "delivery-and-returns.docx", "brewing-guide.pdf"])
    await expect(row(page, name)).toContainText(t("portal:status.submitted"));
  for (const [path, format] of [
    [faqs, "XLSX"],
    [policy, "DOCX"],
    [guide, "PDF"],
  ] as const)
    await expect(row(page, basename(path))).toContainText(
      new RegExp(`${format}.*${formatBytes(statSync(path).size)}`),
    );
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(
      row(page, "brewing-guide.pdf").getByRole("time"),
      `the date added, at ${width}`,
    ).toBeVisible();
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("tab", { name: t("knowledge:tabs.product") }).click();
  await expect(page).toHaveURL("/knowledge-base?tab=product");
  await picker(page).setInputFiles(products);
  await expect(row(page, "products.xlsx")).toContainText(t("knowledge:found.products", { count: 48 }));

  await page.getByRole("button", { name: t("knowledge:train.now") }).click();
  await expect(
    locateToast(page, language === "en" ? "Agent trained successfully" : t("knowledge:train.success")),
  ).toBeVisible();
  await expect(row(page, "products.xlsx")).toContainText(t("portal:status.trained"));
  await expect(page.getByText(t("knowledge:train.upToDate"))).toBeVisible();

  const answers = page.getByRole("region", { name: t("portal:ask.title") });
  for (const [question, answer] of [
    ["هل التوصيل مجاني؟", "200 ريال"],
    ["What is your return policy?", "within 7 days"],
    ["بكم كيلو قوجي؟", "98"],
  ] as const) {
    await ask(page, t, question);
    await expect(answers.getByText(answer).last()).toBeVisible();
  }
  const { meta } = await api.call<{ meta: { total: number } }>("GET", "/api/tickets/", {
    token: business.token,
  });
  expect(meta.total, "trying is no conversation").toBe(0);
});

test(
  "a training that is over before the page has seen it run is told all the same",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const business = await signUp(api);
    await upload(api, business.token, faqs, "common");
    await restoreSession(page, business.token);
    // Live events are missing and the response to the click is late, as on a busy machine or a phone with a slow
    // connection.
    await page.route("**/api/events/", (route) => route.abort());
    const late = Promise.withResolvers<void>();
    await page.route("**/api/knowledge/train/", async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: { training_id: string } };
      await expect
        .poll(async () => {
          const path = `/api/knowledge/trainings/${data.training_id}/`;
          return (await api.call<{ data: { status: string } }>("GET", path, { token: business.token })).data
            .status;
        })
        .toBe("trained");
      await route.fulfill({ response });
      late.resolve();
    });
    await page.goto("/knowledge-base");
    await page.getByRole("button", { name: t("knowledge:train.now") }).click();
    await expect(locateToast(page, t("knowledge:train.success"))).toBeVisible();
    // The page may learn of it in another way before the response; the test ends after the response.
    await late.promise;
  },
);

test("C230 C231 D45 a file of another kind or too large is refused in the words of the specification", async ({
  page,
  t,
  api,
  language,
}) => {
  const business = await signUp(api);
  await restoreSession(page, business.token);
  await page.goto("/knowledge-base");
  const limit = 10 * 1024 * 1024;
  await picker(page).setInputFiles({
    name: "photo.png",
    mimeType: "image/png",
    buffer: Buffer.from("\x89PNG"),
  });
  const wrongKind =
    language === "en"
      ? "Invalid file type. Please upload PDF, Word, or Excel files only."
      : t("errors:code.invalid_file_type");
  await expect(row(page, "photo.png").getByRole("alert")).toHaveText(wrongKind);
  await picker(page).setInputFiles({
    name: "large.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.alloc(limit + 1, "%PDF-1.4\n"),
  });
  const tooLarge =
    language === "en" ? "File is too large. Maximum size is 10MB." : t("errors:code.file_too_large");
  await expect(row(page, "large.pdf").getByRole("alert")).toHaveText(tooLarge);

  // The server refuses a direct request in the same way, and examines the file and not only its name.
  const post = async (name: string, bytes: Buffer) => {
    const form = new FormData();
    form.append("kind", "common");
    form.append("file", new Blob([bytes as Buffer<ArrayBuffer>]), name);
    const response = await api.fetch("POST", "/api/knowledge/files/", {
      token: business.token,
      multipart: form,
    });
    return ((await response.json()) as { message: string }).message;
  };
  expect(await post("photo.pdf", Buffer.from("\x89PNG not a pdf"))).toBe(wrongKind);
  expect(await post("large.pdf", Buffer.alloc(limit + 1, "%PDF-1.4\n"))).toBe(tooLarge);
  await row(page, "photo.png")
    .getByRole("button", { name: t("knowledge:files.remove", { name: "photo.png" }) })
    .click();
  await expect(row(page, "photo.png")).toHaveCount(0);
});

test("C232 C233 an address that is none is refused in the words of the specification", async ({
  page,
  t,
  api,
  language,
}) => {
  const business = await signUp(api);
  await restoreSession(page, business.token);
  await page.goto("/knowledge-base");
  await page.getByRole("button", { name: t("knowledge:add.url") }).click();
  const dialog = page.getByRole("dialog", { name: t("knowledge:url.title") });
  const address = dialog.getByLabel(t("knowledge:url.label"));
  await address.fill("www.example.com");
  await address.press("Enter");
  await expect(
    dialog.getByText(
      language === "en"
        ? "Invalid URL. Please enter a valid URL starting with http:// or https://"
        : t("knowledge:url.invalid"),
      { exact: true },
    ),
  ).toBeVisible();
  await address.fill("");
  await address.press("Enter");
  await expect(
    dialog.getByText(language === "en" ? "This field is required." : t("knowledge:url.required"), {
      exact: true,
    }),
  ).toBeVisible();
});

test("C228 C236 the template is downloaded, filled in, read and answered from", async ({ page, t, api }) => {
  const business = await signUp(api);
  await restoreSession(page, business.token);
  await page.goto("/knowledge-base");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: t("knowledge:add.template") }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  await expect(locateToast(page, t("knowledge:template.success"))).toBeVisible();
  await picker(page).setInputFiles({
    name: "filled.xlsx",
    mimeType: xlsxType,
    buffer: await fillMessageTemplate(await file.path()),
  });
  await expect(row(page, "filled.xlsx")).toContainText(t("knowledge:found.faqs", { count: 1 }));
  await expect(row(page, "filled.xlsx")).toContainText(t("knowledge:found.products", { count: 1 }));
  await page.getByRole("button", { name: t("knowledge:train.now") }).click();
  await expect(page.getByText(t("knowledge:train.upToDate"))).toBeVisible();
  const answers = page.getByRole("region", { name: t("portal:ask.title") });
  await ask(page, t, "تصلحون المكائن؟");
  await expect(answers.getByText("ورشتنا بحي النخيل")).toBeVisible();
  await ask(page, t, "How much is the Naseem grinder?");
  await expect(answers.getByText("417")).toBeVisible();
});

test("C235 C236 what fails in the knowledge base is said in its own words, and what was added or deleted as well", async ({
  page,
  t,
  api,
  language,
}) => {
  const { token } = await signUp(api);
  await restoreSession(page, token);
  await page.goto("/knowledge-base");
  const fails = (path: string, method: string) =>
    page.route(
      path,
      (route) =>
        route.request().method() === method
          ? route.fulfill({ status: 500, json: { code: "internal", message: "" } })
          : route.fallback(),
      { times: 1 },
    );
  await fails("**/api/knowledge/template/", "GET");
  await page.getByRole("button", { name: t("knowledge:add.template") }).click();
  await expect(locateToast(page, t("knowledge:template.error"))).toBeVisible();

  await fails("**/api/knowledge/files/", "POST");
  await picker(page).setInputFiles(faqs);
  await expect(locateToast(page, t("knowledge:files.error"))).toBeVisible();
  await picker(page).setInputFiles(faqs);
  await expect(locateToast(page, t("knowledge:files.uploaded", { count: 1 }))).toBeVisible();

  // Nobody can reach the address; only its row matters here.
  const url = `https://${unique()}.example/about`;
  await page.getByRole("button", { name: t("knowledge:add.url") }).click();
  const dialog = page.getByRole("dialog", { name: t("knowledge:url.title") });
  await fails("**/api/knowledge/urls/", "POST");
  await dialog.getByLabel(t("knowledge:url.label")).fill(url);
  await dialog.getByRole("button", { name: t("knowledge:url.submit") }).click();
  await expect(locateToast(page, t("knowledge:url.error"))).toBeVisible();
  await dialog.getByRole("button", { name: t("knowledge:url.submit") }).click();
  await expect(locateToast(page, t("knowledge:url.success"))).toBeVisible();
  const name = url.slice("https://".length);
  await expect(row(page, name)).toContainText(t("portal:source.url"));

  const remove = async () => {
    await page.getByRole("button", { name: t("portal:source.more", { name }) }).click();
    await page.getByRole("menuitem", { name: t("knowledge:row.delete") }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("knowledge:delete.confirm"), exact: true })
      .click();
  };
  await fails("**/api/knowledge/sources/*/", "DELETE");
  await remove();
  await expect(locateToast(page, t("knowledge:delete.errorUrl"))).toBeVisible();
  await page.keyboard.press("Escape");
  await remove();
  await expect(locateToast(page, t("knowledge:delete.successUrl"))).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);

  await fails("**/api/knowledge/train/", "POST");
  await page.getByRole("button", { name: t("knowledge:train.now") }).click();
  await expect(locateToast(page, t("knowledge:train.error"))).toBeVisible();

  // A training that fails in the background is reported to the page by its state.
  const problem = "no space left";
  await page.route("**/api/knowledge/", async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: { training: object | null } };
    const { training } = json.data;
    if (training) json.data.training = { ...training, status: "failed", problem_text: problem };
    await route.fulfill({ response, json });
  });
  await page.getByRole("button", { name: t("knowledge:train.now") }).click();
  const trainingFailed = { en: "AI training process failed", ar: "فشل تدريب الوكيل" }[language];
  await expect(locateToast(page, trainingFailed)).toContainText(problem);
});

test(
  "the owner sees what was read from a source, and finds a word in it",
  { tag: "@one-language" },
  async ({ page, t, shop }) => {
    await restoreSession(page, shop.token);
    await page.goto("/knowledge-base");
    await page
      .getByRole("button", { name: t("portal:source.more", { name: "customer-questions.xlsx" }) })
      .click();
    await page.getByRole("menuitem", { name: t("knowledge:row.read") }).click();
    const dialog = page.getByRole("dialog", { name: "customer-questions.xlsx" });
    await expect(dialog.getByRole("heading", { name: t("knowledge:text.faqs") })).toBeVisible();
    await dialog.getByRole("searchbox", { name: t("knowledge:text.find") }).fill("حطين");
    await expect(dialog.getByText("الياسمين").first()).toBeVisible();
    await dialog.getByRole("searchbox", { name: t("knowledge:text.find") }).fill("qwxz");
    await expect(dialog.getByText(t("knowledge:text.nothingFound"))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  },
);

test(
  "C236 a deleted source is gone here at once and from the answers after the next training; one click goes back",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const business = await signUp(api);
    await upload(api, business.token, faqs, "common");
    await upload(api, business.token, products, "product");
    await train(api, business.token);
    await restoreSession(page, business.token);
    await page.goto("/knowledge-base?tab=product");
    await page.getByRole("button", { name: t("portal:source.more", { name: "products.xlsx" }) }).click();
    await page.getByRole("menuitem", { name: t("knowledge:row.delete") }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("knowledge:delete.confirm"), exact: true })
      .click();
    await expect(locateToast(page, t("knowledge:delete.success"))).toBeVisible();
    await expect(row(page, "products.xlsx")).toHaveCount(0);

    const answers = page.getByRole("region", { name: t("portal:ask.title") });
    await page.getByRole("button", { name: t("knowledge:train.now") }).click();
    await expect(
      main(page).getByText(t("portal:version.name", { number: 2 }), { exact: true }),
    ).toBeVisible();
    await expect(answers).toContainText(t("knowledge:ask.note", { number: 2 }));
    await ask(page, t, "بكم كيلو قوجي؟");
    await expect(answers.getByRole("button", { name: t("portal:ask.reset") })).toBeVisible();
    await expect(answers.getByText(t("portal:ask.thinking"))).toHaveCount(0);
    await expect(answers.getByText("98")).toHaveCount(0);

    await row(page, t("portal:version.name", { number: 1 }))
      .getByRole("button", { name: t("portal:version.back") })
      .click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("knowledge:versions.backConfirm") })
      .click();
    await expect(locateToast(page, t("knowledge:versions.backSuccess", { number: 1 }))).toBeVisible();
    await expect(answers).toContainText(t("knowledge:ask.note", { number: 1 }));
    await answers.getByRole("button", { name: t("portal:ask.reset") }).click();
    await ask(page, t, "بكم كيلو قوجي؟");
    await expect(answers.getByText("98").first()).toBeVisible();
  },
);

test("C228 the brand name is kept in both languages", { tag: "@one-language" }, async ({ page, t, api }) => {
  const business = await signUp(api);
  await restoreSession(page, business.token);
  await page.goto("/knowledge-base");
  await page.getByLabel(t("knowledge:brand.ar"), { exact: true }).fill("بيت البن");
  await page.getByLabel(t("knowledge:brand.en"), { exact: true }).fill("Coffee House");
  await page.getByRole("button", { name: t("knowledge:brand.save") }).click();
  await expect(locateToast(page, t("knowledge:brand.success"))).toBeVisible();
  const { data } = await api.call<{ data: { brand: { ar: string; en: string } } }>("GET", "/api/knowledge/", {
    token: business.token,
  });
  expect(data.brand).toEqual({ ar: "بيت البن", en: "Coffee House" });
});

test(
  "the three Arabic PDFs are read, or refused with advice where their letters are broken",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const absent = `no documents in ${shared}; WAKIL_SHARED names the folder that holds them`;
    if (!existsSync(shared)) console.log(`skipped: ${absent}`);
    test.skip(!existsSync(shared), absent);
    const business = await signUp(api);
    await restoreSession(page, business.token);
    await page.goto("/knowledge-base");
    await picker(page).setInputFiles(
      ["faq_chromium_amiri.pdf", "faq_wkhtml_plain.pdf", "faq_wkhtml_amiri.pdf"].map((name) =>
        join(shared, name),
      ),
    );
    for (const name of ["faq_chromium_amiri.pdf", "faq_wkhtml_plain.pdf"])
      await expect(row(page, name)).toContainText(t("portal:status.submitted"), { timeout: 60_000 });
    await expect(row(page, "faq_wkhtml_amiri.pdf")).toContainText(t("portal:status.failed"), {
      timeout: 60_000,
    });
    await expect(row(page, "faq_wkhtml_amiri.pdf")).toContainText(t("documents:problem.unreadable_text"));
  },
);
