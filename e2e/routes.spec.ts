import type { Page } from "@playwright/test";
import { demoChat, demoToken, restoreSession } from "./business.ts";
import { ChatPage } from "./chat-page.ts";
import { enterPortal, openScreen, portalScreens, publicScreens } from "./screens.ts";
import { expect, test } from "./test.ts";

const name = { ar: "وكيل", en: "Wakil" } as const;

/** What a page says is wrong while it is drawn. */
function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  return problems;
}

test(
  "readers that take anything get the pages there are, and no page for a call",
  { tag: "@one-language" },
  async ({ baseURL }) => {
    const read = async (path: string, accept: string) => {
      const answer = await fetch(`${baseURL}${path}`, { headers: { accept }, redirect: "manual" });
      return `${answer.status} ${answer.headers.get("content-type")?.split(";")[0]}`;
    };
    expect(await read("/pricing", "*/*")).toBe("200 text/html");
    const preview = await fetch(`${baseURL}/pricing`, { headers: { accept: "*/*" } });
    expect(await preview.text(), "drawn, not an empty shell").toMatch(
      /<h1[ >][\s\S]*<meta|<meta[\s\S]*<h1[ >]/,
    );
    expect(await read("/dashboard", "text/plain, */*;q=0.1")).toBe("200 text/html");
    expect(await read("/nothing-here", "text/html")).toBe("404 text/html");
    expect(await read("/nothing-here", "*/*")).toBe("404 application/json");
    expect(await read("/api/nothing/", "*/*")).toBe("404 application/json");
    expect(await read("/pricing", "application/json")).toBe("404 application/json");
  },
);

for (const [number, path, title] of [
  ["C023", "/", "home"],
  ["C024", "/aboutus", "aboutus"],
  ["C025", "/contactus", "contactus"],
  ["C026", "/pricing", "pricing"],
  ["C027", "/newslisting", "news"],
  ["C029", "/privacy", "privacy"],
  ["C030", "/termsAndCondition", "terms"],
  ["C031", "/sign-up", "signUp"],
  ["C032", "/login", "login"],
  ["C033", "/forgot-password", "forgotPassword"],
  ["C034", "/forgot-password-error", "forgotPasswordError"],
  ["C035", "/set-new-password", "setNewPassword"],
  ["C037", "/email-alert", "emailAlert"],
] as const)
  test(`${number} C014 C040 ${path} has its title and one heading, and with a stale token too`, async ({
    page,
    t,
    language,
  }) => {
    const problems = problemsOf(page);
    const isThere = async () => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(`${name[language]} | ${t(`common:titles.${title}`)}`);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    };
    await isThere();
    // C148: whoever holds a token is led away from the log-in, and a stale one from there to the root.
    if (path !== "/login") {
      await restoreSession(page, "stale");
      await isThere();
    }
    expect(problems).toEqual([]);
  });

for (const [number, screen, title] of [
  ["C041", "dashboard", "dashboard"],
  ["C042", "channels", "channels"],
  ["C043", "customers", "customers"],
  ["C044", "customer", "customer"],
  ["C045", "micro-influencers", "microInfluencers"],
  ["C046", "campaigns", "campaigns"],
  ["C047", "settings", "settings"],
  ["C048", "knowledge base", "knowledge"],
  ["C049", "tickets", "tickets"],
  ["C050", "ticket", "ticket"],
  ["C051", "portal about", "about"],
  ["C052", "portal privacy", "privacy"],
  ["C053", "portal terms", "terms"],
  ["C054", "how to start", "howToStart"],
] as const)
  test(`${number} C014 C055 ${portalScreens[screen]} leads to the log-in without a token, and is shown with one`, async ({
    page,
    t,
    api,
    language,
  }) => {
    const guarded = portalScreens[screen].replace(/:\w+/, "00000000-0000-4000-8000-000000000000");
    await page.goto(guarded);
    await expect(page).toHaveURL(`/login?from=${encodeURIComponent(guarded)}`);
    await expect(page.getByRole("heading", { level: 1, name: t("auth:login.title") })).toBeVisible();
    const path = (await enterPortal(page, api))(portalScreens[screen]);
    await openScreen(page, path);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(new RegExp(`^${name[language]} \\| `));
    if (screen !== "ticket" && screen !== "customer")
      await expect(page).toHaveTitle(`${name[language]} | ${t(`common:titles.${title}`)}`);
  });

