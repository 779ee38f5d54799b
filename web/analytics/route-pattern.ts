import { matchPattern } from "#web/match-pattern.ts";
import { patterns } from "#web/paths.ts";

/** D49: the route's pattern instead of the path, because paths carry reset tokens, tickets and customers. */
export function routePatternOf(pathname: string): string {
  return Object.values(patterns).find((pattern) => matchPattern(pattern, pathname)) ?? "/*";
}
