import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import cookie from "@fastify/cookie";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { patterns, redirects } from "#shared/contract/pages.ts";
import { chooseChatLanguage, chooseLanguage, type Language } from "#shared/language.ts";
import type { Context } from "#server/context.ts";
import { createPageRenderer, type PageParts } from "./render-pages.ts";
import type { PageRead, PageReader } from "./page-reader.ts";
import { pageStyles } from "./page-styles.ts";

const folder = resolve(import.meta.dirname, "../../dist/web");
const serverFolder = resolve(import.meta.dirname, "../../dist/server");

/**
 * Reads the parameters of a path under a pattern like `/tickets/:id`, as they stand in the address; null when the path is
 * another page's. The last slash does not matter.
 */
function matcher(pattern: string): (path: string) => Record<string, string> | null {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const shape = new RegExp(`^${pattern.replace(/:\w+/g, "([^/]+)").replace(/\/$/, "")}/?$`);
  return (path) => {
    const found = shape.exec(path);
    return found && Object.fromEntries(names.map((name, at) => [name, found[at + 1]!]));
  };
}

/** D14: older paths and where they lead; the query goes along. */
const moved = redirects.map(([from, to]) => ({ match: matcher(from), to }));
const known = [
  ...Object.values(patterns),
  // C172: a chat page may also carry its token as `?token=`.
  "/chat",
].map(matcher);

const wantsPage = ({ headers }: FastifyRequest) => (headers.accept ?? "").includes("text/html");
const takesAnything = ({ headers }: FastifyRequest) => (headers.accept ?? "*/*").includes("*/*");
const isForm = ({ headers }: FastifyRequest) =>
  (headers["content-type"] ?? "").startsWith("application/x-www-form-urlencoded");

const stylesheet = /<link rel="stylesheet" href="\/([^"]+)"[^>]*>\n/g;
const stylesheetsOf = (shell: string): string[] => [...shell.matchAll(stylesheet)].map(([, file]) => file!);

