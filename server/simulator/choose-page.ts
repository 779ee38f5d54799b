export const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" })[sign] ?? "",
  );

export interface Choice {
  label: string;
  detail: string;
  href: string;
}

const accountTask = { ar: "اختر الحساب الذي تربطه.", en: "choose the account to connect." };

/**
 * Renders the page on which the owner chooses the account to connect, in both languages, because people see it in the
 * demo.
 */
export function choosePage(platform: string, choices: Choice[], cancel: string, task = accountTask): string {
  const rows = choices.map(
    ({ label, detail, href }) =>
      `<a class="row" href="${escapeHtml(href)}"><b><bdi>${escapeHtml(label)}</bdi></b><small><bdi dir="ltr">${escapeHtml(detail)}</bdi></small></a>`,
  );
  return `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">
<title>${escapeHtml(platform)}</title><style>
:root{color-scheme:light dark;--page:#f1f1ee;--ink:#1c1c1a;--card:#fff;--line:#dddcd6;--soft:#5b5b55;--over:#faf9f6}
@media(prefers-color-scheme:dark){:root{--page:#151514;--ink:#f1f1ee;--card:#1f1f1d;--line:#3d3d39;--soft:#b5b5ad;--over:#2a2a27}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--page);color:var(--ink);font:16px/1.7 system-ui,sans-serif}
main{width:min(26rem,calc(100vw - 2.5rem));background:var(--card);border:1px solid var(--line);border-radius:14px;padding:1.75rem}
h1{font-size:1.25rem;margin:0;text-align:center}p{margin:.25rem 0 1.25rem;color:var(--soft);font-size:.9375rem;text-align:center}
.row{display:flex;flex-direction:column;padding:.75rem 1rem;margin-block:.5rem;border:1px solid var(--line);border-radius:10px;color:inherit;text-decoration:none}
.row:hover,.row:focus-visible{border-color:currentColor;background:var(--over)}small{color:var(--soft);font-size:.875rem}
.no{display:block;margin-top:1.25rem;padding:.5rem 0;color:var(--soft);text-align:center}
</style></head><body><main><h1>${escapeHtml(platform)}</h1>
<p>محاكاة للتجربة: ${escapeHtml(task.ar)}<br><span dir="ltr" lang="en">A simulation: ${escapeHtml(task.en)}</span></p>
${rows.join("\n")}
<a class="no" href="${escapeHtml(cancel)}">إلغاء · <span lang="en">Cancel</span></a></main></body></html>`;
}

/**
 * Renders the page of a mail provider with the accounts by address. The parameters of the log-in are passed on to the
 * chosen account's link.
 */
export function chooseMailbox(
  platform: string,
  accounts: Record<string, { name: string }>,
  queryField: (field: string) => string,
): string {
  const redirectUri = queryField("redirect_uri");
  const callbackUrl = (query: Record<string, string>) =>
    `${redirectUri}?${new URLSearchParams({ state: queryField("state"), ...query })}`;
  const choices = Object.entries(accounts).map(([email, { name }]) => ({
    label: name,
    detail: email,
    href: `chosen?${new URLSearchParams({
      email,
      redirect_uri: redirectUri,
      scope: queryField("scope"),
      challenge: queryField("code_challenge"),
      back: callbackUrl({}),
    })}`,
  }));
  return choosePage(platform, choices, callbackUrl({ error: "access_denied" }));
}

/**
 * Acts as a browser on that page: opens it, chooses the account whose row contains `label` (otherwise the first) and
 * returns the address that the platform redirects to.
 */
export async function chooseAccount(url: string, label = ""): Promise<URL> {
  const html = await (await fetch(url)).text();
  const rows = [...html.matchAll(/<a class="row" href="([^"]+)">(.*?)<\/a>/g)];
  const row = rows.find(([, , text]) => text?.includes(escapeHtml(label)));
  if (!row?.[1]) throw new Error(`no account ${label} to choose at ${new URL(url).pathname}`);
  const chosen = await fetch(new URL(row[1].replaceAll("&amp;", "&"), url), { redirect: "manual" });
  return new URL(chosen.headers.get("location") ?? "");
}
