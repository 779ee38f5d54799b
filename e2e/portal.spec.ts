import type { Page } from "@playwright/test";
import type { dashboard as dashboardCall } from "#shared/contract/dashboard.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import { formatPercent } from "#shared/rules/format.ts";
import { type Api, chatSession, unique } from "./api.ts";
import { demoToken, restoreSession, openChat, type Shop, signUp } from "./business.ts";
import { restoreChatSession, ChatPage } from "./chat-page.ts";
import { expect, test } from "./test.ts";
import { violationsInBothThemes } from "./accessibility.ts";
import { locateToast, openAccountMenu } from "./page-queries.ts";

type Dashboard = ResultOf<typeof dashboardCall>["data"];
interface Row {
  id: string;
  number: number;
  subject: string;
  status: string;
}

/** A question nobody can answer, so that its ticket waits for a person; unlike every other test's. */
async function waitingTicket(api: Api, shop: Pick<Shop, "token" | "chat">, session = chatSession()) {
  const subject = `متى دورة الباريستا الجاية للبنات؟ ${unique()}`;
  await api.call("POST", "/webhook/chatbot/", {
    session,
    form: { customer_msg: subject, chat_token: shop.chat },
  });
  const { data } = await api.call<{ data: Row[] }>("GET", "/api/tickets/?status=deferred&page_size=100", {
    token: shop.token,
  });
  const ticket = data.find((row) => row.subject === subject);
  if (!ticket) throw new Error("the question did not become a waiting ticket");
  return { ...ticket, session };
}

const status = async (api: Api, token: string, id: string) =>
  (
    await api.call<{ data: { status: string; close_reason: string | null; close_note: string | null } }>(
      "GET",
      `/api/tickets/${id}/`,
      { token },
    )
  ).data;

const thread = (page: Page, name: string) => page.getByRole("log", { name });

for (const period of ["weekly", "monthly", "annual"] as const)
  test(
    `C200 C201 the dashboard's ${period} figures are the API's`,
    { tag: "@one-language" },
    async ({ page, t, api }) => {
      const token = await demoToken(api);
      await restoreSession(page, token);
      await page.goto("/dashboard");
      await page
        .getByRole("group", { name: t("dashboard:period.label") })
        .getByRole("radio", { name: t(`dashboard:period.${period}`) })
        .check();
      const { data } = await api.call<{ data: Dashboard }>("GET", `/api/dashboard/?period=${period}`, {
        token,
      });
      const answered = t("dashboard:lede.answered", {
        count: data.answered,
        number: data.answered,
        when: t(`dashboard:lede.${period}`),
      }).replace(/<\/?\w+>/g, "");
      await expect(page.getByRole("main")).toContainText(answered);
      const facts: [number, string][] = [
        [data.total_tickets, "tickets"],
        [data.interactions, "interactions"],
        [data.new_customers, "newCustomers"],
      ];
      const main = page.getByRole("main");
      for (const [count, unit] of facts)
        await expect(
          main
            .getByRole("definition")
            .filter({ hasText: t(`dashboard:facts.${unit}`, { count }) })
            .first(),
        ).toHaveText(new RegExp(`^\\s*${count}\\s`));
      const top = data.top_channel;
      expect(top, "the demo has messages in every period").not.toBeNull();
      if (top) {
        await expect(
          main.getByRole("definition").filter({ hasText: t(`portal:channel.${top.channel}`) }),
        ).toBeVisible();
        await expect(
          main
            .getByRole("term")
            .filter({ hasText: formatPercent(top.share) })
            .first(),
        ).toBeVisible();
      }
      for (const issue of data.common_issues.slice(0, 3)) await expect(main).toContainText(issue.title);
      for (const ticket of data.recent_tickets.slice(0, 3))
        await expect(main.getByRole("link", { name: ticket.subject }).first()).toBeVisible();
    },
  );

test("C203 an account nobody has written to says that there is no data, and shows the way there", async ({
  page,
  t,
  api,
  language,
}) => {
  const business = await signUp(api);
  await restoreSession(page, business.token);
  await page.goto("/dashboard");
  await expect(
    page.getByText(language === "en" ? "No Data Found" : t("common:noData"), { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: t("dashboard:first.upload") })).toBeVisible();
});

