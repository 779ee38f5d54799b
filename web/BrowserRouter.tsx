import { useLayoutEffect, useState } from "react";
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router";

/**
 * Keeps the page and the browser's address together. The router's own `BrowserRouter` stands in one file with its link,
 * its form and all that fetches data for servers of another kind, which would cost every visitor 4 kB (0022). The old
 * page does not stay while the next one loads, so that the spinner that says so (C012) shows.
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
