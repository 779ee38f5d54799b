import { useEffect } from "react";

/**
 * Says on the document's element that the page reacts: what the server drew is taken over, or the browser has drawn it
 * itself. Stands beside the page, inside the same Suspense boundary, so that both become live together. Browser tests
 * wait for it before they act.
 */
export function Live() {
  useEffect(() => {
    document.documentElement.dataset["live"] = "";
  }, []);
  return null;
}
