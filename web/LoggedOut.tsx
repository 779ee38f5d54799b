import { useSyncExternalStore } from "react";
import { Navigate, useLocation } from "react-router";
import { sessionToken } from "./api/session.ts";
import { paths, safeReturnPath } from "./paths.ts";

/**
 * Returns true in the browser once the page is hydrated. The server and the browser's first rendering agree on false.
 */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

/**
 * Hides a form from visitors who are already logged in (C148). The server cannot know whether they are, so it renders
 * the form's place hidden until the page is hydrated.
 */
export function LoggedOut({ children }: { children: React.ReactNode }) {
  const isHydrated = useIsHydrated();
  const from = safeReturnPath(new URLSearchParams(useLocation().search).get("from"));
  if (isHydrated && sessionToken()) return <Navigate to={from ?? paths.dashboard()} replace />;
  return <div className={isHydrated ? undefined : "waiting"}>{children}</div>;
}