test(
  "C204 C205 the tickets are listed with who waits first, filtered and searched by the address",
  { tag: ["@phone", "@one-language"] },
  async ({ page, t, api }) => {
    const token = await demoToken(api);
    const { data, counts } = await api.call<{ data: Row[]; counts: Record<string, number> }>(
      "GET",
      "/api/tickets/?order=waiting",
      { token },
    );
    await restoreSession(page, token);
    await page.goto("/tickets");
    const table = page.getByRole("table", { name: t("tickets:list.label") });
    const subjects = table.getByRole("link");
    await expect(subjects).toHaveCount(data.length);
    await expect(subjects.first()).toHaveText(data[0]?.subject ?? "");
    expect(data[0]?.status).toBe("deferred");

    await page
      .getByRole("navigation", { name: t("tickets:list.views") })
      .getByRole("link", { name: `${t("tickets:list.closed")} ${counts["closed"]}` })
      .click();
    await expect(page).toHaveURL("/tickets?status=closed");
    await expect(table.getByText(t("portal:status.closed"), { exact: true }).first()).toBeVisible();
    await expect(table.getByText(t("portal:status.deferred"), { exact: true })).toHaveCount(0);

    await page.goto("/tickets");
    const wanted = data[3];
    await page.getByRole("searchbox", { name: t("tickets:list.search") }).fill(String(wanted?.number));
    await expect(page).toHaveURL(new RegExp(`q=${wanted?.number}`));
    // By its address: two customers may ask the same, and their tickets are called the same.
    await expect(table.locator(`a[href*="${wanted?.id}"]`)).toBeVisible();
    await expect(subjects).toHaveCount(1);
    await page.goBack();
    await expect(page).not.toHaveURL(/q=/);
  },
);

test("C207 a ticket shows the conversation, what the agent tried and who asks", async ({
  page,
  t,
  api,
  shop,
}) => {
  const ticket = await waitingTicket(api, shop);
  await restoreSession(page, shop.token);
  await page.goto("/tickets?status=deferred");
  await page.getByRole("link", { name: ticket.subject }).click();
  await expect(page).toHaveURL(new RegExp(`/tickets/${ticket.id}`));
  await expect(page.getByRole("heading", { level: 1, name: ticket.subject })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`\\| ${ticket.subject.replace("؟", "\\؟")}`));
  await expect(thread(page, t("portal:thread.label")).getByText(ticket.subject)).toBeVisible();
  const info = page.getByRole("complementary", { name: t("tickets:ticket.info") });
  await expect(info.getByRole("heading", { name: t("tickets:state.why") })).toBeVisible();
  await expect(info.getByRole("heading", { name: t("tickets:tried.title") })).toBeVisible();
  await expect(info.getByText(t("tickets:customer.firstTime"))).toBeVisible();
});

test(
  "C190 a reply written in the portal appears in the customer's open chat, and the next message in the open ticket",
  { tag: "@one-language" },
  async ({ page, browser, t, api, shop, language, baseURL }) => {
    const customer = await browser.newContext({
      ...(baseURL && { baseURL }),
      extraHTTPHeaders: { "X-Forwarded-For": "10.9.8.7" },
    });
    const customerPage = await customer.newPage();
    const session = await restoreChatSession(customerPage, shop.chat);
    const ticket = await waitingTicket(api, shop, session);
    const chat = new ChatPage(customerPage, t);
    await chat.open(shop.chat, `?lang=${language}`);
    await expect(chat.log.getByText(ticket.subject)).toBeVisible();

    await restoreSession(page, shop.token);
    await page.goto(`/tickets/${ticket.id}`);
    const reply = page.getByRole("textbox", { name: t("portal:composer.label") });
    await reply.fill("أهلًا، الدورة يوم السبت القادم");
    await page.getByRole("button", { name: t("portal:composer.send"), exact: true }).click();
    await expect(thread(page, t("portal:thread.label")).getByText("الدورة يوم السبت القادم")).toHaveCount(1);
    await expect(chat.log.getByText("الدورة يوم السبت القادم")).toBeVisible();
    await expect(reply).toHaveValue("");

    await chat.ask("شكرًا، وكم سعرها؟");
    await expect(thread(page, t("portal:thread.label")).getByText("شكرًا، وكم سعرها؟")).toBeVisible();
    await customer.close();
  },
);

test("C206 closing needs a reason, and says that the ticket was processed", async ({
  page,
  t,
  api,
  shop,
}) => {
  const ticket = await waitingTicket(api, shop);
  await restoreSession(page, shop.token);
  await page.goto(`/tickets/${ticket.id}`);
  await page.getByRole("button", { name: t("tickets:ticket.closeKey") }).click();
  const dialog = page.getByRole("dialog", { name: t("portal:close.title") });
  await dialog.getByRole("radio", { name: t("portal:close.reasons.duplicate") }).check();
  await dialog.getByLabel(t("portal:close.note")).fill("مكررة");
  await dialog.getByRole("button", { name: t("portal:close.confirm") }).click();
  await expect(locateToast(page, t("tickets:ticket.processed"))).toBeVisible();
  await expect(page.getByText(t("tickets:state.reopens"))).toBeVisible();
  expect(await status(api, shop.token, ticket.id)).toMatchObject({
    status: "closed",
    close_reason: "duplicate",
    close_note: "مكررة",
  });
});

