import { renderToString } from "react-dom/server";
import i18next, { type i18n, type Resource } from "i18next";
import { I18nextProvider } from "react-i18next";
import { StaticRouter } from "react-router";
import { pageTitle } from "#shared/rules/format.ts";
import { languages, type Language } from "#shared/language.ts";
import { App } from "#web/App.tsx";
import { loadDeferredComponents } from "#web/defer-component.tsx";
import { lazyPagesAt, publicPages as publicRoutes } from "#web/routes.tsx";
import { headOf, type HeadTag } from "#web/head/head.ts";
import type { PageHead } from "#web/head/page-head.ts";
import { titleOf } from "#web/titles.ts";

/** A public page as HTML, and what the browser needs to make it live. */
export interface RenderedPage {
  /** For the inside of `#root`. */
  html: string;
  title: string;
  head: HeadTag[];
  /** The page's modules, from the project's root: their scripts and styles are worth fetching at once. */
  files: string[];
  /** Its namespaces of texts, `common` included. */
  texts: string[];
}

const files = import.meta.glob<Record<string, unknown>>(
  ["../../shared/locales/*/*.json", "!../../shared/locales/*/{agent,chat,documents,errors,mails}.json"],
  { import: "default", eager: true },
);

function textsOf(language: Language): i18n {
  const resources: Resource = { [language]: {} };
  for (const [path, texts] of Object.entries(files)) {
    const [of = "", name = ""] = path.split("/").slice(-2);
    if (of === language) resources[language]![name.replace(".json", "")] = texts;
  }
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: language,
    ns: Object.keys(resources[language]!),
    defaultNS: "common",
    resources,
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}

const texts = Object.fromEntries(languages.map((language) => [language, textsOf(language)])) as Record<
  Language,
  i18n
>;

/** What each public page consists of; the build weighs it. */
export const publicPages = publicRoutes().map(({ path, lazyPages }) => ({
  path,
  files: lazyPages.flatMap(({ file }) => file ?? []),
  texts: lazyPages.flatMap((lazy) => lazy.texts),
}));

/** A page that is asked for, with what the server has read for it. */
export interface PageRequest {
  path: string;
  search: string;
  origin: string;
  /** By `pageDataKey`. */
  data: readonly [string, unknown][];
  /** What the data says of the head. */
  head?: PageHead | undefined;
}

/** Null for pages that are drawn in the browser only: those behind the guard, and what no visitor reads. */
export async function render(address: PageRequest, language: Language): Promise<RenderedPage | null> {
  const lazyPages = lazyPagesAt(address.path);
  const known = lazyPages.flatMap(({ file }) => file ?? []);
  if (known.length === 0 || known.length < lazyPages.length) return null;
  await Promise.all(lazyPages.map((lazy) => lazy.bring()));
  await loadDeferredComponents();
  const i18n = texts[language];
  const page = titleOf(address.path);
  const title = pageTitle(
    address.head?.title ?? ("key" in page ? i18n.t(`titles.${page.key}`) : page.text),
    language,
  );
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <App
        router={(children) => (
          <StaticRouter location={address.path + address.search}>{children}</StaticRouter>
        )}
        data={new Map(address.data)}
      />
    </I18nextProvider>,
  );
  return {
    html,
    title,
    head: headOf({
      path: address.path,
      language,
      origin: address.origin,
      title,
      t: i18n.getFixedT(language, "seo"),
      own: address.head,
    }),
    files: known,
    texts: [...new Set(["common", ...lazyPages.flatMap((lazy) => lazy.texts)])],
  };
}
