import { demoChat, demoToken, restoreSession } from "./business.ts";
import { ChatPageModel } from "./chat-page-model.ts";
import {
  documentTitle,
  enterPortal,
  followErrors,
  openScreen,
  portalScreens,
  publicScreens,
  screenTitles,
} from "./screens.ts";
import { expect, test } from "./test.ts";

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

test(
  "the document of a page behind the log-in names the scripts, styles and texts of its page and layout",
  { tag: "@one-language" },
  async ({ baseURL }) => {
    for (const [path, page] of [
      ["/tickets", "TicketsPage"],
      ["/settings", "SettingsPage"],
      ["/customers/1", "CustomerPage"],
    ] as const) {
      const html = await (await fetch(`${baseURL}${path}`, { headers: { accept: "text/html" } })).text();
      const linked = (rel: string) =>
        [...html.matchAll(/<link rel="(\w+)" href="\/assets\/([\w-]+?)-[\w-]{8}\.\w+"/g)]
          .filter(([, kind]) => kind === rel)
          .map(([, , name]) => name);
      const scripts = linked("modulepreload");
      for (const name of ["portal-routes", "PortalLayout", "portal", page])
        expect(scripts, path).toContain(name);
      expect(linked("stylesheet"), path).toEqual(expect.arrayContaining(["PortalLayout", page]));
    }
  },
);

// In English, `screens.spec.ts` checks the titles and headings of all pages.
for (const [number, screen] of [
  ["C023", "landing"],
  ["C024", "about"],
  ["C025", "contact"],
  ["C026", "pricing"],
  ["C027", "news"],
  ["C029", "privacy"],
  ["C030", "terms"],
  ["C031", "sign-up"],
  ["C032", "login"],
  ["C033", "forgot password"],
  ["C034", "forgot password error"],
  ["C035", "incomplete link"],
  ["C037", "email alert"],
] as const) {
  const path = publicScreens[screen];
  test(
    `${number} C014 C040 ${path} has its title and one heading, and with a stale token too`,
    { tag: "@one-language" },
    async ({ page, t, language }) => {
      const reported = followErrors(page);
      const isThere = async () => {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(200);
        await expect(page).toHaveTitle(documentTitle(language, t(`common:titles.${screenTitles[screen]}`)));
        await expect(page).toHaveURL(path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      };
      await isThere();
      // C148: a visitor with a token is redirected away from the log-in, and with a stale token from there to the
      // root.
      if (screen !== "login") {
        await restoreSession(page, "stale");
        await isThere();
      }
      expect(reported).toEqual([]);
    },
  );
}

for (const [number, screen] of [
  ["C041", "dashboard"],
  ["C042", "channels"],
  ["C043", "customers"],
  ["C044", "customer"],
  ["C045", "micro-influencers"],
  ["C046", "campaigns"],
  ["C047", "settings"],
  ["C048", "knowledge base"],
  ["C049", "tickets"],
  ["C050", "ticket"],
  ["C051", "portal about"],
  ["C052", "portal privacy"],
  ["C053", "portal terms"],
  ["C054", "how to start"],
] as const)
  test(
    `${number} C014 C055 ${portalScreens[screen]} leads to the log-in without a token, and is shown with one`,
    { tag: "@one-language" },
    async ({ page, t, api, language }) => {
      const guarded = portalScreens[screen].replace(/:\w+/, "00000000-0000-4000-8000-000000000000");
      await page.goto(guarded);
      await expect(page).toHaveURL(`/login?from=${encodeURIComponent(guarded)}`);
      await expect(page.getByRole("heading", { level: 1, name: t("auth:login.title") })).toBeVisible();
      const path = (await enterPortal(page, api))(portalScreens[screen]);
      await openScreen(page, path);
      await expect(page).toHaveURL(path);
      // A ticket's title is its subject, and a customer's title their name.
      if (screen === "ticket" || screen === "customer")
        await expect.poll(() => page.title()).toContain(documentTitle(language, ""));
      else
        await expect(page).toHaveTitle(documentTitle(language, t(`common:titles.${screenTitles[screen]}`)));
    },
  );

test(
  "C030 the terms are drawn at their own path; one in other letters is another path, which answers 404 and says so",
  { tag: "@one-language" },
  async ({ page, request, t }) => {
    const drawn = async (path: string) => {
      const answer = await request.get(path, { headers: { accept: "text/html" } });
      const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(await answer.text())?.[1];
      return `${answer.status()} ${heading?.replace(/<[^>]*>/g, "")}`;
    };
    for (const path of ["/termsAndCondition", "/termsAndCondition/"])
      expect(await drawn(path), path).toBe(`200 ${t("common:titles.terms")}`);
    for (const path of [
      "/termsandcondition",
      "/TermsAndCondition",
      "/termsAndConditions",
      "/Pricing",
      "/pricing/monthly",
      "/Dashboard",
    ])
      expect(await drawn(path), path).toBe(`404 ${t("common:notFound.title")}`);
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
    await new ChatPageModel(page, t).open(await demoChat(api));
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