/** Functions as replacements, because a `$` in a text would be read as a pattern. */
function filled(shell: string, styles: string, { title, head, picture, body, data }: PageParts): string {
  return shell
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replaceAll(stylesheet, "")
    .replace("<!--styles-->", () => `${styles}\n${picture}`)
    .replace("<!--page-->", () => head)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${data}`);
}

type Page = PageParts & { found: boolean };

const redirect = async (reply: FastifyReply, to: string, params: Record<string, string>, search: string) =>
  reply.redirect(
    // `/customer/:id` leads to `/customers/:customerId`: what stands for a value differs only in its name.
    to.replace(/:\w+/g, () => Object.values(params)[0] ?? "") + search,
    308,
  );

const noContent = async (reply: FastifyReply) => reply.status(204).header("cache-control", "no-store").send();

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | null;

/**
 * The pages: built assets, and for every other GET that takes HTML the shell in the visitor's language and theme,
 * so that the first paint has the right direction. Public pages come drawn; those behind the guard are an empty
 * shell. An unknown path gets its page with status 404.
 */
export async function addPages(
  app: FastifyInstance,
  context: Context,
  readers: readonly PageReader[],
  /** Origins that may frame the chat of a token; null for any. */
  sitesOf: (token: string) => Promise<string[] | null>,
): Promise<SendPage> {
  if (!existsSync(join(folder, "app.ar.html"))) return () => null;
  await app.register(cookie);
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    decorateReply: true,
    // The build has laid .br and .gz beside every asset that shrinks.
    preCompressed: true,
  });
  app.get("/assets/*", { config: { rateLimit: false } }, (request, reply) =>
    reply
      .header("cross-origin-resource-policy", "cross-origin")
      // A chat in a sandboxed frame has no origin of its own; module scripts are then fetched as from a stranger.
      .header("access-control-allow-origin", "*")
      .sendFile(`assets/${(request.params as { "*": string })["*"]}`, { maxAge: "365d", immutable: true }),
  );
  // Stands in other sites' pages: never kept for long there, so that a mended one arrives.
  app.get("/widget.js", (_request, reply) =>
    reply
      .header("cross-origin-resource-policy", "cross-origin")
      .header("access-control-allow-origin", "*")
      .sendFile("widget.js", { maxAge: "10m" }),
  );
  // Covers of news, and what links of ours show in other people's pages and chats. Redrawn under the same name.
  app.get("/pictures/*", { config: { rateLimit: false } }, (request, reply) =>
    reply
      .header("cross-origin-resource-policy", "cross-origin")
      .sendFile(`pictures/${(request.params as { "*": string })["*"]}`, { maxAge: "7d" }),
  );
  for (const name of ["favicon.svg"])
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, { maxAge: "1d" }));

  const { measurementId, chatUrl } = context.config;
  const shells = new Map<string, string>();
  const shell = (entry: "app" | "chat", language: Language, theme: string) => {
    const file = `${entry}.${language}.html`;
    const html = shells.get(file) ?? readFileSync(join(folder, file), "utf8");
    shells.set(file, html);
    const told = [
      entry === "app" && measurementId && `<meta name="measurement-id" content="${measurementId}">\n`,
      // C268: the chat's calls have an address of their own, wherever the page itself comes from.
      chatUrl && `<meta name="chat-base" content="${chatUrl}">\n`,
    ];
    return html
      .replace('data-theme="system"', `data-theme="${theme}"`)
      .replace("</head>", `${told.filter(Boolean).join("")}</head>`);
  };
  const origin = context.addresses.public;
  const draw = await createPageRenderer(serverFolder, origin);
  const stylesOf = pageStyles(folder);
  const matched = readers.map((reader) => ({
    reader,
    match: reader.page === "every" ? (): Record<string, string> => ({}) : matcher(patterns[reader.page]),
  }));
  const read = async (url: URL, language: Language): Promise<PageRead> => {
    const all: PageRead = { data: [] };
    for (const { reader, match } of matched) {
      const written = match(url.pathname);
      if (!written) continue;
      const params = Object.fromEntries(
        Object.entries(written).map(([name, value]) => [name, decodeURIComponent(value)]),
      );
      const { data, ...rest } = await reader.read(context, {
        params,
        query: url.searchParams,
        language,
        origin,
      });
      all.data.push(...data);
      Object.assign(all, rest);
    }
    return all;
  };
  const drawn = async (request: FastifyRequest, url: URL, language: Language): Promise<Page | null> => {
    try {
      const found = await read(url, language);
      const parts = await draw(url, language, found);
      return parts && { ...parts, found: found.found ?? true };
    } catch (problem) {
      // The browser draws it then, or shows the error screen; a visitor never gets a bare failure of ours.
      request.log.error({ problem: (problem as Error).message, path: url.pathname }, "a page was not drawn");
      return null;
    }
  };
  return (request, reply) => {
    const url = new URL(request.url, "http://here");
    const isKnown = known.some((match) => match(url.pathname) !== null);
    // A form that was sent before its script came. "No content" keeps the browser on the page with all that was typed,
    // and the script takes it up from there; any other page in its place would lose it.
    if (request.method === "POST" && isKnown && isForm(request)) return noContent(reply);
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const isMoved = moved.some(({ match }) => match(url.pathname) !== null);
    // Readers of links and scripts take anything: they get the pages that there are, and no page for an unknown call.
    if (!wantsPage(request) && !(takesAnything(request) && (isKnown || isMoved))) return null;
    for (const { match, to } of moved) {
      const params = match(url.pathname);
      if (params) return redirect(reply, to, params, url.search);
    }
    const chat = /^\/chat(\/|$)/.test(url.pathname);
    const query = url.searchParams;
    const language = chat
      ? chooseChatLanguage(query.get("lang"), query.get("dir"), request.cookies["lang"])
      : chooseLanguage(query.get("lang"), request.cookies["lang"]);
    const stored = request.cookies["theme"];
    const theme = stored === "light" || stored === "dark" ? stored : "system";
    const send = async () => {
      const page = shell(chat ? "chat" : "app", language, theme);
      const token = chat ? (/^\/chat\/([^/]+)/.exec(url.pathname)?.[1] ?? query.get("token")) : null;
      const sites = token ? await sitesOf(token) : null;
      const allow = (before: string, after: string) => {
        const policy = String(reply.getHeader("content-security-policy"));
        reply.header("content-security-policy", policy.replace(before, after));
      };
      if (sites) allow("frame-ancestors *", `frame-ancestors 'self' ${sites.join(" ")}`);
      const parts = chat ? null : await drawn(request, url, language);
      const styles = parts && stylesOf([...stylesheetsOf(page), ...parts.styles]);
      if (styles) allow("style-src 'self'", `style-src 'self' ${styles.source}`);
      const exists = isKnown && parts?.found !== false;
      return reply
        .status(exists ? 200 : 404)
        .header("cache-control", "no-cache")
        .header("vary", "Cookie")
        .type("text/html; charset=utf-8")
        .send(parts && styles ? filled(page, styles.html, parts) : page);
    };
    return send();
  };
}
