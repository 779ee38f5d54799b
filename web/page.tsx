import type { Namespace } from "i18next";
import type { RouteObject } from "react-router";
import { useFocusOnNavigation } from "./page-focus.ts";
import { usePageTitle } from "./page-title.ts";
import { loadTexts } from "./i18n/i18n.ts";
import { loadOnce } from "./load-once.ts";
import { LoadedPage } from "./ui/LoadedPage.tsx";

/** A page or layout whose script and texts are loaded on demand. */
export interface LazyPage {
  texts: readonly string[];
  /**
   * The page's path below web/pages, without `.tsx`, by which a document finds the scripts and styles to preload. The
   * table of the portal's routes is no page and has none.
   */
  file: string | undefined;
  load: () => Promise<React.ComponentType>;
  /** The component once it is loaded. From then on it renders synchronously. */
  component: React.ComponentType | undefined;
}

function lazyPage(
  load: () => Promise<React.ComponentType>,
  texts: Namespace & string[],
  file?: string,
): LazyPage {
  const lazy: LazyPage = {
    texts,
    file,
    component: undefined,
    load: loadOnce(async () => {
      const [component] = await Promise.all([load(), loadTexts(texts)]);
      return (lazy.component = component);
    }),
  };
  return lazy;
}

/** Renders its children inside the suspended part, because their texts must be loaded first. */
function LazyContent({ children }: { children: React.ReactNode }) {
  usePageTitle();
  useFocusOnNavigation();
  return children;
}

/**
 * Declares a page that is loaded with its texts when it is first visited. The Spinner shows meanwhile (C012). `file`
 * is the path below web/pages of the module that `load` imports, without `.tsx`.
 */
export function page(
  load: () => Promise<React.ComponentType>,
  texts: Namespace & string[],
  file: string,
): React.ReactElement {
  return (
    <LoadedPage
      lazy={lazyPage(
        async () => {
          const Component = await load();
          return () => (
            <LazyContent>
              <Component />
            </LazyContent>
          );
        },
        texts,
        file,
      )}
    />
  );
}

/** Declares a layout around several pages. It has no title and no heading of its own. */
export const layout = (...declaration: Parameters<typeof lazyPage>): React.ReactElement => (
  <LoadedPage lazy={lazyPage(...declaration)} />
);

/**
 * Returns the pages and layouts that must be loaded before these routes can render synchronously, the outermost
 * first.
 */
export function lazyPagesOf(matched: readonly RouteObject[]): LazyPage[] {
  const found: LazyPage[] = [];
  const visitNode = (node: React.ReactNode): void => {
    if (node === null || typeof node !== "object" || !("props" in node)) return;
    const { props } = node as React.ReactElement<{ lazy?: LazyPage; children?: React.ReactNode }>;
    if (props.lazy) found.push(props.lazy);
    else visitNode(props.children);
  };
  for (const route of matched) visitNode(route.element);
  return found;
}
