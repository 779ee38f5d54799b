/** What search engines and link previews read of a page. Attribute values are text, not yet escaped. */
export type HeadTag =
  | { tag: "meta"; name?: string; property?: string; content: string }
  | { tag: "link"; rel: string; href: string; hreflang?: string }
  | { tag: "script"; type: "application/ld+json"; json: unknown };

/** What the data of a page say of its head. */
export interface PageMetadata {
  title?: string;
  description?: string;
  /** Address of an article's photo, as it is stored. */
  cover?: string;
  /** More structured data of the page's own, as schema.org objects. */
  data?: object[];
  type?: "article";
}

/** A page that the server is to draw, with what it has read for it. */
export interface PageRequest {
  path: string;
  search: string;
  /** The product's public address. */
  origin: string;
  /** Results by `pageDataKey`. */
  data: readonly [key: string, result: unknown][];
  head?: PageMetadata | undefined;
}

/** A page drawn by the same components as in the browser, and what the browser needs to make it live. */
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
