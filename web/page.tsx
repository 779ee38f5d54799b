import { lazy } from "react";
import type { Namespace } from "i18next";
import { useArrival, usePageTitle } from "./arrival.ts";
import { loadTexts } from "./i18n/i18n.ts";

function Arrival({ children }: { children: React.ReactNode }) {
  usePageTitle();
  useArrival();
  return children;
}

/** A page fetched when it is first visited, together with its texts; the Spinner shows meanwhile (C012). */
export function page(
  load: () => Promise<React.ComponentType>,
  texts: Namespace & string[],
): React.ReactElement {
  const Page = lazy(async () => {
    const [Component] = await Promise.all([load(), loadTexts(texts)]);
    return {
      default: () => (
        <Arrival>
          <Component />
        </Arrival>
      ),
    };
  });
  return <Page />;
}

/** What stays around several pages. It has no title and no heading of its own. */
export function layout(
  load: () => Promise<React.ComponentType>,
  texts: Namespace & string[],
): React.ReactElement {
  const Layout = lazy(async () => {
    const [Component] = await Promise.all([load(), loadTexts(texts)]);
    return { default: Component };
  });
  return <Layout />;
}
