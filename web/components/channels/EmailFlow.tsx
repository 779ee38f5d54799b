import { useTranslation } from "react-i18next";
import { describeMailboxes } from "#web/api/endpoints/mailboxes.ts";
import { track } from "#web/analytics/track.ts";
import { useRead } from "#web/api/use-read.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import css from "./EmailFlow.module.css";
import type { FlowProps } from "./flow-props.ts";
import { MailboxForm } from "./MailboxForm.tsx";
import { useLogIn } from "./use-log-in.ts";

const providers = ["google", "microsoft"] as const;

/** Connects the email channel (C220): Gmail or Microsoft through their log-in, any other mailbox with its password. */
export function EmailFlow({ kind, onConnected, onClose }: FlowProps) {
  const { t } = useTranslation(["mailboxes", "channels", "common"]);
  const { data, error, refetch } = useRead(describeMailboxes, {});
  const logIn = useLogIn("email");
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={3} height="3.5rem" />;
  const { sender_name: senderName } = data.data;
  const offered = providers.filter((provider) => data.data[provider]);

  return (
    <div className={css.flow}>
      {offered.map((provider) => (
        <section key={provider} className={css.way}>
          <h3>{t(`${provider}.title`)}</h3>
          <p>{t(`${provider}.text`)}</p>
          <Button
            look={provider === offered[0] ? "main" : "line"}
            isPending={logIn.pending?.[0] === provider}
            onClick={() => void logIn.run(provider)}
          >
            {provider === "google" ? t("channels:login.email.go") : t("microsoft.go")}
          </Button>
        </section>
      ))}
      {offered.length > 0 && (
        <p className={css.or}>
          <span>{t("or")}</span>
        </p>
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
