import type { Page } from "@playwright/test";
import { demoSources } from "#server/demo/sources.ts";
import { faqBytes, workbookBytes } from "#server/testing/workbook-bytes.ts";
import type { Api } from "./api.ts";
import { restoreSession, signUp, train, upload } from "./business.ts";
import { xlsxType } from "./filled-template.ts";
import { Keyboard } from "./keyboard.ts";
import { expect, test } from "./test.ts";
import { horizontalOverflow, locateToast } from "./page-queries.ts";

const [{ path: faqs }] = demoSources as [(typeof demoSources)[number]];

const main = (page: Page) => page.getByRole("main");
const row = (page: Page, text: string) => main(page).getByRole("listitem").filter({ hasText: text });

async function addFaqs(
  api: Api,
  token: string,
  name: string,
  rows: { phrasings: string[]; answer: string }[],
): Promise<string> {
  const form = new FormData();
  form.append("kind", "common");
  form.append("file", new Blob([faqBytes(rows) as Uint8Array<ArrayBuffer>]), name);
  const { data } = await api.call<{ data: { id: string } }>("POST", "/api/knowledge/files/", {
    token,
    multipart: form,
  });
  return data.id;
}

test("an owner sees how often the agent is right beside the promise, and mends a question it gets wrong", async ({
  page,
  t,
  api,
}) => {
  const { token } = await signUp(api);
  await restoreSession(page, token);
  await page.goto("/knowledge-base/quality");
  await expect(page.getByRole("heading", { name: t("quality:none.title") })).toBeVisible();

  await upload(api, token, faqs, "common");
  await api.call("POST", "/api/questions/", {
    token,
    json: {
      question: "كم الراتب في وظيفة الباريستا؟",
      right: { kind: "text", answer: "الراتب 6000 ريال شهريًا" },
    },
  });
  await train(api, token);
  await page.goto("/knowledge-base");
  const keyboard = new Keyboard(page);
  await keyboard.activate(page.getByRole("link", { name: t("knowledge:parts.quality") }));
  await expect(page).toHaveURL("/knowledge-base/quality");
  await expect(main(page).getByText(t("quality:figure.dashed"))).toBeHidden();
  await keyboard.activate(main(page).locator("summary", { hasText: t("quality:estimate.details") }));
  await expect(main(page).getByText(t("quality:figure.dashed"))).toBeVisible();
  await expect(main(page)).toContainText("80%");
  const table = page.getByRole("table", { name: t("quality:kinds.title") });
  expect(await horizontalOverflow(page)).toBe(0);
  for (const kind of ["owner", "held_out", "typo", "unanswerable", "text", "absent"])
    await expect(table).toContainText(t(`quality:kinds.${kind}`));

  const questionRow = row(page, "كم الراتب في وظيفة الباريستا؟");
  await expect(questionRow).toContainText(t("quality:failures.lost"));
  await keyboard.activate(questionRow.getByRole("button", { name: t("quality:failures.team") }));
  await expect(locateToast(page, t("quality:failures.teamDone"))).toBeVisible();
  await expect(questionRow.getByRole("status")).toHaveText(t("quality:failures.mended"));
  await keyboard.tabTo(page.getByRole("tab", { selected: true }));
  await keyboard.press("End");
  await expect(page.getByRole("tab", { name: t("quality:tabs.questions") })).toBeFocused();
  await keyboard.press("Enter");
  expect(keyboard.problems).toEqual([]);
  await expect(row(page, "كم الراتب")).toContainText(t("quality:questions.person"));
  await expect(row(page, "كم الراتب")).toContainText(t("quality:outcome.unasked"));
});

test("two files that contradict each other are told, and the answer that is written ends it @phone", async ({
  page,
  t,
  api,
}) => {
  const { token } = await signUp(api);
  const question = "كم رسوم التوصيل؟";
  const rows = (answer: string) => [
    { phrasings: [question], answer },
    { phrasings: ["متى تفتحون؟"], answer: "من 8 صباحًا إلى 11 مساءً." },
  ];
  await addFaqs(api, token, "2025.xlsx", rows("رسوم التوصيل 15 ريال."));
  await addFaqs(api, token, "2026.xlsx", rows("رسوم التوصيل 25 ريال."));
  await train(api, token);
  const ask = async () =>
    (
      await api.call<{ data: { decision: string; text: string } }>("POST", "/api/agent/preview/", {
        token,
        json: { question },
      })
    ).data;
  expect((await ask()).decision).toBe("handover");

  await restoreSession(page, token);
  await page.goto("/knowledge-base/quality");
  const contradictions = main(page).getByRole("list", { name: t("quality:contradictions.title") });
  await expect(contradictions).toContainText(question);
  for (const words of ["15 ريال", "2025.xlsx", "25 ريال", "2026.xlsx"])
    await expect(contradictions).toContainText(words);
  await expect(contradictions).not.toContainText("صباحًا");
  expect(await horizontalOverflow(page)).toBe(0);
  await contradictions.getByRole("link", { name: t("quality:contradictions.write") }).press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox").first()).toHaveValue(question);
  await dialog.getByRole("textbox").nth(1).fill("رسوم التوصيل 25 ريال داخل الرياض.");
  await dialog.getByRole("button", { name: t("faqs:form.save") }).click();
  await expect(locateToast(page, t("faqs:form.created"))).toBeVisible();
  await train(api, token);
  expect(await ask()).toMatchObject({ decision: "answer", text: "رسوم التوصيل 25 ريال داخل الرياض." });
  await page.goto("/knowledge-base/quality");
  await expect(main(page).getByText(t("quality:estimate.details"))).toBeVisible();
  await expect(contradictions).toBeHidden();
});

