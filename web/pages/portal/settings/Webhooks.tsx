import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Webhook } from "#shared/contract/webhooks.ts";
import { deleteWebhook, listWebhooks, renewWebhookSecret } from "#web/api/endpoints/webhooks.ts";
import { useRead, useRefresh } from "#web/api/use-read.ts";
import { ConfirmActionDialog } from "#web/components/portal/ConfirmActionDialog.tsx";
import { Rows } from "#web/components/portal/Page.tsx";
import { SettingsSection } from "#web/components/portal/SettingsSection.tsx";
import { Button } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { AddIcon } from "#web/ui/icons.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { SecretDialog } from "./SecretDialog.tsx";
import { WebhookDialog } from "./WebhookDialog.tsx";
import { WebhookLog } from "./WebhookLog.tsx";
import { type WebhookDialogName, WebhookRow } from "./WebhookRow.tsx";
import { hostOf } from "./webhook-texts.ts";

/** The organisation's webhooks. */
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
  const refreshList = (fresh?: string) => {
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
      {isAdding && <WebhookDialog onClose={close} onSaved={refreshList} />}
      {open?.dialog === "edit" && (
        <WebhookDialog webhook={open.webhook} onClose={close} onSaved={refreshList} />
      )}
      {open?.dialog === "log" && <WebhookLog webhook={open.webhook} onClose={close} />}
      {open?.dialog === "renew" && (
        <ConfirmActionDialog
          endpoint={renewWebhookSecret}
          request={{ params: { id: open.webhook.id } }}
          refreshes={["webhooks"]}
          onDone={({ data: { secret: fresh } }) => setSecret(fresh)}
          title={t("renew.title", { host: hostOf(open.webhook.url) })}
          confirm={t("renew.confirm")}
          look="main"
          onClose={close}
        >
          <p>{t("renew.text")}</p>
        </ConfirmActionDialog>
      )}
      {open?.dialog === "delete" && (
        <ConfirmActionDialog
          endpoint={deleteWebhook}
          request={{ params: { id: open.webhook.id } }}
          refreshes={["webhooks"]}
          done={t("delete.done")}
          title={t("delete.title", { host: hostOf(open.webhook.url) })}
          confirm={t("delete.confirm")}
          onClose={close}
        >
          <p>{t("delete.text")}</p>
        </ConfirmActionDialog>
      )}
      {secret && !open && (
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