test(
  "C030 a path in other letters is another path: it answers 404 and draws the page that says so",
  { tag: "@one-language" },
  async ({ page, request, t }) => {
    const drawn = async (path: string) => {
      const answer = await request.get(path, { headers: { accept: "text/html" } });
      return { status: answer.status(), says: (await answer.text()).includes(t("common:notFound.title")) };
    };
    expect(await drawn("/termsAndCondition")).toEqual({ status: 200, says: false });
    for (const path of ["/termsandcondition", "/Pricing", "/pricing/monthly", "/Dashboard"])
      expect(await drawn(path), path).toEqual({ status: 404, says: true });
    await page.goto("/termsandcondition");
    await expect(page.getByRole("heading", { level: 1, name: t("common:notFound.title") })).toBeVisible();
  },
);

test(
  "C021 what leads out of the product opens in a tab of its own that cannot reach back",
  { tag: "@one-language" },
  async ({ request, baseURL }) => {
    const links: string[] = [];
    for (const path of Object.values(publicScreens)) {
      const html = await (await request.get(path, { headers: { accept: "text/html" } })).text();
      links.push(...[...html.matchAll(/<a\b[^>]*>/g)].map(([tag]) => `${path} ${tag}`));
    }
    const out = links.filter(
      (link) => /href="(https?:)?\/\//.test(link) && !link.includes(`href="${baseURL}`),
    );
    expect(out.length).toBeGreaterThan(40);
    expect(out.filter((link) => !/target="_blank"/.test(link) || !/rel="[^"]*noopener/.test(link))).toEqual(
      [],
    );
  },
);

test(
  "C090 D26 every public page has the same header and footer, the chat has neither",
  { tag: "@one-language" },
  async ({ page, request, t, api }) => {
    const part = (html: string, tag: string) =>
      [
        ...(new RegExp(`<${tag}[ >].*?</${tag}>`, "s").exec(html)?.[0] ?? "").matchAll(/ href="([^"]*)"/g),
      ].map(([, href]) => href);
    const pages = await Promise.all(
      Object.values(publicScreens).map(async (path) => {
        const html = await (await request.get(path, { headers: { accept: "text/html" } })).text();
        return { path, header: part(html, "header"), footer: part(html, "footer") };
      }),
    );
    const [first] = pages;
    expect(first?.header.length).toBeGreaterThan(5);
    expect(first?.footer.length).toBeGreaterThan(6);
    for (const { path, header, footer } of pages)
      expect({ path, header, footer }).toEqual({ path, header: first?.header, footer: first?.footer });
    await new ChatPage(page, t).open(await demoChat(api));
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page.getByRole("link", { name: t("site:nav.startTrial") })).toHaveCount(0);
  },
);

test("C020 three steps in their order, each leading to its page", async ({ page, t, api }) => {
  await restoreSession(page, await demoToken(api));
  await page.goto("/how-to-start");
  const steps = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) });
  await expect(steps).toHaveCount(3);
  for (const [at, step, path] of [
    [0, "upload", "/knowledge-base"],
    [1, "connect", "/channels"],
    [2, "monitor", "/tickets"],
  ] as const) {
    await expect(steps.nth(at).getByRole("heading", { level: 2 })).toContainText(t(`guide:${step}.title`));
    await expect(steps.nth(at).locator(`a[href="${path}"]`)).toBeVisible();
  }
});
