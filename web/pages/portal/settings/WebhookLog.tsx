import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Webhook } from "#shared/contract/webhooks.ts";
import { listWebhookDeliveries } from "#web/api/endpoints/webhooks.ts";
import { useRead } from "#web/api/use-read.ts";
import { Rows } from "#web/components/portal/Page.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Pagination } from "#web/ui/Pagination.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { hostOf } from "./webhook-texts.ts";
import { WebhookDeliveryRow } from "./WebhookDeliveryRow.tsx";
import css from "./Webhooks.module.css";

const pageSize = 10;
/** The polling interval, so that waiting deliveries are updated. */
const refetchMs = 5000;

/** The deliveries of a webhook with their responses. */
export function WebhookLog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useTranslation("webhooks");
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useRead(
    listWebhookDeliveries,
    { params: { id: webhook.id }, query: { page, page_size: pageSize } },
    { keepPrevious: true, refetchInterval: refetchMs },
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={t("log.title", { host: hostOf(webhook.url) })}
      actions={<Button onClick={() => void refetch()}>{t("log.refresh")}</Button>}
    >
      {data ? (
        data.meta.total === 0 ? (
          <p className="soft">{t("log.empty")}</p>
        ) : (
          <div className={css.log}>
            <p className={css.note}>{t("log.note")}</p>
            <Rows label={t("log.title", { host: hostOf(webhook.url) })}>
              {data.data.map((delivery) => (
                <WebhookDeliveryRow
                  key={delivery.id}
                  delivery={delivery}
                  canReplay={webhook.disabled === null}
                />
              ))}
            </Rows>
            <Pagination page={page} last={Math.ceil(data.meta.total / pageSize)} onChange={setPage} />
          </div>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={3} height="3.5rem" />
      )}
    </Dialog>
  );
}
