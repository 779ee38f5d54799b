import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Retention } from "#shared/contract/retention.ts";
import { retentionMonths } from "#shared/values/retention.ts";
import { getRetention, previewRetention, setRetention } from "#web/api/endpoints/retention.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { Section } from "#web/components/portal/Page.tsx";
import { useWhenInSentence } from "#web/i18n/use-when-in-sentence.ts";
import { Button } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Select } from "#web/ui/Select.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import css from "./BusinessData.module.css";

/**
 * The retention period of closed conversations. The number of conversations that a change deletes is shown before it
 * is saved.
 */
export function RetentionSetting() {
  const { t } = useTranslation("personalData");
  const { data, error, refetch } = useRead(getRetention, {});
  return (
    <Section title={t("retention.title")}>
      <div className={css.body}>
        <p className="soft">{t("retention.text")}</p>
        {data ? (
          <Choice key={data.data.months} retention={data.data} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton rows={1} />
        )}
      </div>
    </Section>
  );
}

const keep = "keep";

function Choice({ retention }: { retention: Retention }) {
  const { t } = useTranslation("personalData");
  const whenInSentence = useWhenInSentence();
  const [months, setMonths] = useState(retention.months);
  const isChanged = months !== retention.months;
  const preview = useRead(
    previewRetention,
    { query: { months: months ?? retentionMonths[0] } },
    { enabled: isChanged && months !== null },
  );
  const save = useAction(setRetention, { refreshes: ["privacy"], done: t("retention.saved") });
  const concerned = isChanged && months !== null ? preview.data?.data : undefined;
  return (
    <div className={css.body}>
      <Select
        label={t("retention.label")}
        value={months === null ? keep : String(months)}
        options={[
          { value: keep, label: t("retention.keep") },
          ...retentionMonths.map((count) => ({
            value: String(count),
            label: t("retention.months", { count }),
          })),
        ]}
        onChange={(value) => setMonths(retentionMonths.find((count) => String(count) === value) ?? null)}
      />
      <div aria-live="polite">
        {isChanged && months !== null && preview.isPending && <Skeleton rows={1} />}
        {preview.error && <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />}
        {concerned && (
          <p>
            <b>
              {concerned.tickets === 0
                ? t("retention.none")
                : t("retention.concerned", {
                    count: concerned.tickets,
                    messages: t("erase.messages", { count: concerned.messages }),
                  })}
            </b>
          </p>
        )}
        {!isChanged && retention.applied_at !== null && (
          <p className="soft">
            {t("retention.applied", {
              count: retention.erased_tickets,
              date: whenInSentence(retention.applied_at),
            })}
          </p>
        )}
      </div>
      {isChanged && (
        <p>
          <Button
            look={concerned && concerned.tickets > 0 ? "danger" : "main"}
            isPending={save.isPending || (months !== null && !concerned)}
            onClick={() => void save.run({ body: { months } })}
          >
            {t("retention.save")}
          </Button>
        </p>
      )}
    </div>
  );
}
