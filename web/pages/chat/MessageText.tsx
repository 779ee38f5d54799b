import { linkify } from "./linkify.ts";
import css from "./MessageText.module.css";
import { directionOfText } from "./text-direction.ts";

/** A message as text and nothing else (C197): line breaks stay, addresses and phones can be opened, HTML is only letters. */
export function MessageText({ text }: { text: string }) {
  return (
    <p dir={directionOfText(text)} className={css.text}>
      {linkify(text).map((piece, place) =>
        piece.kind === "text" ? (
          whole(piece.text)
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

/** An amount and its unit stay on one line: «89» at the end of one and «ر.س» on the next reads like nothing. */
const whole = (text: string): string =>
  text.replaceAll(/(\d) (?=(?:ر\.س|ريال|SR\b|SAR\b|غرام|جم|كجم|كغم|k?g\b|ml\b|مل))/g, "$1\u00a0");
