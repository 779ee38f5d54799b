/** A tag of the document's head for search engines and link previews. Attribute values are not escaped yet. */
export type HeadTag =
  | { tag: "meta"; name?: string; property?: string; content: string }
  | { tag: "link"; rel: string; href: string; hreflang?: string }
  | { tag: "script"; type: "application/ld+json"; json: unknown };

/** The metadata that a page's data provide for its head. */
export interface PageMetadata {
  title?: string;
  description?: string;
  /** The stored address of an article's photo. */
  cover?: string;
  /** Additional structured data of the page, as schema.org objects. */
  data?: object[];
  type?: "article";
}

/** The request to render a page on the server, with the data that were read for it. */
export interface PageRequest {
  path: string;
  search: string;
  /** The product's public origin. */
  origin: string;
  /** The results of the page's endpoints, keyed by `pageDataKey`. */
  data: readonly [key: string, result: unknown][];
  head?: PageMetadata | undefined;
}

/** A page rendered by the browser's components, with the data that the browser needs to hydrate it. */
export interface RenderedPage {
  /** The content of `#root`. */
  html: string;
  title: string;
  head: HeadTag[];
}

/** What a browser loads to show a page. */
export interface PageModules {
  /** The page's modules, relative to the project's root. Their scripts and styles are preloaded. */
  files: string[];
  /** The page's text namespaces, including `common`. */
  texts: string[];
}
