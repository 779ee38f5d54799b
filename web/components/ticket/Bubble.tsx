import { classes } from "#web/ui/classes.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import css from "./Bubble.module.css";
import { splitLtrParts } from "./isolate.ts";
import { languageOfText } from "./text-direction.ts";

export type Speaker = "customer" | "agent" | "staff" | "campaign";

/**
 * The longest text, in characters, that is kept on one line, such as a phone number. A web address can be longer than
 * the bubble.
 */
const maxUnbrokenLength = 24;

/**
 * A message's text. The agent's messages have a dark background. The direction is set on each paragraph instead of
 * the bubble, whose corners would be mirrored otherwise. The text is plain, with line breaks, never HTML.
 */
export function Bubble({ by, text }: { by: Speaker; text: string }) {
  return (
    <div className={classes(css.bubble, css[by])}>
      {text.split(/\n{2,}/).map((paragraph, place) => (
        <p key={place} {...languageOfText(paragraph)}>
          {splitLtrParts(paragraph).map(({ text: piece, isLtr }, index) =>
            isLtr ? (
              <Ltr key={index} className={piece.length > maxUnbrokenLength ? css.breaks : undefined}>
                {piece}
              </Ltr>
            ) : (
              piece
            ),
          )}
        </p>
      ))}
    </div>
  );
}
