import { useState } from "react";
import { useTranslation } from "react-i18next";
import { setRatingQuestion } from "#shared/contract/organizations.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { SettingsSection } from "#web/components/portal/SettingsSection.tsx";
import { toast } from "#web/toast.ts";
import { Switch } from "#web/ui/Switch.tsx";

/** Whether customers are asked how satisfied they were after a ticket is closed. */
export function AskForRating({ isOn, canChange }: { isOn: boolean; canChange: boolean }) {
  const { t } = useTranslation("settings");
  const refresh = useRefresh();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = async (asks: boolean) => {
    setWanted(asks);
    try {
      await call(setRatingQuestion, { body: { asks_rating: asks } });
      toast.success(t(asks ? "rating.on" : "rating.off"));
      await refresh("auth");
    } catch (error) {
      toast.failure(error);
    } finally {
      setWanted(null);
    }
  };
  return (
    <SettingsSection title={t("rating.title")} text={t("rating.text")}>
      {canChange ? (
        <Switch label={t("rating.label")} isOn={wanted ?? isOn} onChange={(asks) => void change(asks)} />
      ) : (
        <>
          <p>{t(isOn ? "rating.on" : "rating.off")}</p>
          <p className="soft">{t("notAllowed")}</p>
        </>
      )}
    </SettingsSection>
  );
}
