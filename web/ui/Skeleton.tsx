import { useTranslation } from "react-i18next";
import css from "./Skeleton.module.css";

const widths = [62, 84, 48, 73, 90, 55, 67, 80];

/**
 * Placeholder rows of the expected size. They appear after 300 ms, and the content replaces them without a layout
 * shift.
 */
export function Skeleton({
  rows = 5,
  height,
}: {
  rows?: number;
  /** The CSS height of one row. The default is a ticket row's. */ height?: string;
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