/** A price list of sweets, two of which have nearly the same name. */
const sweets = workbookBytes({
  الحلويات: [
    ["اسم المنتج", "السعر", "العملة", "الوزن"],
    ["كيكة الشوكولاتة البلجيكية", 95, "SAR", "1 كيلو"],
    ["كيكة الفانيليا بالتوت", 88, "SAR", "1.2 كيلو"],
    ["تشيز كيك اللوتس", 72, "SAR", "900 جرام"],
    ["كنافة نابلسية بالجبن", 54, "SAR", "750 جرام"],
    ["بسبوسة سادة بالقشطة", 31, "SAR", "500 جرام"],
    ["معمول تمر فاخر", 43, "SAR", "400 جرام"],
  ],
});

test(
  "a price list alone is measured in one sentence, with what to mend first and a button for each",
  { tag: "@phone" },
  async ({ page, t, api }) => {
    const { token } = await signUp(api);
    const form = new FormData();
    form.append("kind", "product");
    form.append("file", new Blob([sweets as Uint8Array<ArrayBuffer>]), "sweets.xlsx");
    await api.call("POST", "/api/knowledge/files/", { token, multipart: form });
    await train(api, token);
    await restoreSession(page, token);
    await page.goto("/knowledge-base/quality");
    await expect(main(page).getByText(/\d%/).first()).toBeVisible();
    const topics = page.getByRole("list", { name: t("quality:topics.title") });
    const prices = topics.getByRole("listitem").filter({ hasText: "الحلويات" });
    const title = t("quality:topics.prices", { name: "الحلويات" }).replaceAll(/<\/?name>/gu, "");
    await expect(prices).toContainText(title);
    await expect(page.getByRole("table", { name: t("quality:kinds.title") })).toBeHidden();
    expect(await horizontalOverflow(page)).toBe(0);
    for (const topic of await topics.getByRole("listitem").all())
      await expect(topic.getByRole("link")).toHaveCount(1);
    await prices.getByRole("link", { name: t("quality:topics.mend.list") }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/knowledge-base?tab=product");
    const list = main(page).getByRole("listitem").filter({ hasText: "sweets.xlsx" });
    await list.getByRole("button", { name: /\d/ }).press("Enter");
    await expect(page.getByRole("dialog", { name: "sweets.xlsx" })).toBeVisible();
  },
);

test(
  "the buttons open what is to be written: a fact's form, a new answer",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const { token } = await signUp(api);
    await restoreSession(page, token);
    await page.goto("/knowledge-base/facts?topic=hours");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(t("facts:topic.hours"));
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/knowledge-base/facts");
    await page.goto("/knowledge-base/answers?write=1");
    await expect(dialog).toContainText(t("faqs:form.new"));
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/knowledge-base/answers");
  },
);

