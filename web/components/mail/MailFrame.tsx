import { useState } from "react";
import css from "./MailBody.module.css";
import { mailFrameHtml } from "./mail-frame-html.ts";

/**
 * A mail's HTML. Scripts stay off; same-origin is granted only so that the frame can be as high as the mail in it, and
 * pop-ups so that its links open beside the page.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
  // Low at first: a document is never measured as less high than its frame.
  const [height, setHeight] = useState(96);
  return (
    <iframe
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={mailFrameHtml(html)}
      style={{ blockSize: height }}
      className={css.frame}
      onLoad={(event) =>
        setHeight((event.currentTarget.contentDocument?.documentElement.scrollHeight ?? 96) + 8)
      }
    />
  );
}
