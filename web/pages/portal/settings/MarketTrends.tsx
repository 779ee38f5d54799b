import { useTranslation } from "react-i18next";
import { getMarketTrends, setTrendSharing } from "#web/api/endpoints/market-trends.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { SettingsSection } from "#web/components/portal/SettingsSection.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { Switch } from "#web/ui/Switch.tsx";

/** Whether the business's topics are counted in the trends of its industry. Only an owner can change it. */
export function MarketTrends() {
  const { t } = useTranslation("settings");
  const { data, error, refetch } = useRead(getMarketTrends, { query: {} });
  const change = useAction(
    (isSharing: boolean) => call(setTrendSharing, { body: { is_sharing: isSharing } }),
    {
      refreshes: ["marketTrends"],
      done: (_, isSharing) => t(isSharing ? "marketTrends.on" : "marketTrends.off"),
    },
  );
  return (
    <SettingsSection id="market-trends" title={t("marketTrends.title")} text={t("marketTrends.text")}>
      {data ? (
        <>
          {(["shared", "notShared", "floor", "withdraw"] as const).map((point) => (
            <p key={point} className="soft">
              {t(`marketTrends.${point}`)}
            </p>
          ))}

          <Switch
            label={t("marketTrends.label")}
            isOn={change.pending?.[0] ?? data.data.is_sharing}
            onChange={(isSharing) => void change.run(isSharing)}
          />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={1} height="3.5rem" />
      )}
    </SettingsSection>
  );
}
