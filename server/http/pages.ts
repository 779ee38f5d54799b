import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readCookieChoice } from "#shared/cookies.ts";
import { patterns } from "#shared/contract/pages.ts";
import { chooseChatLanguage, chooseLanguage, type Language } from "#shared/language.ts";
import type { Context } from "#server/context.ts";
import { pageSettings, writeDocument } from "./page-document.ts";
import { isFormPost, isPage, pathMatcher, redirectOf, isPageRequest } from "./page-paths.ts";
import type { PageRead, PageReader } from "./page-reader.ts";
import { createStyleInliner, linkStyles } from "./page-styles.ts";
import { loadPageRenderer } from "./render-pages.ts";
import { addStaticFiles } from "./static-files.ts";

const folder = resolve(import.meta.dirname, "../../dist/web");
const serverFolder = resolve(import.meta.dirname, "../../dist/server");

/** Sends a page, or returns null for a request that is not for a page. */
type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | FastifyReply | null;

/** Reads the data of a path from all its readers. */
function createPageReads(context: Context, readers: readonly PageReader[]) {
  const matched = readers.map((reader) => ({
    reader,
    match: reader.page === "every" ? (): Record<string, string> => ({}) : pathMatcher(patterns[reader.page]),
  }));
  return async ({ pathname, searchParams: query }: URL, language: Language): Promise<PageRead> => {
    const all: PageRead = { data: [] };
    for (const { reader, match } of matched) {
      const encoded = match(pathname);
      if (!encoded) continue;
      const decoded = Object.entries(encoded).map(([name, value]) => [name, decodeURIComponent(value)]);
      const params = Object.fromEntries(decoded) as Record<string, string>;
      const origin = context.addresses.public;
      const { data, ...rest } = await reader.read(context, { params, query, language, origin });
      all.data.push(...data);
      Object.assign(all, rest);
    }
    return all;
  };
}

function allowInPolicy(reply: FastifyReply, before: string, after: string): void {
  const policy = String(reply.getHeader("content-security-policy"));
  reply.header("content-security-policy", policy.replace(before, after));
}

const isChatPath = (pathname: string): boolean => /^\/chat(\/|$)/.test(pathname);

function languageOf({ cookies }: FastifyRequest, { pathname, searchParams: query }: URL): Language {
  const chosen = readCookieChoice(cookies, "lang");
  return isChatPath(pathname)
    ? chooseChatLanguage(query.get("lang"), query.get("dir"), chosen)
    : chooseLanguage(query.get("lang"), chosen);
}

/**
 * Serves the build's files, and answers every other GET for HTML with a document in the visitor's language and
 * theme, so that the first paint has the right direction. Public pages are rendered on the server; pages behind the
 * log-in and the chat are rendered in the browser. An unknown path gets its page with status 404.
 */
export async function addPages(
  app: FastifyInstance,
  context: Context,
  readers: readonly PageReader[],
  /** Returns the origins that may frame the chat of a token; null for all. */
  sitesOf: (token: string) => Promise<string[] | null>,
): Promise<SendPage> {
  if (!existsSync(join(serverFolder, "assets.json"))) return () => null;
  await app.register(cookie);
  await addStaticFiles(app, folder);
  const { assetsOf, render } = await loadPageRenderer(serverFolder);
  const origin = context.addresses.public;
  const inlineStyles = createStyleInliner(folder);
  const readPage = createPageReads(context, readers);

  const renderPage = async (request: FastifyRequest, url: URL, language: Language) => {
    try {
      const read = await readPage(url, language);
      const { pathname: path, search } = url;
      return { read, page: await render({ path, search, origin, ...read }, language) };
    } catch (problem) {
      // The browser then renders the page or shows the error screen, so that a visitor never sees a bare error.
      request.log.error({ problem: (problem as Error).message, path: url.pathname }, "a page was not drawn");
      return null;
    }
  };

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, url: URL): Promise<FastifyReply> => {
    const query = url.searchParams;
    const isChat = isChatPath(url.pathname);
    const language = languageOf(request, url);
    const theme = readCookieChoice(request.cookies, "theme");
    const token = isChat ? (/^\/chat\/([^/]+)/.exec(url.pathname)?.[1] ?? query.get("token")) : null;
    const sites = token ? await sitesOf(token) : null;
    if (sites) allowInPolicy(reply, "frame-ancestors *", `frame-ancestors 'self' ${sites.join(" ")}`);

    const drawn = isChat ? null : await renderPage(request, url, language);
    const page = drawn?.page ?? null;
    const { styles, ...assets } = assetsOf(isChat ? "chat" : "app", language, url.pathname);
    const inlined = page && inlineStyles(styles);
    if (inlined) allowInPolicy(reply, "style-src 'self'", `style-src 'self' ${inlined.source}`);
    const html = writeDocument({
      ...assets,
      language,
      theme: theme === "light" || theme === "dark" ? theme : "system",
      styles: inlined?.html ?? linkStyles(styles),
      settings: pageSettings(context.config, isChat),
      page,
      data: page && drawn ? drawn.read.data : [],
    });
    return reply
      .status(isPage(url.pathname) && drawn?.read.found !== false ? 200 : 404)
      .header("cache-control", "no-cache")
      .header("vary", "Cookie")
      .type("text/html; charset=utf-8")
      .send(html);
  };

  return (request, reply) => {
    const url = new URL(request.url, "http://here");
    // The form was submitted before its script had loaded. "No content" keeps the browser on the page with
    // everything that was typed, and the script continues from there; any other page in its place would lose it.
    if (isFormPost(request) && isPage(url.pathname))
      return reply.status(204).header("cache-control", "no-store").send();
    const newAddress = redirectOf(url);
    if (!isPageRequest(request, isPage(url.pathname) || newAddress !== null)) return null;
    if (newAddress !== null) return reply.redirect(newAddress, 308);
    return sendPage(request, reply, url);
  };
}
