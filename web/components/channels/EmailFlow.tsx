import { useState } from "react";
import { useTranslation } from "react-i18next";
import { beginChannel } from "#shared/contract/channels.ts";
import { describeMailboxes } from "#shared/contract/mailboxes.ts";
import { call } from "../../api/call.ts";
import { track } from "../../analytics/track.ts";
import { useRead } from "../../api/use-read.ts";
import { toast } from "../../toast.ts";
import { messageOf } from "../../api/api-error.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import css from "./EmailFlow.module.css";
import type { FlowProps } from "./flows.ts";
import { MailboxForm } from "./MailboxForm.tsx";

/** Connecting the e-mail channel (C220): Gmail by Google's own log-in, or any mailbox by its password. */
export function EmailFlow({ kind, onConnected, onClose }: FlowProps) {
  const { t } = useTranslation(["mailboxes", "channels", "common"]);
  const { data, error, refetch } = useRead(describeMailboxes, {});
  const [isLeaving, setLeaving] = useState(false);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={3} height="3.5rem" />;
  const { google, sender_name: senderName } = data.data;

  /** Google's page comes back to ours, which ends the log-in. */
  const signIn = async () => {
    setLeaving(true);
    try {
      const { url } = (await call(beginChannel, { params: { kind } })).data;
      location.assign(url);
    } catch (problem) {
      setLeaving(false);
      toast.error(t("channels:failed.email"), messageOf(problem, t("common:errors.generic")));
    }
  };
  return (
    <div className={css.flow}>
      {google && (
        <>
          <section className={css.way}>
            <h3>{t("google.title")}</h3>
            <p>{t("google.text")}</p>
            <Button look="main" isPending={isLeaving} onClick={() => void signIn()}>
              {t("channels:login.email.go")}
            </Button>
          </section>
          <p className={css.or}>
            <span>{t("or")}</span>
          </p>
        </>
      )}
      <section className={css.way}>
        <h3>{t("other.title")}</h3>
        <p>{t("other.text")}</p>
        <MailboxForm
          senderName={senderName}
          onConnected={() => {
            void track("channel_connection", { channel: kind, status: "connected" });
            toast.success(t("connected"));
            onConnected();
          }}
          onClose={onClose}
        />
      </section>
      <p className={css.foot}>{t("newOnly")}</p>
    </div>
  );
}
