import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ApiKey } from "#shared/contract/api-keys.ts";
import { listApiKeys, revokeApiKey } from "#web/api/endpoints/api-keys.ts";
import { useRead, useRefresh } from "#web/api/use-read.ts";
import { ConfirmActionDialog } from "#web/components/portal/ConfirmActionDialog.tsx";
import { Rows } from "#web/components/portal/Page.tsx";
import { SettingsSection } from "#web/components/portal/SettingsSection.tsx";
import { Button } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { AddIcon } from "#web/ui/icons.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { ApiKeyRow } from "./ApiKeyRow.tsx";
import { CreateApiKeyDialog } from "./CreateApiKeyDialog.tsx";
import { SecretDialog } from "./SecretDialog.tsx";

/** The organisation's API keys. */
export function ApiKeys() {
  const { t } = useTranslation("apiKeys");
  const { data, error, refetch } = useRead(listApiKeys, {});
  const refresh = useRefresh();
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<string>();
  const [revoking, setRevoking] = useState<ApiKey>();
  const show = (key: string) => {
    setCreating(false);
    setCreated(key);
    void refresh("apiKeys");
  };
  const create = (
    <Button size="small" onClick={() => setCreating(true)}>
      <AddIcon size="small" />
      {t("create")}
    </Button>
  );
  return (
    <SettingsSection id="api-keys" title={t("title")} text={t("text")} end={create}>
      {data ? (
        data.data.length === 0 ? (
          <p className="soft">{t("none")}</p>
        ) : (
          <Rows label={t("title")}>
            {data.data.map((key) => (
              <ApiKeyRow key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
            ))}
          </Rows>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={2} height="4rem" />
      )}
      {isCreating && <CreateApiKeyDialog onClose={() => setCreating(false)} onCreated={show} />}
      {created && (
        <SecretDialog
          texts={{
            title: t("made.title"),
            text: t("made.text"),
            label: t("made.label"),
            done: t("made.copied"),
          }}
          value={created}
          onClose={() => setCreated(undefined)}
        />
      )}
      {revoking && (
        <ConfirmActionDialog
          endpoint={revokeApiKey}
          request={{ params: { id: revoking.id } }}
          refreshes={["apiKeys"]}
          done={t("revoked")}
          title={t("revokeTitle", { name: revoking.name })}
          confirm={t("revoke")}
          onClose={() => setRevoking(undefined)}
        >
          <p>{t("revokeText")}</p>
        </ConfirmActionDialog>
      )}
    </SettingsSection>
  );
}
