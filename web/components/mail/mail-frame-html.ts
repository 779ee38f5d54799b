import { trustCleaned } from "#web/trusted-html.ts";

/** The policy of the frame, which also has no scripts: a mail cannot load anything. */
const policy = "default-src 'none'; img-src data:; style-src-attr 'unsafe-inline'; form-action 'none'";

/**
 * Returns a mail's HTML for a sandboxed frame. Links open in a new tab, because our pages cannot be shown in a frame.
 * Style elements are removed, because the page's policy forbids them and would log violations.
 */
export function createMailFrameHtml(html: string): string {
  // The elements are removed before parsing, because a parsed document inherits the policy and would log violations.
  const unstyled = html.replace(/<style\b[\s\S]*?<\/style>/gi, "");
  return trustCleaned(unstyled, writeFrame);
}

function writeFrame(mail: Document): string {
  for (const other of mail.querySelectorAll("style, script, base, meta[http-equiv]")) other.remove();
  for (const link of mail.querySelectorAll("a[href]")) {
    link.setAttribute("target", "_blank");
    link.setAttribute("rel", "noopener noreferrer nofollow");
  }
  // A mail without its own styles would get the browser's default font and no margin.
  if (!mail.body.hasAttribute("style"))
    mail.body.setAttribute("style", "margin:1rem;font:16px/1.7 system-ui,sans-serif;overflow-wrap:anywhere");
  const framePolicy = mail.createElement("meta");
  framePolicy.httpEquiv = "Content-Security-Policy";
  framePolicy.content = policy;
  mail.head.prepend(framePolicy);
  return `<!doctype html>${mail.documentElement.outerHTML}`;
}
