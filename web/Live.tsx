import { useEffect } from "react";

/**
 * Marks the document's element once the page is interactive, either hydrated or rendered by the browser. The
 * component is a sibling of the page inside the same Suspense boundary, so that both hydrate together. Browser tests
 * wait for the mark before they act.
 */
export function Live() {
  useEffect(() => {
    document.documentElement.dataset["live"] = "";
  }, []);
  return null;
}
