import { useTranslation } from "react-i18next";
import css from "./Skeleton.module.css";

const widths = [62, 84, 48, 73, 90, 55, 67, 80];

/** Quiet rows of the size of what will come, after 300 ms: nothing jumps when it does. */
export function Skeleton({
  rows = 5,
  height,
}: {
  rows?: number;
  /** CSS length of one row, a ticket row if absent. */ height?: string;
}) {
  const { t } = useTranslation("common");
  return (
    <div role="status" className={css.skeleton}>
      <span className="vh">{t("loading")}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={css.row} style={{ blockSize: height }}>
          <i style={{ inlineSize: "4rem" }} />
          <i style={{ inlineSize: `${(widths[row % widths.length] ?? 60) * 0.8}%` }} />
          <i style={{ inlineSize: "5rem" }} />
        </div>
      ))}
    </div>
  );
}
