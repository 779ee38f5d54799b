import { patterns } from "#shared/contract/pages.ts";
import type { Language } from "#shared/language.ts";

/** Every page that a visitor without an account can see. */
const fixed = [
  patterns.home,
  patterns.aboutus,
  patterns.contactus,
  patterns.pricing,
  patterns.news,
  patterns.privacy,
  patterns.terms,
  patterns.signUp,
  patterns.login,
  patterns.forgotPassword,
  patterns.forgotPasswordError,
  `${patterns.setNewPassword}/token`,
  patterns.emailAlert,
];

/** Returns the paths of all public pages of a running product, including the newest article. */
export async function publicPaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const articlePath = patterns.article.replace(":id", "");
  const article = new RegExp(`<loc>[^<]*(${articlePath}[^<?]+)</loc>`).exec(sitemap)?.[1];
  if (!article) throw new Error("the sitemap names no article");
  return fixed.toSpliced(5, 0, article);
}

/** Whether a path is hidden from search engines, by `robots.txt` or by the page itself. */
export async function isHiddenFromSearch(url: string, path: string): Promise<boolean> {
  const robots = await (await fetch(`${url}/robots.txt`)).text();
  const closed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, start]) => start!);
  if (closed.some((start) => path.startsWith(start))) return true;
  const page = await (await fetch(url + path, { headers: { accept: "text/html" } })).text();
  return page.includes('<meta name="robots" content="noindex">');
}

/** Returns the address in a language: English has `?lang=en`, Arabic no parameter. */
export const addressOf = (url: string, path: string, language: Language): string =>
  `${url}${path}${language === "ar" ? "" : `?lang=${language}`}`;
