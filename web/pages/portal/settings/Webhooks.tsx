import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listWebhooks, type Webhook } from "#shared/contract/webhooks.ts";
import { useRead, useRefresh } from "#web/api/use-read.ts";
import { Rows } from "#web/components/portal/Page.tsx";
import { SettingsSection } from "#web/components/portal/SettingsSection.tsx";
import { Button } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { AddIcon } from "#web/ui/icons.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { DeleteWebhook } from "./DeleteWebhook.tsx";
import { RenewWebhookSecret } from "./RenewWebhookSecret.tsx";
import { SecretDialog } from "./SecretDialog.tsx";
import { WebhookDialog } from "./WebhookDialog.tsx";
import { WebhookLog } from "./WebhookLog.tsx";
import { type WebhookDialogName, WebhookRow } from "./WebhookRow.tsx";

/** Servers of the organisation's own that are told what happens. */
export function Webhooks() {
  const { t } = useTranslation("webhooks");
  const { data, error, refetch } = useRead(listWebhooks, {});
  const refresh = useRefresh();
  const [isAdding, setAdding] = useState(false);
  const [open, setOpen] = useState<{ webhook: Webhook; dialog: WebhookDialogName }>();
  const [secret, setSecret] = useState<string>();
  const close = () => {
    setAdding(false);
    setOpen(undefined);
  };
  const changed = (fresh?: string) => {
    close();
    setSecret(fresh);
    void refresh("webhooks");
  };
  const add = (
    <Button size="small" onClick={() => setAdding(true)}>
      <AddIcon size="small" />
      {t("add")}
    </Button>
  );
  return (
    <SettingsSection id="webhooks" title={t("title")} text={t("text")} end={add}>
      {data ? (
        data.data.length === 0 ? (
          <p className="soft">{t("none")}</p>
        ) : (
          <Rows label={t("title")}>
            {data.data.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                onOpen={(dialog) => setOpen({ webhook, dialog })}
              />
            ))}
          </Rows>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={2} height="4rem" />
      )}
      {isAdding && <WebhookDialog onClose={close} onSaved={changed} />}
      {open?.dialog === "edit" && <WebhookDialog webhook={open.webhook} onClose={close} onSaved={changed} />}
      {open?.dialog === "log" && <WebhookLog webhook={open.webhook} onClose={close} />}
      {open?.dialog === "renew" && (
        <RenewWebhookSecret webhook={open.webhook} onClose={close} onRenewed={changed} />
      )}
      {open?.dialog === "delete" && <DeleteWebhook webhook={open.webhook} onClose={() => changed()} />}
      {secret && (
        <SecretDialog
          texts={{
            title: t("secret.title"),
            text: t("secret.text"),
            label: t("secret.label"),
            done: t("secret.done"),
          }}
          value={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </SettingsSection>
  );
}
