import { useTranslation } from "react-i18next";
import type { Subscription } from "#shared/contract/subscriptions.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { classes } from "#web/ui/classes.ts";
import css from "./UsageBar.module.css";

/** The month's replies against the plan's limit, with a line at the point of the first notice. */
export function UsageBar({ usage }: { usage: NonNullable<Subscription["usage"]> }) {
  const { t } = useTranslation("subscription");
  const format = useFormat();
  const { used, limit, share, notice, until } = usage;
  const values = {
    used: format.number(used),
    limit: format.number(limit ?? 0),
    until: format.day(until),
  };
  return (
    <div className={css.usage}>
      {share !== null && (
        <span
          role="img"
          aria-label={t("usage.label", { share: format.percent(share) })}
          className={classes(css.bar, notice && css[notice])}
        >
          <i style={{ inlineSize: `${share * 100}%` }} />
        </span>
      )}
      <p className={classes(notice && css.told)} data-notice={notice}>
        {t(limit === null ? "usage.none" : notice ? `usage.${notice}` : "usage.left", values)}
      </p>
    </div>
  );
}
