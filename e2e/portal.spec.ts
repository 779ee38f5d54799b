import type { Page } from "@playwright/test";
import type { listCustomers } from "#shared/contract/customers.ts";
import type { dashboard as dashboardCall } from "#shared/contract/dashboard.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import type { getTicket, MessageDetails } from "#shared/contract/tickets.ts";
import { formatPercent } from "#shared/rules/format.ts";
import { type Api, chatSession, unique } from "./api.ts";
import { demoToken, restoreSession, openChat, type Shop, signUp } from "./business.ts";
import { restoreChatSession, ChatPageModel } from "./chat-page-model.ts";
import { Keyboard } from "./keyboard.ts";
import { expect, test } from "./test.ts";
import { locateToast } from "./page-queries.ts";

type Dashboard = ResultOf<typeof dashboardCall>["data"];
interface Row {
  id: string;
  number: number;
  subject: string;
  status: string;
  priority: string;
  channel: string;
  customer: { number: number; name: string | null };
}

/** Creates a ticket that waits for a person, with a question that nobody can answer and no other test asks. */
async function waitingTicket(api: Api, shop: Pick<Shop, "token" | "chat">, session = chatSession()) {
  const word = unique();
  const subject = `متى دورة الباريستا الجاية للبنات؟ ${word}`;
  await api.call("POST", "/webhook/chatbot/", {
    session,
    form: { customer_msg: subject, chat_token: shop.chat },
  });
  const { data } = await api.call<{ data: Row[] }>("GET", `/api/tickets/?status=deferred&q=${word}`, {
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

/** What a comment has beyond its words, but for its post. */
const commentDetails: Omit<MessageDetails, "post"> = {
  kind: "comment",
  subject: null,
  audience: "public",
  attachments: [],
  original: false,
  reaction: null,
  edited: false,
  deleted: false,
  failure: null,
  template: null,
  notice: false,
};

const thread = (page: Page, name: string) => page.getByRole("log", { name });

test(
  "C200 C201 the switch between week, month and year changes all figures of the dashboard to the API's",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const token = await demoToken(api);
    const read = async (period: string) =>
      (await api.call<{ data: Dashboard }>("GET", `/api/dashboard/?period=${period}`, { token })).data;
    const figures = ({ total_tickets, interactions, new_customers, answered }: Dashboard) => [
      total_tickets,
      interactions,
      new_customers,
      answered,
    ];
    const [week, month] = [figures(await read("weekly")), figures(await read("monthly"))];
    for (const [index, figure] of week.entries())
      expect(figure, "the demo's month is more").toBeLessThan(month[index]!);
    await restoreSession(page, token);
    await page.goto("/dashboard");
    const main = page.getByRole("main");
    for (const period of ["monthly", "annual", "weekly"] as const) {
      await page
        .getByRole("group", { name: t("dashboard:period.label") })
        .getByRole("radio", { name: t(`dashboard:period.${period}`) })
        .check();
      const data = await read(period);
      const answered = t("dashboard:lede.answered", {
        count: data.answered,
        number: data.answered,
        when: t(`dashboard:lede.${period}`),
      }).replace(/<\/?\w+>/g, "");
      await expect(main).toContainText(answered);
      const facts: [number, string][] = [
        [data.total_tickets, "tickets"],
        [data.interactions, "interactions"],
        [data.new_customers, "newCustomers"],
      ];
      for (const [count, unit] of facts)
        await expect(
          main
            .getByRole("definition")
            .filter({ hasText: t(`dashboard:facts.${unit}`, { count }) })
            .first(),
        ).toHaveText(new RegExp(`^\\s*${count}\\s`));
      const { unique_customers: unique, top_channel: top } = data;
      await expect(main).toContainText(t("dashboard:facts.unique", { count: unique, number: unique }));
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
    }
  },
);

test("C203 C237 an account nobody has written to says that there is no data, and shows the way there", async ({
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
  async ({ page, t, api, isMobile }) => {
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
    for (const ticket of data.slice(0, 3)) {
      const row = table.getByRole("row").filter({ has: page.locator(`a[href*="${ticket.id}"]`) });
      for (const words of [
        `#${ticket.number}`,
        ticket.subject,
        ticket.customer.name ?? `${ticket.customer.number}`,
        t(`portal:status.${ticket.status}`),
        t(`portal:priority.${ticket.priority}`),
        t(`portal:channel.${ticket.channel}`),
      ])
        await expect(row).toContainText(words);
      await expect(row.getByRole("time")).toBeVisible();
    }

    const keyboard = new Keyboard(page);
    await keyboard.activate(
      page
        .getByRole("navigation", { name: t("tickets:list.views") })
        .getByRole("link", { name: `${t("tickets:list.closed")} ${counts["closed"]}` }),
    );
    await expect(page).toHaveURL("/tickets?status=closed");
    await expect(table.getByText(t("portal:status.closed"), { exact: true }).first()).toBeVisible();
    await expect(table.getByText(t("portal:status.deferred"), { exact: true })).toHaveCount(0);

    await page.goto("/tickets");
    const wanted = data[3];
    await keyboard.press("/");
    await expect(page.getByRole("searchbox", { name: t("tickets:list.search") })).toBeFocused();
    await keyboard.type(String(wanted?.number));
    await expect(page).toHaveURL(new RegExp(`q=${wanted?.number}`));
    // The link is found by its address, because two customers may ask the same question and their tickets then have
    // the same subject.
    await expect(table.locator(`a[href*="${wanted?.id}"]`)).toBeVisible();
    await expect(subjects).toHaveCount(1);
    await keyboard.tabTo(subjects.first());
    // On a phone the filters are in a line that is scrolled sideways.
    if (!isMobile) expect(keyboard.problems).toEqual([]);
    await page.goBack();
    await expect(page).not.toHaveURL(/q=/);
  },
);

test("C207 a ticket shows the conversation with the original post, what the agent tried and who asks", async ({
  page,
  t,
  api,
  shop,
}) => {
  const ticket = await waitingTicket(api, shop);
  const post = {
    permalink: "https://www.instagram.com/p/C4qXyz/",
    author: "@suhail.roasters",
    text: "وصل محصول قوجي",
    image_url: null,
  };
  // The response is changed to look like a comment; what a platform delivers for a comment is tested over HTTP.
  await page.route(`**/api/tickets/${ticket.id}/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as ResultOf<typeof getTicket>;
    const [first] = body.data.messages;
    if (first) first.more = { ...commentDetails, post };
    await route.fulfill({ response, json: body });
  });
  await restoreSession(page, shop.token);
  await page.goto("/tickets?status=deferred");
  await page.getByRole("link", { name: ticket.subject }).click();
  await expect(page).toHaveURL(new RegExp(`/tickets/${ticket.id}`));
  await expect(page.getByRole("heading", { level: 1, name: ticket.subject })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`\\| ${ticket.subject.replace("؟", "\\؟")}`));
  const conversation = thread(page, t("portal:thread.label"));
  await expect(conversation.getByText(ticket.subject)).toBeVisible();
  await expect(conversation.getByText(post.text)).toBeVisible();
  await expect(conversation).toContainText(post.author);
  const original = conversation.getByRole("link", { name: t("portal:more.post") });
  await expect(original).toHaveAttribute("href", post.permalink);
  await expect(original).toHaveAttribute("target", "_blank");
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
    const chat = new ChatPageModel(customerPage, t);
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
  await expect(dialog.getByRole("radio", { checked: true }), "there is always a reason").toHaveCount(1);
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
  async ({ page, t, api, isMobile }) => {
    const token = await demoToken(api);
    const { data } = await api.call<ResultOf<typeof listCustomers>>("GET", "/api/customers/", { token });
    // The row is found by the customer's id, because two of the demo's customers may have the same name.
    const customer = data.find(({ account_name: account }) => account !== null);
    expect(customer, "the demo has customers with an account").toBeDefined();
    await restoreSession(page, token);
    await page.goto("/customers");
    const cells = page
      .getByRole("row")
      .filter({ has: page.locator(`a[href$="/customers/${customer?.id}"]`) })
      .getByRole("cell");
    // On a phone, a row only has room for the customer, the account, the tickets and the last message.
    const onDesktop = isMobile ? [] : [t(`portal:channel.${customer?.channel}`), `#${customer?.number}`];
    for (const words of [customer?.name, customer?.account_name, ...onDesktop])
      await expect(cells.filter({ hasText: words ?? "" }).first()).toBeAttached();
    await expect(cells.nth(isMobile ? 2 : 4)).toHaveText(new RegExp(`^${customer?.total_tickets}(\\D|$)`));
    const keyboard = new Keyboard(page);
    await keyboard.press("j");
    await expect(page.getByRole("main").getByRole("table").getByRole("link").first()).toBeFocused();
    await keyboard.activate(page.getByRole("main").locator(`a[href$="/customers/${customer?.id}"]`));
    await expect(page).toHaveURL(new RegExp(`/customers/${customer?.id}`));
    await expect(page.getByRole("heading", { level: 1, name: customer?.name ?? "" })).toBeFocused();
    const { data: allTickets } = await api.call<{ data: { tickets: Row[] } }>(
      "GET",
      `/api/customers/${customer?.id}/`,
      { token },
    );
    for (const ticket of allTickets.tickets)
      await expect(page.getByRole("main").getByText(ticket.subject).first()).toBeVisible();
    await keyboard.tabTo(
      page
        .getByRole("main")
        .getByRole("link", { name: allTickets.tickets[0]?.subject ?? "" })
        .first(),
    );
    expect(keyboard.problems).toEqual([]);
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
