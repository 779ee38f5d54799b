import { articleAttributes, articleSchemes, articleTags } from "#shared/rules/article-html.ts";
import { trustCleaned } from "#web/trusted-html.ts";

const added = ["target", "rel"];

function isSafe(element: Element, { name, value }: Attr): boolean {
  const tag = element.localName;
  if (!articleAttributes[tag]?.includes(name) && !(tag === "a" && added.includes(name))) return false;
  if (name === "src") return value.startsWith("/") && !value.startsWith("//");
  if (name === "href")
    return value.startsWith("/") || articleSchemes.some((scheme) => value.startsWith(`${scheme}:`));
  return true;
}

function clean(parent: Element): void {
  // The list is copied, because the loop changes both lists.
  for (const node of Array.from(parent.childNodes)) {
    if (node.nodeType === Node.TEXT_NODE) continue;
    if (!(node instanceof HTMLElement) || !articleTags.includes(node.localName)) {
      node.remove();
      continue;
    }
    for (const attribute of Array.from(node.attributes))
      if (!isSafe(node, attribute)) node.removeAttribute(attribute.name);
    if (node.localName === "img" && !node.hasAttribute("src")) node.remove();
    clean(node);
  }
}

/**
 * Returns an article's HTML without anything executable, whatever the response contained (C133). It is parsed in a
 * separate document, in which nothing is loaded. On the server, the HTML was just sanitised with the same list.
 */
export function sanitizeHtml(html: string): string {
  if (typeof DOMParser === "undefined") return html;
  return trustCleaned(html, ({ body }) => {
    clean(body);
    return body.innerHTML;
  });
}
