import { matchPath } from "react-router";

/** Whether a path is the page of this pattern, in exactly these letters: the server tells them apart as well. */
export const matchPattern = (pattern: string, pathname: string): boolean =>
  matchPath({ path: pattern, caseSensitive: true }, pathname) !== null;
