import { useTranslation } from "react-i18next";
import type { Subscription } from "#shared/contract/subscriptions.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { classes } from "#web/ui/classes.ts";
import css from "./UsageBar.module.css";

/** The used share of the plan's limit. The large bar has a line at the point of the first notice. */
export function UsageBar({
  share,
  notice,
  size = "large",
}: {
  share: number;
  notice: NonNullable<Subscription["usage"]>["notice"];
  size?: "small" | "large";
}) {
  const { t } = useTranslation("subscription");
  const format = useFormat();
  return (
    <span
      role="img"
      aria-label={t("usage.label", { share: format.percent(share) })}
      className={classes(css.bar, css[size], notice && css[notice])}
    >
      <i style={{ inlineSize: `${share * 100}%` }} />
    </span>
  );
}
