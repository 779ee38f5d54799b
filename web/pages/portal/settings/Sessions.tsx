import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "#web/api/api-error.ts";
import { endOtherSessions, endSession, listSessions } from "#web/api/endpoints/sessions.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { ConfirmIdentityDialog } from "#web/components/portal/ConfirmIdentityDialog.tsx";
import { Rows } from "#web/components/portal/Page.tsx";
import { SettingsSection } from "#web/components/portal/SettingsSection.tsx";
import { Button } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { toast } from "#web/toast.ts";
import { SessionRow } from "./SessionRow.tsx";
import css from "./Sessions.module.css";

/** The member's sessions, which can be ended. */
export function Sessions() {
  const { t } = useTranslation("settings");
  const { data, error, refetch } = useRead(listSessions, {});
  // The action that waits for the password, because the log-in is too old.
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const askWhenNeeded = (error: unknown, retry: () => void) => {
    if (error instanceof ApiError && error.code === "password_required") setWaiting(() => retry);
    else toast.failure(error);
  };
  const endOne = useAction(endSession, {
    refreshes: ["sessions"],
    done: t("sessions.ended"),
    failed: null,
    onFailed: (error, request) => askWhenNeeded(error, () => void endOne.run(request)),
  });
  const endOthers = useAction(endOtherSessions, {
    refreshes: ["sessions"],
    done: t("sessions.othersEnded"),
    failed: null,
    onFailed: (error) => askWhenNeeded(error, () => void endOthers.run()),
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
                isEnding={endOne.pending?.[0].params.id === session.id}
                onEnd={() => void endOne.run({ params: { id: session.id } })}
              />
            ))}
          </Rows>
          {data.data.length > 1 && (
            <Button size="small" isPending={endOthers.isPending} onClick={() => void endOthers.run()}>
              {t("sessions.endOthers")}
            </Button>
          )}
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={2} height="3.5rem" />
      )}
      {waiting && <ConfirmIdentityDialog onDone={waiting} onClose={() => setWaiting(null)} />}
    </SettingsSection>
  );
}
