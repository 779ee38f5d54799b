import type { FastifyRequest } from "fastify";
import { patterns, redirects } from "#shared/contract/pages.ts";

type Params = Record<string, string>;

/**
 * Reads the parameters of a path under a pattern like `/tickets/:id`, as they stand in the address; null when the path is
 * another page's. The last slash does not matter.
 */
export function pathMatcher(pattern: string): (path: string) => Params | null {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const shape = new RegExp(`^${pattern.replace(/:\w+/g, "([^/]+)").replace(/\/$/, "")}/?$`);
  return (path) => {
    const found = shape.exec(path);
    return found && Object.fromEntries(names.map((name, at) => [name, found[at + 1]!]));
  };
}

const pages = [
  ...Object.values(patterns),
  // C172: a chat page may also carry its token as `?token=`.
  "/chat",
].map(pathMatcher);

export const isPage = (path: string): boolean => pages.some((match) => match(path) !== null);

/** D14: older paths and where they lead. */
const moved = redirects.map(([from, to]) => ({ match: pathMatcher(from), to }));

/** Where an older path leads; the query goes along. */
export function redirectOf({ pathname, search }: URL): string | null {
  for (const { match, to } of moved) {
    const params = match(pathname);
    // `/customer/:id` leads to `/customers/:customerId`: the parameters differ only in their names.
    if (params) return to.replace(/:\w+/g, () => Object.values(params)[0] ?? "") + search;
  }
  return null;
}

export const isFormPost = ({ method, headers }: FastifyRequest): boolean =>
  method === "POST" && (headers["content-type"] ?? "").startsWith("application/x-www-form-urlencoded");

/** Readers of links and scripts take anything: they get the pages that exist, and no page for an unknown call. */
export function isPageRequest({ method, headers }: FastifyRequest, exists: boolean): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  return (
    (headers.accept ?? "").includes("text/html") || (exists && (headers.accept ?? "*/*").includes("*/*"))
  );
}
