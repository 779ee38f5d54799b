import {
  generatePath,
  matchRoutes,
  Navigate,
  type RouteObject,
  useLocation,
  useParams,
  useRoutes,
} from "react-router";
import { matchPattern } from "./match-pattern.ts";
import { layout, type LazyPage, lazyPagesOf } from "./page.tsx";
import { patterns, redirects } from "./paths.ts";
import { notFoundPage, sitePages } from "./site-routes.tsx";

function Redirect({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={generatePath(to, useParams()) + search} replace />;
}

/** The pages that the server draws, by their patterns. */
export const publicPages = (): { path: string; lazyPages: LazyPage[] }[] =>
  sitePages.map((route) => ({ path: route.path!, lazyPages: lazyPagesOf([route]) }));

/** Everything that is not public: its own table of routes, fetched when it is first entered. */
const portal = layout(async () => (await import("./portal-routes.tsx")).PortalRoutes, ["portal"]);
const open = new Set(sitePages.map(({ path }) => path));
const portalPatterns = Object.values(patterns).filter(
  (pattern) => !open.has(pattern) && pattern !== patterns.chat,
);

const routes: RouteObject[] = [
  ...sitePages,
  ...redirects.map(([from, to]) => ({ path: from, element: <Redirect to={to} /> })),
  notFoundPage,
].map((route) => ({ ...route, caseSensitive: true }));

const isPortal = (pathname: string): boolean =>
  portalPatterns.some((pattern) => matchPattern(pattern, pathname));

/** What has to be fetched before the page at this path can be drawn at once. */
export const lazyPagesAt = (pathname: string): LazyPage[] =>
  lazyPagesOf(
    isPortal(pathname)
      ? [{ element: portal }]
      : (matchRoutes(routes, pathname) ?? []).map(({ route }) => route),
  );

/** The portal's table stands beside this one, not under it: routes below a route would be read relative to it. */
export function AppRoutes() {
  const { pathname } = useLocation();
  return isPortal(pathname) ? portal : <PublicRoutes />;
}

function PublicRoutes() {
  return useRoutes(routes);
}
