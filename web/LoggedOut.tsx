import { useSyncExternalStore } from "react";
import { Navigate, useLocation } from "react-router";
import { sessionToken } from "./api/session.ts";
import { paths, safeReturnPath } from "./paths.ts";

/** True in the browser once the page is live; the server and the first drawing in the browser agree on false. */
const useLive = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

/**
 * C148: who is already logged in does not see the form. The server cannot know, so what it draws keeps the form's
 * place and hides it until the page is live.
 */
export function LoggedOut({ children }: { children: React.ReactNode }) {
  const live = useLive();
  const from = safeReturnPath(new URLSearchParams(useLocation().search).get("from"));
  if (live && sessionToken()) return <Navigate to={from ?? paths.dashboard()} replace />;
  return <div className={live ? undefined : "waiting"}>{children}</div>;
}
