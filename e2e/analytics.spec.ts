import { chatSession } from "./api.ts";
import { openChat, restoreSession, signUp } from "./business.ts";
import { recordEvents, measurementId, eventsNamed, payloadKeys, specifiedKeys } from "./measuring.ts";
import { openAccountMenu } from "./page-queries.ts";
import { expect, test } from "./test.ts";

test(
  "C263 without a measurement id nothing is asked, loaded or sent",
  { tag: "@one-language" },
  async ({ page, t }) => {
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith("http://127.0.0.1")) elsewhere.push(request.url());
    });
    await page.goto("/");
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("site:nav.pricing") })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(t("common:consent.text"))).toHaveCount(0);
    expect(elsewhere).toEqual([]);
  },
);

test(
  "C260 C263 nothing is loaded before the visitor agrees, and nothing after a no",
  { tag: "@one-language" },
  async ({ page, t }) => {
    const { scriptUrls, sent } = await recordEvents(page);
    await page.goto("/");
    await expect(page.getByText(t("common:consent.text"))).toBeVisible();
    await page.getByRole("button", { name: t("common:consent.deny") }).click();
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("site:nav.pricing") })
      .click();
    await expect(page).toHaveURL("/pricing");
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(t("common:consent.text"))).toHaveCount(0);
    expect(scriptUrls).toEqual([]);
    expect(await sent()).toEqual([]);
  },
);

test("C013 C153 C155 C260 C261 C264 D48 D49 agreed to, events go out with their payloads and without what addresses carry", async ({
  page,
  t,
  api,
  language,
}) => {
  const business = await signUp(api);
  const { organization } = (
    await api.call<{ data: { organization: { id: string } } }>("GET", "/api/me/", { token: business.token })
  ).data;
  const { scriptUrls, sent } = await recordEvents(page);
  const other = language === "ar" ? "en" : "ar";
  await page.goto("/");
  await page.getByRole("button", { name: t("common:consent.grant") }).click();
  await expect.poll(async () => eventsNamed(await sent(), "page_view")).toMatchObject([{ page_path: "/" }]);
  await expect
    .poll(() => scriptUrls)
    .toEqual([`https://www.googletagmanager.com/gtag/js?id=${measurementId}`]);

  await page.getByRole("banner").locator(`button[lang=${other}]:visible`).click();
  await expect
    .poll(async () => eventsNamed(await sent(), "language_switched"))
    .toMatchObject([{ "from-language": language, "to-language": other, source: "landing" }]);
  await expect
    .poll(async () => eventsNamed(await sent(), "language_change"))
    .toMatchObject([{ language: other }]);
  await page.getByRole("banner").locator(`button[lang=${language}]:visible`).click();

  await page
    .getByRole("banner")
    .getByRole("link", { name: t("site:nav.login") })
    .click();
  await expect
    .poll(async () => eventsNamed(await sent(), "navigation"))
    .toMatchObject([{ destination: "/login", source: "/" }]);
  // C013: each page is reported once, with its title.
  await expect
    .poll(async () => eventsNamed(await sent(), "page_view"))
    .toMatchObject([{ page_path: "/" }, { page_path: "/login", page_title: await page.title() }]);
  await page.getByLabel(t("auth:fields.email")).fill(business.email);
  await page.getByLabel(t("auth:fields.password"), { exact: true }).fill(business.password);
  await page
    .getByRole("main")
    .getByRole("button", { name: t("auth:login.submit") })
    .click();
  await expect(page).toHaveURL("/dashboard");
  await expect.poll(async () => eventsNamed(await sent(), "login")).toMatchObject([{ method: "email" }]);
  await expect
    .poll(async () => eventsNamed(await sent(), "organization_activity"))
    .toMatchObject([{ organization_id: organization.id, action: "portal_opened" }]);
  expect(specifiedKeys).toMatchObject(payloadKeys(await sent()));

  const everything = JSON.stringify(await page.evaluate(() => (window as { dataLayer?: unknown }).dataLayer));
  for (const secret of [business.email, business.phone, business.name, business.token])
    expect(everything).not.toContain(secret);

  // This event is sent last, while the page is being left.
  await page.evaluate(() => {
    addEventListener("pagehide", () => {
      const queue = (window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [];
      sessionStorage.setItem("told", JSON.stringify(queue.map((entry) => Array.from(entry).slice(0, 2))));
    });
  });
  await (await openAccountMenu(page, t)).getByRole("button", { name: t("portal:menu.logout") }).click();
  await expect(page).toHaveURL("/login");
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("told") ?? ""))
    .toContain('["event","logout"]');
});

