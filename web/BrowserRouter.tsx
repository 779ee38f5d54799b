import { useLayoutEffect, useState } from "react";
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router";

/**
 * Keeps the page and the browser's address in sync. The router library's own `BrowserRouter` is in one file with its
 * link, its form and its data functions, which would cost every visitor 4 kB (0022). The old page is not kept while
 * the next one loads, so that the spinner shows (C012).
 */
export function BrowserRouter({ children }: { children: React.ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, update] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen(update), [history]);
  return (
    <Router navigator={history} navigationType={action} location={location} useTransitions={false}>
      {children}
    </Router>
  );
}
