import { useTranslation } from "react-i18next";
import { setRatingQuestion } from "#web/api/endpoints/organizations.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { SettingsSection } from "#web/components/portal/SettingsSection.tsx";
import { Switch } from "#web/ui/Switch.tsx";

/** Whether customers are asked for a rating after a ticket is closed. */
export function AskForRating({ isOn, canChange }: { isOn: boolean; canChange: boolean }) {
  const { t } = useTranslation("settings");
  const change = useAction((asks: boolean) => call(setRatingQuestion, { body: { asks_rating: asks } }), {
    refreshes: ["auth"],
    done: (_, asks) => t(asks ? "rating.on" : "rating.off"),
  });
  return (
    <SettingsSection id="rating" title={t("rating.title")} text={t("rating.text")}>
      {canChange ? (
        <Switch
          label={t("rating.label")}
          isOn={change.pending?.[0] ?? isOn}
          onChange={(asks) => void change.run(asks)}
        />
      ) : (
        <>
          <p>{t(isOn ? "rating.on" : "rating.off")}</p>
          <p className="soft">{t("notAllowed")}</p>
        </>
      )}
    </SettingsSection>
  );
}