test(
  "C013 a visitor who agrees while the first visit waits to be told is counted once",
  { tag: "@one-language" },
  async ({ page, t }) => {
    const { sent } = await recordEvents(page);
    const agreed = Promise.withResolvers<void>();
    const script = page.waitForRequest("**/assets/send-*.js");
    await page.route("**/assets/send-*.js", async (route) => {
      await agreed.promise;
      await route.continue();
    });
    await page.goto("/");
    await script;
    await page.getByRole("button", { name: t("common:consent.grant") }).click();
    await expect(page.getByText(t("common:consent.text"))).toHaveCount(0);
    agreed.resolve();
    await expect.poll(async () => eventsNamed(await sent(), "page_view").length).toBeGreaterThan(0);
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("site:nav.pricing") })
      .click();
    await expect
      .poll(async () => eventsNamed(await sent(), "page_view").map(({ page_path }) => page_path))
      .toEqual(["/", "/pricing"]);
  },
);

test("C264 D49 a reset link is told as its pattern", { tag: "@one-language" }, async ({ page, t }) => {
  const { sent } = await recordEvents(page);
  await page.goto("/set-new-password/very-secret-token");
  await page.getByRole("button", { name: t("common:consent.grant") }).click();
  await expect.poll(async () => eventsNamed(await sent(), "page_view").length).toBeGreaterThan(0);
  expect(JSON.stringify(await sent())).not.toContain("very-secret");
});

test(
  "C100 C260 a demo request is told twice over, with its defaults",
  { tag: "@one-language" },
  async ({ page, t }) => {
    const { sent } = await recordEvents(page);
    await page.goto("/contactus");
    await page.getByRole("button", { name: t("common:consent.grant") }).click();
    await page.getByLabel(t("contact:form.full_name")).fill("سارة الحربي");
    await page.getByLabel(t("contact:form.phone_number")).fill("٠٥٥٥٥٥٠١٤٢");
    await page.getByRole("button", { name: t("contact:form.submit") }).click();
    await expect
      .poll(async () => eventsNamed(await sent(), "request_demo"))
      .toMatchObject([{ source: "landing_page" }]);
    await expect
      .poll(async () => eventsNamed(await sent(), "form_submission"))
      .toMatchObject([{ form_type: "contact_us" }]);
    expect(specifiedKeys).toMatchObject(payloadKeys(await sent()));
  },
);

test(
  "C263 consent is taken back where the privacy policy speaks of it, and nothing is sent from then on",
  { tag: "@one-language" },
  async ({ page, t }) => {
    const { sent } = await recordEvents(page);
    await page.goto("/");
    await page.getByRole("button", { name: t("common:consent.grant") }).click();
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: t("common:titles.privacy") })
      .click();
    await page.getByRole("button", { name: t("legal:consent.withdraw") }).click();
    await expect(page.getByText(t("legal:consent.denied"))).toBeVisible();
    const before = await sent();
    await page
      .getByRole("main")
      .getByRole("link", { name: t("common:titles.terms") })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: t("common:titles.terms") })).toBeVisible();
    expect(await sent()).toEqual(before);
  },
);

