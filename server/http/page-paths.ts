import type { FastifyRequest } from "fastify";
import { patterns, redirects } from "#shared/contract/pages.ts";

type Params = Record<string, string>;

/**
 * Reads the parameters of a path under a pattern like `/tickets/:id`, as they are in the address; null when the path belongs
 * to another page. A trailing slash is ignored.
 */
export function pathMatcher(pattern: string): (path: string) => Params | null {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const shape = new RegExp(`^${pattern.replace(/:\w+/g, "([^/]+)").replace(/\/$/, "")}/?$`);
  return (path) => {
    const found = shape.exec(path);
    return found && Object.fromEntries(names.map((name, index) => [name, found[index + 1]!]));
  };
}

const pages = [
  ...Object.values(patterns),
  // C172: a chat page may also carry its token as `?token=`.
  "/chat",
].map(pathMatcher);

export const isPage = (path: string): boolean => pages.some((match) => match(path) !== null);

/** D14: older paths with their new paths. */
const moved = redirects.map(([from, to]) => ({ match: pathMatcher(from), to }));

/** Returns the new path of an older one, with its query. */
export function redirectOf({ pathname, search }: URL): string | null {
  for (const { match, to } of moved) {
    const params = match(pathname);
    // The parameters of `/customer/:id` and `/customers/:customerId` differ only in their names.
    if (params) return to.replace(/:\w+/g, () => Object.values(params)[0] ?? "") + search;
  }
  return null;
}

export const isFormPost = ({ method, headers }: FastifyRequest): boolean =>
  method === "POST" && (headers["content-type"] ?? "").startsWith("application/x-www-form-urlencoded");

/** Whether a request is for a page: it accepts HTML, or any type, as link readers do, if the page `exists`. */
export function isPageRequest({ method, headers }: FastifyRequest, exists: boolean): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  return (
    (headers.accept ?? "").includes("text/html") || (exists && (headers.accept ?? "*/*").includes("*/*"))
  );
}
