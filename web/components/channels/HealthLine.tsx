import { useTranslation } from "react-i18next";
import type { ChannelCard, ConnectedKind } from "#shared/contract/channels.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { WarningIcon } from "#web/ui/site-icons.tsx";
import css from "./ChannelCard.module.css";

/**
 * The channels whose tokens are valid for an hour or two and are renewed automatically, so that their expiry is not
 * shown.
 */
const channelsWithTokenRenewal = new Set<ConnectedKind>(["email", "twitter"]);
const expiryWarningMs = 7 * 24 * 3600 * 1000;
const isSoon = (at: string) => new Date(at).getTime() - Date.now() < expiryWarningMs;

/** Whether messages are sent and received, and what the owner must do otherwise. */
export function HealthLine({
  kind,
  connection,
}: {
  kind: ConnectedKind;
  connection: NonNullable<ChannelCard["connection"]>;
}) {
  const { t } = useTranslation(["channels", "portal"]);
  const format = useFormat();
  const { last_in_at: lastIn, last_out_at: lastOut, token_expires_at: expires } = connection;
  const expiresSoon = expires !== null && !channelsWithTokenRenewal.has(kind) && isSoon(expires);
  return (
    <ul className={css.health}>
      {connection.needs_reconnect && (
        <li className={css.warn}>
          <WarningIcon size="small" />
          {t("health.reconnect", { channel: t(`portal:channel.${kind}`) })}
        </li>
      )}
      <li>{lastIn ? t("health.lastIn", { when: format.relative(lastIn) }) : t("health.noneIn")}</li>
      {lastOut && <li>{t("health.lastOut", { when: format.relative(lastOut) })}</li>}
      {connection.undelivered > 0 && (
        <li className={css.warn}>
          <WarningIcon size="small" />
          {t("health.undelivered", { count: connection.undelivered })}
        </li>
      )}
      {expiresSoon && !connection.needs_reconnect && (
        <li className={css.warn}>
          <WarningIcon size="small" />
          {t("health.expires", { date: format.date(expires) })}
        </li>
      )}
    </ul>
  );
}
