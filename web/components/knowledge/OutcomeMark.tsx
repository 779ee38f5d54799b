import { useTranslation } from "react-i18next";
import type { Outcome } from "#shared/contract/quality.ts";
import { HalfDiamondGlyph, RingGlyph, TickGlyph, TriangleGlyph } from "#web/components/signs/glyphs.tsx";
import { classes } from "#web/ui/classes.ts";
import css from "./OutcomeMark.module.css";

const shapes = {
  right: TickGlyph,
  asked_back: RingGlyph,
  handed_over: HalfDiamondGlyph,
  wrong: TriangleGlyph,
} as const satisfies Record<Outcome, () => React.ReactElement>;

/**
 * A question's outcome as a shape and a word, because colour alone is not accessible. `count` is shown before the
 * word.
 */
export function OutcomeMark({ outcome, count }: { outcome: Outcome; count?: number }) {
  const { t } = useTranslation("quality");
  const Shape = shapes[outcome];
  return (
    <span className={classes(css.mark, css[outcome])}>
      <Shape />
      <span>
        {t(`outcome.${outcome}`)}
        {count !== undefined && <b> {count}</b>}
      </span>
    </span>
  );
}
