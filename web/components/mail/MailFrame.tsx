import { useEffect, useRef, useState } from "react";
import css from "./MailBody.module.css";
import { createMailFrameHtml } from "./mail-frame-html.ts";

/**
 * A mail's HTML in a sandboxed frame without scripts. `allow-same-origin` lets the page measure the mail's height,
 * and `allow-popups` lets its links open in a new tab.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
  // The height starts low, because a document is never measured as lower than its frame.
  const [height, setHeight] = useState(96);
  const frame = useRef<HTMLIFrameElement>(null);
  // The property is set here, because React would write an attribute with a string, which the page's policy refuses.
  useEffect(() => {
    if (frame.current) frame.current.srcdoc = createMailFrameHtml(html);
  }, [html]);
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      style={{ blockSize: height }}
      className={css.frame}
      onLoad={({ currentTarget: { contentDocument: mail } }) => {
        // The empty document of a new frame has no meaningful height.
        if (mail?.URL === "about:srcdoc") setHeight(mail.documentElement.scrollHeight + 8);
      }}
    />
  );
}
