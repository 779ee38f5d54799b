import { createElement, use } from "react";
import type { Namespace } from "i18next";
import type { RouteObject } from "react-router";
import { useFocusOnNavigation } from "./page-focus.ts";
import { usePageTitle } from "./page-title.ts";
import { loadTexts } from "./i18n/i18n.ts";

/** A page or layout whose script and texts are fetched when they are first needed. */
export interface LazyPage {
  texts: readonly string[];
  /** The module's file from the project's root; given for the pages that the server draws too. */
  file: string | undefined;
  bring: () => Promise<React.ComponentType>;
  /** Set once fetched: from then on it is drawn without waiting. */
  component: React.ComponentType | undefined;
}

function lazyPage(
  load: () => Promise<React.ComponentType>,
  texts: Namespace & string[],
  file?: string,
): LazyPage {
  let fetching: Promise<React.ComponentType> | undefined;
  const lazy: LazyPage = {
    texts,
    file,
    component: undefined,
    bring: () =>
      (fetching ??= Promise.all([load(), loadTexts(texts)]).then(
        ([component]) => (lazy.component = component),
      )),
  };
  return lazy;
}

function Lazy({ lazy }: { lazy: LazyPage }) {
  return createElement(lazy.component ?? use(lazy.bring()));
}

/** Its texts have to be there before it is drawn, so what reads them is inside. */
function Arrival({ children }: { children: React.ReactNode }) {
  usePageTitle();
  useFocusOnNavigation();
  return children;
}

/**
 * A page fetched when it is first visited, together with its texts; the Spinner shows meanwhile (C012). `file` makes
 * the server draw it as well.
 */
export function page(
  load: () => Promise<React.ComponentType>,
  texts: Namespace & string[],
  file?: string,
): React.ReactElement {
  return (
    <Lazy
      lazy={lazyPage(
        async () => {
          const Component = await load();
          return () => (
            <Arrival>
              <Component />
            </Arrival>
          );
        },
        texts,
        file,
      )}
    />
  );
}

/** What stays around several pages. It has no title and no heading of its own. */
export function layout(
  load: () => Promise<React.ComponentType>,
  texts: Namespace & string[],
): React.ReactElement {
  return <Lazy lazy={lazyPage(load, texts)} />;
}

/** What has to be fetched before these routes can be drawn at once, outermost first. */
export function lazyPagesOf(matched: readonly RouteObject[]): LazyPage[] {
  const found: LazyPage[] = [];
  const look = (node: React.ReactNode): void => {
    if (node === null || typeof node !== "object" || !("props" in node)) return;
    const { props } = node as React.ReactElement<{ lazy?: LazyPage; children?: React.ReactNode }>;
    if (props.lazy) found.push(props.lazy);
    else look(props.children);
  };
  for (const route of matched) look(route.element);
  return found;
}
