import { useTranslation } from "react-i18next";
import type { ApiKey } from "#shared/contract/api-keys.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/Button.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import css from "./ApiKeys.module.css";
import { SettingsDetails, SettingsRow } from "./SettingsRow.tsx";
import { scopeText } from "./scope-text.ts";

/** An API key with its scopes and its last use. It is a child of `Rows`. */
export function ApiKeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { t } = useTranslation("apiKeys");
  const format = useFormat();
  const { name, prefix, scopes, expires_at, is_expired, last_used_at, created_at, created_by } = apiKey;
  const expiry = expires_at
    ? t(is_expired ? "expired" : "expiresOn", { date: format.date(expires_at) })
    : t("noExpiry");
  const use = last_used_at ? t("lastUsed", { when: format.relative(last_used_at) }) : t("neverUsed");
  return (
    <SettingsRow
      end={
        <Button size="small" aria-label={t("revokeNamed", { name })} onClick={onRevoke}>
          {t("revoke")}
        </Button>
      }
    >
      <p className={css.head}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <code className={css.prefix}>
          <Ltr>{`${prefix}…`}</Ltr>
        </code>
      </p>
      <ul className={css.allowed}>
        {scopes.map((scope) => (
          <li key={scope}>{t(scopeText(scope))}</li>
        ))}
      </ul>
      <SettingsDetails>
        <span>{use}</span>
        <span className={is_expired ? css.expired : undefined}>{expiry}</span>
        <span>{t("createdBy", { name: created_by, date: format.date(created_at) })}</span>
      </SettingsDetails>
    </SettingsRow>
  );
}
