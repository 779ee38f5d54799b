import { useTranslation } from "react-i18next";
import type { Subscription } from "#shared/contract/subscriptions.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { classes } from "#web/ui/classes.ts";
import css from "./MonthUsage.module.css";
import { UsageBar } from "./UsageBar.tsx";

/** The month's replies against the plan's limit, as a bar and a sentence. */
export function MonthUsage({ usage }: { usage: NonNullable<Subscription["usage"]> }) {
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
      {share !== null && <UsageBar share={share} notice={notice} />}
      <p className={classes(notice && css.told)} data-notice={notice}>
        {t(limit === null ? "usage.none" : notice ? `usage.${notice}` : "usage.left", values)}
      </p>
    </div>
  );
}
