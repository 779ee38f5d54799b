import css from "./FlowSteps.module.css";
import { TickGlyph } from "#web/components/signs/glyphs.tsx";

/** The steps of a form, marked as done, current or upcoming. */
export function FlowSteps({ steps, at }: { steps: readonly string[]; at: number }) {
  return (
    <ol className={css.steps}>
      {steps.map((step, place) => (
        <li
          key={step}
          className={place < at ? css.done : undefined}
          aria-current={place === at ? "step" : undefined}
        >
          {place < at && <TickGlyph />}
          {step}
        </li>
      ))}
    </ol>
  );
}
