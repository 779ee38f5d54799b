import { matchPath } from "react-router";

/** Whether a path matches a page's pattern. The comparison is case-sensitive, as on the server. */
export const matchPattern = (pattern: string, pathname: string): boolean =>
  matchPath({ path: pattern, caseSensitive: true }, pathname) !== null;