test(
  "C207 D43 resolving closes the ticket as solved, and a new message opens it again",
  { tag: "@one-language" },
  async ({ page, t, api, shop }) => {
    const ticket = await waitingTicket(api, shop);
    await restoreSession(page, shop.token);
    await page.goto(`/tickets/${ticket.id}`);
    await page.getByRole("button", { name: t("tickets:ticket.resolve") }).click();
    await expect(locateToast(page, t("tickets:ticket.processed"))).toBeVisible();
    expect(await status(api, shop.token, ticket.id)).toMatchObject({
      status: "closed",
      close_reason: "resolved",
    });
    await expect(page.getByRole("textbox", { name: t("portal:composer.label") })).toBeHidden();

    await api.call("POST", "/webhook/chatbot/", {
      session: ticket.session,
      form: { customer_msg: "عندي سؤال ثاني", chat_token: shop.chat },
    });
    await expect(thread(page, t("portal:thread.label")).getByText("عندي سؤال ثاني")).toBeVisible();
    await expect(page.getByRole("textbox", { name: t("portal:composer.label") })).toBeVisible();
  },
);

test(
  "a new ticket appears in the open list without a reload",
  { tag: "@one-language" },
  async ({ page, t, api, shop }) => {
    const word = unique();
    await restoreSession(page, shop.token);
    await page.goto(`/tickets?q=${word}`);
    await expect(page.getByText(t("tickets:list.empty.search", { q: word }))).toBeVisible();
    await api.call("POST", "/webhook/chatbot/", {
      session: chatSession(),
      form: { customer_msg: `طلب جديد ${word}`, chat_token: shop.chat },
    });
    await expect(page.getByRole("link", { name: `طلب جديد ${word}` })).toBeVisible();
  },
);

test("C237 a page behind the last one of a list says so, and leads back", async ({
  page,
  t,
  api,
  language,
}) => {
  await restoreSession(page, await demoToken(api));
  for (const path of ["/customers", "/tickets"]) {
    await page.goto(`${path}?page=99`);
    const says = language === "en" ? "No data on this page" : t("common:noDataOnPage");
    await expect(page.getByRole("heading", { name: says, exact: true })).toBeVisible();
    await expect(page.getByText(t("common:noData"), { exact: true })).toBeHidden();
    await page.getByRole("button", { name: t("common:pages.goToFirst") }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("main").getByRole("table").first()).toBeVisible();
  }
});

