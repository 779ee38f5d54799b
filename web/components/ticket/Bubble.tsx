import { classes } from "../../ui/classes.ts";
import css from "./Bubble.module.css";
import { languageOfText } from "./text-direction.ts";

export type Speaker = "customer" | "agent" | "staff";

/**
 * What someone said. Where the agent speaks it is night. The direction is set on each paragraph and not on the
 * bubble, or its corners would turn round with it. Plain text, line breaks kept; never HTML.
 */
export function Bubble({ by, text }: { by: Speaker; text: string }) {
  return (
    <div className={classes(css.bubble, css[by])}>
      {text.split(/\n{2,}/).map((paragraph, place) => (
        <p key={place} {...languageOfText(paragraph)}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}
