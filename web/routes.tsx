import { generatePath, Navigate, type RouteObject, useLocation, useParams, useRoutes } from "react-router";
import { findRoutes, matchPattern } from "./match-pattern.ts";
import { layout, type LazyPage, lazyPagesOf } from "./page.tsx";
import { patterns, redirects } from "./paths.ts";
import { notFoundPage, sitePages } from "./site-routes.tsx";

function Redirect({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={generatePath(to, useParams()) + search} replace />;
}

/** Returns the pages that the server renders, with their patterns. */
export const publicPages = (): { path: string; lazyPages: LazyPage[] }[] =>
  sitePages.map((route) => ({ path: route.path!, lazyPages: lazyPagesOf([route]) }));

/** All routes that are not public are in a table of their own, which is loaded when it is first needed. */
const portal = layout(async () => (await import("./portal-routes.tsx")).PortalRoutes, ["portal"]);
const publicPatterns = new Set(sitePages.map(({ path }) => path));
const portalPatterns = Object.values(patterns).filter(
  (pattern) => !publicPatterns.has(pattern) && pattern !== patterns.chat,
);

const routes: RouteObject[] = [
  ...sitePages,
  ...redirects.map(([from, to]) => ({ path: from, element: <Redirect to={to} /> })),
  notFoundPage,
].map((route) => ({ ...route, caseSensitive: true }));

/** Whether only the browser renders the page at this path, from the portal's table of routes. */
export const isPortal = (pathname: string): boolean =>
  portalPatterns.some((pattern) => matchPattern(pattern, pathname));

/** Returns the modules that must be loaded before the page at this path can render synchronously. */
export const lazyPagesAt = (pathname: string): LazyPage[] =>
  lazyPagesOf(isPortal(pathname) ? [{ element: portal }] : findRoutes(routes, pathname));

/** The portal's table is a sibling of this one, because routes below a route would be relative to it. */
export function AppRoutes() {
  const { pathname } = useLocation();
  return isPortal(pathname) ? portal : <PublicRoutes />;
}

function PublicRoutes() {
  return useRoutes(routes);
}