test(
  "C210 customers are listed with their tickets, and one opens with all of them",
  { tag: ["@phone", "@one-language"] },
  async ({ page, t, api }) => {
    const token = await demoToken(api);
    const { data } = await api.call<{ data: { id: string; name: string }[] }>("GET", "/api/customers/", {
      token,
    });
    const customer = data[0];
    await restoreSession(page, token);
    await page.goto("/customers");
    await page
      .getByRole("main")
      .getByRole("link", { name: customer?.name ?? "" })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/customers/${customer?.id}`));
    await expect(page.getByRole("heading", { level: 1, name: customer?.name ?? "" })).toBeVisible();
    const { data: whole } = await api.call<{ data: { tickets: Row[] } }>(
      "GET",
      `/api/customers/${customer?.id}/`,
      { token },
    );
    for (const ticket of whole.tickets)
      await expect(page.getByRole("main").getByText(ticket.subject).first()).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`\\| `));
    expect(t("common:titles.customers")).toBeTruthy();
  },
);

test(
  "a ticket or customer of nobody is said to be missing, with a way back",
  { tag: "@one-language" },
  async ({ page, t, api, shop }) => {
    await restoreSession(page, shop.token);
    await page.goto("/tickets/00000000-0000-4000-8000-000000000000");
    await expect(page.getByText(t("tickets:ticket.missing"))).toBeVisible();
    const { data } = await api.call<{ data: Row[] }>("GET", "/api/tickets/", { token: await demoToken(api) });
    await page.goto(`/tickets/${data[0]?.id}`);
    await expect(page.getByText(t("tickets:ticket.missing"))).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: t("tickets:ticket.back") })
      .click();
    await expect(page).toHaveURL("/tickets");
  },
);

test("C239 C240 the menu names all parts of the product and leads to the guarded legal pages", async ({
  page,
  t,
  api,
}) => {
  await restoreSession(page, await demoToken(api));
  await page.goto("/dashboard");
  const menu = page.getByRole("complementary").first();
  for (const [part, path] of [
    ["dashboard", "/dashboard"],
    ["tickets", "/tickets"],
    ["customers", "/customers"],
    ["knowledge", "/knowledge-base"],
    ["agents", "/agents"],
    ["channels", "/channels"],
    ["campaigns", "/marketing-agent/campaigns"],
    ["microInfluencers", "/marketing-agent/micro-influencers"],
  ] as const)
    await expect(menu.getByRole("link", { name: t(`common:titles.${part}`) })).toHaveAttribute("href", path);
  await expect(menu.getByText(t("portal:menu.marketing"), { exact: true })).toBeVisible();
  const account = await openAccountMenu(page, t);
  for (const [part, path] of [
    ["subscription", "/subscription"],
    ["settings", "/settings"],
    ["howToStart", "/how-to-start"],
  ] as const)
    await expect(
      account.getByRole("link", { name: t(`common:titles.${part}`), exact: true }),
    ).toHaveAttribute("href", path);
  await expect(account.getByRole("link", { name: t("portal:menu.profile"), exact: true })).toHaveAttribute(
    "href",
    "/settings#profile",
  );
  await expect(account.getByRole("link", { name: t("portal:menu.support"), exact: true })).toHaveAttribute(
    "href",
    "/support",
  );
  await expect(account.getByRole("button", { name: t("common:language.switch") })).toBeVisible();
  await expect(account.getByRole("button", { name: t("portal:menu.logout"), exact: true })).toBeVisible();
  // The hidden buttons that close a popover stand beside its dialog.
  const found = await violationsInBothThemes(page);
  expect(found.filter((line) => !line.includes("region: "))).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: t("portal:menu.account") })).toBeFocused();
  for (const [name, path] of [
    ["about", "/about"],
    ["terms", "/terms"],
    ["privacy", "/privacypolicy"],
  ] as const) {
    await (
      await openAccountMenu(page, t)
    )
      .getByRole("link", { name: t(`portal:menu.${name}`), exact: true })
      .click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test(
  "C239 view profile leads to one's own part of the settings, from further down the same page too",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    await page.setViewportSize({ width: 1440, height: 600 });
    await restoreSession(page, await demoToken(api));
    await page.goto("/settings#profile");
    const profile = page.getByRole("heading", { level: 2, name: t("settings:profile.title"), exact: true });
    await expect(profile).toBeFocused();
    await page
      .getByRole("heading", { level: 2, name: t("settings:password.title"), exact: true })
      .scrollIntoViewIfNeeded();
    await expect(profile).not.toBeInViewport();
    await (await openAccountMenu(page, t)).getByRole("link", { name: t("portal:menu.profile") }).click();
    await expect(profile).toBeInViewport();
    await expect(profile).toBeFocused();
  },
);

test(
  "the portal's theme is chosen in the menu, shown at once and kept",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    await restoreSession(page, await demoToken(api));
    await page.goto("/about");
    const root = page.locator("html");
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await openAccountMenu(page, t);
    await page.getByRole("radio", { name: t("common:theme.light") }).check({ force: true });
    await expect(root).toHaveAttribute("data-theme", "light");
    const light = await paper();
    await page.getByRole("radio", { name: t("common:theme.dark") }).check({ force: true });
    await expect(root).toHaveAttribute("data-theme", "dark");
    expect(await paper()).not.toBe(light);
    await page.reload();
    await expect(root).toHaveAttribute("data-theme", "dark");
  },
);

test(
  "an agent of the business works on its tickets but may not change the chat link",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const business = await signUp(api);
    await openChat(api, business.token);
    const email = `agent-${unique()}@shop.example`;
    await api.call("POST", "/api/members/", {
      token: business.token,
      json: { name: "سارة", email, role: "agent" },
    });
    let link: string | undefined;
    await expect
      .poll(
        async () =>
          (link = /http\S+\/set-new-password\/[\w-]+/.exec((await api.mailTo(email))?.text ?? "")?.[0]),
      )
      .toBeTruthy();
    await page.goto(link ?? "");
    await page.getByLabel(t("auth:newPassword.new"), { exact: true }).fill("Desert-Rose-55!");
    await page.getByLabel(t("auth:newPassword.confirm"), { exact: true }).fill("Desert-Rose-55!");
    await page.getByRole("button", { name: t("auth:newPassword.submit") }).click();
    await expect(page).toHaveURL("/login");
    await page.getByLabel(t("auth:fields.email")).fill(email);
    await page.getByLabel(t("auth:fields.password"), { exact: true }).fill("Desert-Rose-55!");
    await page
      .getByRole("main")
      .getByRole("button", { name: t("auth:login.submit"), exact: true })
      .click();
    await expect(page).toHaveURL("/dashboard");
    await page.goto("/chatbot");
    await expect(page.getByText(t("chatbot:notAllowed"))).toBeVisible();
    await expect(page.getByRole("button", { name: t("chatbot:change.button") })).toHaveCount(0);
  },
);
