import { useState } from "react";
import { useTranslation } from "react-i18next";
import { endOtherSessions, endSession, listSessions, type OwnSession } from "#shared/contract/sessions.ts";
import { call } from "#web/api/call.ts";
import { useRead, useRefresh } from "#web/api/use-read.ts";
import { Rows } from "#web/components/portal/Page.tsx";
import { SettingsSection } from "#web/components/portal/SettingsSection.tsx";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { SessionRow } from "./SessionRow.tsx";
import css from "./Sessions.module.css";

/** Where one is logged in, and the way to end it. */
export function Sessions() {
  const { t } = useTranslation("settings");
  const { data, error, refetch } = useRead(listSessions, {});
  const refresh = useRefresh();
  /** The id of the session that is being ended, or "others". */
  const [ending, setEnding] = useState<string>();
  const end = async (what: string, act: () => Promise<string>) => {
    setEnding(what);
    try {
      toast.success(await act());
    } catch (problem) {
      toast.failure(problem);
    } finally {
      await refresh("sessions");
      setEnding(undefined);
    }
  };
  const endOne = ({ id }: OwnSession) =>
    end(id, async () => {
      await call(endSession, { params: { id } });
      return t("sessions.ended");
    });
  const endOthers = () =>
    end("others", async () => {
      await call(endOtherSessions);
      return t("sessions.othersEnded");
    });
  return (
    <SettingsSection id="sessions" title={t("sessions.title")} text={t("sessions.text")}>
      {data ? (
        <div className={css.list}>
          <Rows label={t("sessions.title")}>
            {data.data.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={ending === session.id}
                onEnd={() => void endOne(session)}
              />
            ))}
          </Rows>
          {data.data.length > 1 && (
            <Button size="small" isPending={ending === "others"} onClick={() => void endOthers()}>
              {t("sessions.endOthers")}
            </Button>
          )}
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={2} height="3.5rem" />
      )}
    </SettingsSection>
  );
}
