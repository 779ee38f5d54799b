import { useEffect, useRef, useState } from "react";
import css from "./MailBody.module.css";
import { mailFrameHtml } from "./mail-frame-html.ts";

/**
 * A mail's HTML. Scripts stay off; same-origin is granted only so that the frame can be as high as the mail in it, and
 * pop-ups so that its links open beside the page.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
  // Low at first: a document is never measured as less high than its frame.
  const [height, setHeight] = useState(96);
  const frame = useRef<HTMLIFrameElement>(null);
  // Not by an attribute: React writes attributes as strings, which the page's policy refuses here.
  useEffect(() => {
    if (frame.current) frame.current.srcdoc = mailFrameHtml(html);
  }, [html]);
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      style={{ blockSize: height }}
      className={css.frame}
      onLoad={({ currentTarget: { contentDocument: mail } }) => {
        // The empty document that a new frame begins with has no height of its own.
        if (mail?.URL === "about:srcdoc") setHeight(mail.documentElement.scrollHeight + 8);
      }}
    />
  );
}
