import { matchPath, matchRoutes, type RouteObject } from "react-router";

/** Whether a path matches a page's pattern. The comparison is case-sensitive, as on the server. */
export const matchPattern = (pattern: string, pathname: string): boolean =>
  matchPath({ path: pattern, caseSensitive: true }, pathname) !== null;

/** Returns the routes of a table that render a path, the outermost first. */
export const findRoutes = (table: RouteObject[], pathname: string): RouteObject[] =>
  (matchRoutes(table, pathname) ?? []).map(({ route }) => route);