test(
  "a test question is written against what the agent says now, changed and deleted, by keyboard alone",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const { token } = await signUp(api);
    await addFaqs(api, token, "delivery.xlsx", [
      { phrasings: ["هل توصلون إلى جدة؟", "توصيل جدة"], answer: "نوصل إلى جدة خلال ثلاثة أيام." },
      { phrasings: ["متى تفتحون؟", "أوقات العمل"], answer: "نفتح من الثامنة صباحًا." },
    ]);
    await train(api, token);
    await restoreSession(page, token);
    await page.goto("/knowledge-base/quality?tab=questions");
    await expect(page.getByRole("heading", { name: t("quality:questions.empty") })).toBeVisible();
    await page.getByRole("button", { name: t("quality:questions.add") }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel(t("quality:editor.question"))).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog.getByText(t("quality:editor.questionMissing"))).toBeVisible();
    await page.keyboard.type("كم ياخذ التوصيل لجدة؟");
    const right = dialog.getByRole("radio", { name: /نوصل إلى جدة خلال ثلاثة أيام/ });
    await expect(right).toBeVisible();
    await right.focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await expect(locateToast(page, t("quality:editor.saved"))).toBeVisible();
    await expect(row(page, "كم ياخذ التوصيل لجدة؟")).toContainText("نوصل إلى جدة خلال ثلاثة أيام.");

    await row(page, "كم ياخذ").getByRole("button", { name: "كم ياخذ التوصيل لجدة؟" }).click();
    await dialog.getByRole("radio", { name: t("quality:editor.person") }).check();
    await dialog.getByRole("button", { name: t("quality:editor.save") }).click();
    await expect(row(page, "كم ياخذ")).toContainText(t("quality:questions.person"));

    await row(page, "كم ياخذ")
      .getByRole("button", { name: t("quality:questions.actions") })
      .click();
    await page.getByRole("menuitem", { name: t("quality:questions.delete") }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("quality:questions.delete") })
      .click();
    await expect(locateToast(page, t("quality:questions.deleted"))).toBeVisible();
    await expect(page.getByRole("heading", { name: t("quality:questions.empty") })).toBeVisible();
  },
);

test(
  "questions come in from a sheet; each row that was not taken is told",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const { token } = await signUp(api);
    await restoreSession(page, token);
    await page.goto("/knowledge-base/quality?tab=questions");
    await page.getByRole("button", { name: t("quality:questions.import") }).click();
    const dialog = page.getByRole("dialog");
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: t("quality:import.template") }).click();
    expect((await download).suggestedFilename()).toBe("wakil-test-questions.xlsx");
    const sheet = workbookBytes({
      Test: [
        ["Question", "Right answer"],
        ["Do you ship to Dubai?", "No, only inside Saudi Arabia."],
        ["وين طلبي 4471؟", "للفريق"],
        ["متى تفتحون؟", ""],
      ],
    });
    await dialog
      .locator("input[type=file]")
      .setInputFiles({ name: "questions.xlsx", mimeType: xlsxType, buffer: Buffer.from(sheet) });
    await expect(dialog.getByText(t("quality:import.added", { count: 2 }))).toBeVisible();
    await expect(dialog.getByRole("listitem")).toContainText(t("quality:import.row", { row: 4 }));
    await dialog.getByRole("button", { name: t("quality:import.done") }).click();
    await expect(row(page, "وين طلبي 4471؟")).toContainText(t("quality:questions.person"));
    await page.getByRole("searchbox", { name: t("quality:questions.search") }).fill("dubai");
    await expect(row(page, "Do you ship to Dubai?")).toBeVisible();
    await expect(row(page, "وين طلبي 4471؟")).toBeHidden();
  },
);

test(
  "a version that is worse is held back, told, and published only when the owner says so",
  { tag: ["@phone", "@one-language"] },
  async ({ page, t, api }) => {
    const { token } = await signUp(api);
    const hours = await addFaqs(api, token, "hours.xlsx", [
      { phrasings: ["ما أوقات العمل؟", "متى تفتحون؟"], answer: "نفتح من الثامنة صباحًا حتى منتصف الليل." },
    ]);
    await api.call("POST", "/api/questions/", {
      token,
      json: {
        question: "متى تفتحون؟",
        right: { kind: "text", answer: "نفتح من الثامنة صباحًا حتى منتصف الليل." },
      },
    });
    await train(api, token);
    await api.call("DELETE", `/api/knowledge/sources/${hours}/`, { token });
    await addFaqs(api, token, "branch.xlsx", [
      {
        phrasings: ["متى يفتح الفرع الجديد؟", "متى تفتحون؟"],
        answer: "يفتح فرعنا الجديد في جدة في شهر شعبان.",
      },
    ]);
    await restoreSession(page, token);
    await page.goto("/knowledge-base");
    await page.getByRole("button", { name: t("knowledge:train.now") }).click();
    await expect(locateToast(page, t("knowledge:train.heldBack"))).toBeVisible();
    await page.getByRole("link", { name: t("knowledge:train.heldBackGo") }).click();

    const heldRegion = page.getByRole("region", { name: t("quality:held.title", { number: 2 }) });
    await expect(heldRegion).toContainText(t("quality:held.own", { count: 1 }));
    await expect(heldRegion).toContainText("يفتح فرعنا الجديد في جدة في شهر شعبان.");
    await expect(heldRegion).toContainText("نفتح من الثامنة صباحًا حتى منتصف الليل.");
    expect(await horizontalOverflow(page)).toBe(0);
    await heldRegion.getByRole("button", { name: t("quality:held.publish") }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("quality:held.confirm") })
      .click();
    await expect(locateToast(page, t("quality:held.published", { number: 2 }))).toBeVisible();
    await expect(heldRegion).toBeHidden();
  },
);
