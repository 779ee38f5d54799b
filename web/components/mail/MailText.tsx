import { languageOfText } from "#web/components/ticket/text-direction.ts";
import css from "./MailBody.module.css";
import { splitAtLinks } from "./link-parts.ts";

/** A mail's text with its web addresses as links. */
export function MailText({ text }: { text: string }) {
  return (
    <pre className={css.text} {...languageOfText(text)}>
      {splitAtLinks(text).map((part, place) =>
        part.isLink ? (
          <a key={place} href={part.text} target="_blank" rel="noopener noreferrer" dir="ltr">
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </pre>
  );
}
