import { matchPattern } from "#web/match-pattern.ts";
import { patterns } from "#web/paths.ts";

/**
 * Returns the route's pattern instead of the path (D49), because paths contain reset tokens and the ids of tickets
 * and customers.
 */
export function routePatternOf(pathname: string): string {
  return Object.values(patterns).find((pattern) => matchPattern(pattern, pathname)) ?? "/*";
}
