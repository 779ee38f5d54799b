import { linkify } from "./linkify.ts";
import css from "./MessageText.module.css";
import { directionOfText } from "./text-direction.ts";

/**
 * A message as plain text (C197): line breaks are kept, addresses and phone numbers become links, HTML is shown as
 * text.
 */
export function MessageText({ text }: { text: string }) {
  return (
    <p dir={directionOfText(text)} className={css.text}>
      {linkify(text).map((piece, place) =>
        piece.kind === "text" ? (
          keepAmountsTogether(piece.text)
        ) : (
          <bdi key={place} dir="ltr" className={piece.href.startsWith("tel:") ? css.phone : css.address}>
            <a href={piece.href} rel="noopener nofollow" {...(piece.newTab && { target: "_blank" })}>
              {piece.text}
            </a>
          </bdi>
        ),
      )}
    </p>
  );
}

/** Keeps an amount and its unit on one line, such as «89» and «ر.س». */
const keepAmountsTogether = (text: string): string =>
  text.replaceAll(/(\d) (?=(?:ر\.س|ريال|SR\b|SAR\b|غرام|جم|كجم|كغم|k?g\b|ml\b|مل))/g, "$1\u00a0");
