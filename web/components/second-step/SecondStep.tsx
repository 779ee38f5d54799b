import { useState } from "react";
import { useTranslation } from "react-i18next";
import { getSecondStep } from "#web/api/endpoints/second-step.ts";
import { useRead, useRefresh } from "#web/api/use-read.ts";
import { SettingsSection } from "#web/components/portal/SettingsSection.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { EndDialog } from "./EndDialog.tsx";
import { RecoveryCodesDialog } from "./RecoveryCodesDialog.tsx";
import { RenewDialog } from "./RenewDialog.tsx";
import css from "./SecondStep.module.css";
import { SetUpDialog } from "./SetUpDialog.tsx";

/** The state of the second step, with the buttons that switch it on and off. */
export function SecondStep() {
  const { t } = useTranslation("secondStep");
  const format = useFormat();
  const { data, error, refetch } = useRead(getSecondStep, {});
  const refresh = useRefresh();
  const [open, setOpen] = useState<"setUp" | "renew" | "end">();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => setOpen(undefined);
  const showCodes = (fresh: readonly string[]) => {
    setCodes(fresh);
    close();
    // `auth` tells the back office that it can be opened. The team's list shows who has a second step.
    void refresh("secondStep", "auth", "sessions", "organizations");
  };
  const state = data?.data;
  return (
    <SettingsSection id="second-step" title={t("title")} text={t("text")}>
      {state ? (
        <div className={css.state}>
          {state.confirmed_at ? (
            <>
              <p>
                <b>{t("on", { date: format.date(state.confirmed_at) })}</b>
              </p>
              <p className={css.note}>
                {state.recovery_codes_left > 0
                  ? t("left", { count: state.recovery_codes_left })
                  : t("leftNone")}
              </p>
              <div className={css.row}>
                <Button size="small" onClick={() => setOpen("renew")}>
                  {t("renew.open")}
                </Button>
                {!state.is_required && (
                  <Button size="small" onClick={() => setOpen("end")}>
                    {t("end.open")}
                  </Button>
                )}
              </div>
            </>
          ) : (
            <>
              <p>{t(state.is_required ? "required" : "off")}</p>
              <Button look={state.is_required ? "main" : "line"} onClick={() => setOpen("setUp")}>
                {t("setUp.open")}
              </Button>
            </>
          )}
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={2} height="3rem" />
      )}
      {open === "setUp" && <SetUpDialog onClose={close} onDone={showCodes} />}
      {open === "renew" && <RenewDialog onClose={close} onDone={showCodes} />}
      {open === "end" && (
        <EndDialog
          onClose={() => {
            close();
            void refresh("secondStep", "organizations");
          }}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </SettingsSection>
  );
}
