import { trustCleaned } from "#web/trusted-html.ts";

/** Beside the frame having no scripts: nothing is fetched from anywhere, whatever a mail says. */
const policy = "default-src 'none'; img-src data:; style-src-attr 'unsafe-inline'; form-action 'none'";

/**
 * A mail's HTML for a sandboxed frame. Its links open in a new tab, because a page of ours may not stand in a frame;
 * its style elements go, because the policy of our pages forbids them and says so in the console.
 */
export function mailFrameHtml(html: string): string {
  // Before parsing: a parsed document inherits the policy, and would already complain.
  const unstyled = html.replace(/<style\b[\s\S]*?<\/style>/gi, "");
  return trustCleaned(unstyled, writeFrame);
}

function writeFrame(mail: Document): string {
  for (const other of mail.querySelectorAll("style, script, base, meta[http-equiv]")) other.remove();
  for (const link of mail.querySelectorAll("a[href]")) {
    link.setAttribute("target", "_blank");
    link.setAttribute("rel", "noopener noreferrer nofollow");
  }
  // What says nothing of its looks would stand in a browser's own letters, at the very edge.
  if (!mail.body.hasAttribute("style"))
    mail.body.setAttribute("style", "margin:1rem;font:16px/1.7 system-ui,sans-serif;overflow-wrap:anywhere");
  const own = mail.createElement("meta");
  own.httpEquiv = "Content-Security-Policy";
  own.content = policy;
  mail.head.prepend(own);
  return `<!doctype html>${mail.documentElement.outerHTML}`;
}
