import { classes } from "#web/ui/classes.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import css from "./Bubble.module.css";
import { isolate } from "./isolate.ts";
import { languageOfText } from "./text-direction.ts";

export type Speaker = "customer" | "agent" | "staff" | "campaign";

/** A phone number stays on one line; a web address may be longer than the bubble. */
const longest = 24;

/**
 * What someone said. Where the agent speaks it is night. The direction is set on each paragraph and not on the
 * bubble, or its corners would turn round with it. Plain text, line breaks kept; never HTML.
 */
export function Bubble({ by, text }: { by: Speaker; text: string }) {
  return (
    <div className={classes(css.bubble, css[by])}>
      {text.split(/\n{2,}/).map((paragraph, place) => (
        <p key={place} {...languageOfText(paragraph)}>
          {isolate(paragraph).map(({ text: piece, isLtr }, index) =>
            isLtr ? (
              <Ltr key={index} className={piece.length > longest ? css.breaks : undefined}>
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
