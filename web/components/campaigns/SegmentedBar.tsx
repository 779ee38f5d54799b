import { BarLegend } from "./BarLegend.tsx";
import css from "./SegmentedBar.module.css";

type TallyLook = "ready" | "skipped" | "wrong" | "stopped";

export interface BarSegment {
  key: string;
  look: TallyLook;
  count: number;
  /** The label with its figure: «7 أوقفوا رسائلك». */
  text: React.ReactNode;
}

/** A bar of the customers who will receive a campaign and those who will not, with a legend. */
export function SegmentedBar({ parts }: { parts: readonly BarSegment[] }) {
  const shown = parts.filter((part) => part.count > 0);
  return (
    <div className={css.whole}>
      {shown.length > 0 && (
        <div className={css.tally} aria-hidden="true">
          {shown.map((part) => (
            <i key={part.key} className={css[part.look]} style={{ flexGrow: part.count }} />
          ))}
        </div>
      )}
      <BarLegend
        parts={shown.map(({ key, look, text }) => ({
          key,
          look: css[look],
          text,
          isFirst: look === "ready",
        }))}
      />
    </div>
  );
}
