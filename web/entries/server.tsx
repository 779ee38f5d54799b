import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { StaticRouter } from "react-router";
import { pageTitle } from "#shared/rules/format.ts";
import type { Language } from "#shared/language.ts";
import type { PageModules, PageRequest, RenderedPage } from "#shared/rendered-page.ts";
import { App } from "#web/App.tsx";
import { loadDeferredComponents } from "#web/defer-component.tsx";
import { isPortal, lazyPagesAt, publicPages as publicRoutes } from "#web/routes.tsx";
import { headOf } from "#web/head/head.ts";
import { serverTexts } from "#web/i18n/server-texts.ts";
import type { LazyPage } from "#web/page.tsx";
import { titleOf } from "#web/titles.ts";

// The build would warn of a static import, because the browser's table of routes imports this one dynamically.
const { portalPagesAt } = await import("#web/portal-routes.tsx");

const modulesOf = (lazyPages: readonly LazyPage[]): PageModules => ({
  files: lazyPages.map(({ file }) => (file ? `web/pages/${file}.tsx` : "web/portal-routes.tsx")),
  texts: [...new Set(["common", ...lazyPages.flatMap(({ texts }) => texts)])],
});

/** The modules of each public page, whose size the build measures. */
export const publicPages = publicRoutes().map(({ path, lazyPages }) => ({ path, ...modulesOf(lazyPages) }));

/**
 * Returns the modules of the page at a path. A document names them, because a browser that finds them one after the
 * other, each in the script before, needs a round trip to the server for each.
 */
export const modulesAt = (path: string): PageModules =>
  modulesOf([...lazyPagesAt(path), ...(isPortal(path) ? portalPagesAt(path) : [])]);

/**
 * Renders a page. Returns null for pages that only the browser renders: those that need a log-in, and those that no
 * visitor reads.
 */
export async function render(request: PageRequest, language: Language): Promise<RenderedPage | null> {
  const { path, search, origin, data, head } = request;
  const lazyPages = lazyPagesAt(path);
  if (lazyPages.length === 0 || isPortal(path)) return null;
  await Promise.all(lazyPages.map((lazy) => lazy.load()));
  await loadDeferredComponents();
  const i18n = serverTexts[language];
  const name = titleOf(path);
  const title = pageTitle(
    head?.title ?? ("key" in name ? i18n.t(`titles.${name.key}`) : name.text),
    language,
  );
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <App
        router={(children) => <StaticRouter location={path + search}>{children}</StaticRouter>}
        data={new Map(data)}
      />
    </I18nextProvider>,
  );
  return {
    html,
    title,
    head: headOf({ path, language, origin, title, t: i18n.getFixedT(language, "seo"), metadata: head }),
  };
}