test(
  "C208 C211 C226 C260 D43 channels, tickets and replies are told with their figures and without their words",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const { token } = await signUp(api);
    const { sent } = await recordEvents(page);
    await page.goto("/");
    await page.getByRole("button", { name: t("common:consent.grant") }).click();
    await restoreSession(page, token);

    const isListening = page.waitForResponse("**/api/events/");
    await page.goto("/chatbot");
    await page.getByRole("button", { name: t("chatbot:generate") }).click();
    await expect
      .poll(async () => eventsNamed(await sent(), "channel_connection"))
      .toMatchObject([{ channel: "chat", status: "connected" }]);

    await isListening;
    const chat = await openChat(api, token);
    const words = "متى تفتحون يوم الجمعة؟";
    await api.call("POST", "/webhook/chatbot/", {
      session: chatSession(),
      form: { customer_msg: words, chat_token: chat },
    });
    const { data: tickets } = await api.call<{ data: { id: string; priority: string }[] }>(
      "GET",
      "/api/tickets/?status=deferred",
      { token },
    );
    const [ticket] = tickets;
    if (!ticket) throw new Error("the question did not become a waiting ticket");
    await expect
      .poll(async () => eventsNamed(await sent(), "ticket_created"))
      .toMatchObject([{ ticket_id: ticket.id, channel: "chat", priority: ticket.priority }]);
    expect(specifiedKeys).toMatchObject(payloadKeys(await sent()));

    await page.goto(`/tickets/${ticket.id}`);
    await page.getByRole("textbox", { name: t("portal:composer.label") }).fill("من الرابعة عصرًا.");
    await page.getByRole("button", { name: t("portal:composer.send"), exact: true }).click();
    const read = async () =>
      (
        await api.call<{ data: { created_at: string; closed_at: string; customer: { id: string } } }>(
          "GET",
          `/api/tickets/${ticket.id}/`,
          { token },
        )
      ).data;
    await expect
      .poll(async () => eventsNamed(await sent(), "customer_interaction"))
      .toMatchObject([{ customer_id: (await read()).customer.id, interaction_type: "reply" }]);

    await page.getByRole("button", { name: t("tickets:ticket.resolve") }).click();
    await expect.poll(async () => eventsNamed(await sent(), "ticket_resolved")).toHaveLength(1);
    const { created_at, closed_at } = await read();
    expect(eventsNamed(await sent(), "ticket_resolved")).toMatchObject([
      {
        ticket_id: ticket.id,
        resolution_time: Math.round((Date.parse(closed_at) - Date.parse(created_at)) / 1000),
      },
    ]);
    expect(specifiedKeys).toMatchObject(payloadKeys(await sent()));

    // The ticket is already known when its page is opened again, so the document's title is its subject from the
    // first moment.
    await page
      .getByRole("navigation")
      .getByRole("link", { name: t("common:titles.tickets") })
      .first()
      .click();
    await expect(page).toHaveURL("/tickets");
    await page.goBack();
    await expect(page).toHaveTitle(new RegExp(words));
    expect(JSON.stringify(await sent())).not.toContain(words);
  },
);

test(
  "C260 C262 whatever is done more than 10 s after the last start is told as engagement, which then begins anew",
  { tag: "@one-language" },
  async ({ page, t }) => {
    await page.clock.install();
    const { sent } = await recordEvents(page);
    await page.goto("/");
    await page.getByRole("button", { name: t("common:consent.grant") }).click();
    await expect.poll(async () => eventsNamed(await sent(), "page_view").length).toBe(1);
    const countEngagements = async () => eventsNamed(await sent(), "engagement").length;
    // From here on time only passes where the test says so; the first action starts the first interval.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press("Shift");
    await expect.poll(countEngagements).toBeGreaterThan(0);
    const before = await countEngagements();
    const deeds = [
      () => page.mouse.down(),
      () => page.keyboard.press("Shift"),
      () => page.evaluate(() => void document.dispatchEvent(new Event("scroll"))),
      () => page.evaluate(() => void document.body.dispatchEvent(new Event("touchstart", { bubbles: true }))),
    ];
    for (const [place, deed] of deeds.entries()) {
      await page.clock.runFor(10_000);
      await deed();
      expect(await countEngagements(), "at 10 s nothing").toBe(before + place);
      await page.clock.runFor(1);
      await deed();
      await expect.poll(countEngagements).toBe(before + place + 1);
    }
    const engagements = eventsNamed(await sent(), "engagement") as { ms: number }[];
    expect(engagements.slice(before).map(({ ms }) => ms)).toEqual(deeds.map(() => 10_001));
    expect(specifiedKeys).toMatchObject(payloadKeys(await sent()));
  },
);
