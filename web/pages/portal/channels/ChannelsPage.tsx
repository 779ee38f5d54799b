import { Trans, useTranslation } from "react-i18next";
import { connectedKinds } from "#shared/values/channels.ts";
import { listChannels } from "#web/api/endpoints/channels.ts";
import { useRead, useRefresh } from "#web/api/use-read.ts";
import { usePermission } from "#web/components/portal/use-permission.ts";
import { ChannelCard } from "#web/components/channels/ChannelCard.tsx";
import css from "#web/components/channels/ChannelCard.module.css";
import { WebChatCell } from "#web/components/channels/WebChatCell.tsx";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import { portalPaths } from "#web/portal-paths.ts";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";

/** The five channels with their states and the forms that connect them (C216). */
export function ChannelsPage() {
  const { t } = useTranslation(["channels", "common"]);
  const { data, error, refetch } = useRead(listChannels, {});
  const canChange = usePermission("channels");
  const refresh = useRefresh();
  const working =
    data?.data.filter(({ connection }) => connection && !connection.needs_reconnect).length ?? 0;
  return (
    <Page>
      <PageHead title={t("common:titles.channels")} note={data && t("note", { count: working })} />
      {data?.data.some(({ simulated }) => simulated) && (
        <p className={css.try}>
          <Trans
            t={t}
            i18nKey="try"
            components={{ phones: <TextLink to={portalPaths.simulator()}>{null}</TextLink> }}
          />
        </p>
      )}
      {data ? (
        <div className={css.page}>
          <div className={css.cards}>
            {data.data.map((card) => (
              <ChannelCard
                key={card.kind}
                card={card}
                canChange={canChange}
                onChanged={() => refresh("channels", "agents")}
              />
            ))}
            <WebChatCell />
          </div>
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={css.page}>
          <div className={css.cards}>
            {connectedKinds.map((kind) => (
              <Skeleton key={kind} rows={1} height="11rem" />
            ))}
          </div>
        </div>
      )}
    </Page>
  );
}
