import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ChannelCard } from "#shared/contract/channels.ts";
import { disconnectChannel, enableChannel, setNotices } from "#web/api/endpoints/channels.ts";
import { isWhatsapp } from "#shared/rules/whatsapp.ts";
import { call } from "#web/api/call.ts";
import { track } from "#web/analytics/track.ts";
import { useAction } from "#web/api/use-action.ts";
import { Button } from "#web/ui/Button.tsx";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Switch } from "#web/ui/Switch.tsx";
import css from "./ChannelCard.module.css";
import { HealthLine } from "./HealthLine.tsx";
import { ReopeningTemplate } from "./ReopeningTemplate.tsx";

/** A connected account with its health, its switch, and the buttons to replace or disconnect it (C217, C218). */
export function ConnectedChannel({
  card: { kind, simulated },
  connection,
  canChange,
  onChanged,
  onGone,
  onConnect,
}: {
  card: ChannelCard;
  connection: NonNullable<ChannelCard["connection"]>;
  canChange: boolean;
  onChanged: () => Promise<unknown>;
  /** Called after disconnecting, when the card no longer contains this component. */
  onGone: () => void;
  onConnect: () => void;
}) {
  const { t } = useTranslation(["channels", "portal"]);
  const noticeId = useId();
  const [asking, setAsking] = useState<"change" | "disconnect">();
  const enable = useAction(
    (enabled: boolean) => call(enableChannel, { params: { kind }, body: { enabled } }),
    {
      onDone: async (_, enabled) => {
        void track("channel_connection", { channel: kind, status: enabled ? "enabled" : "disabled" });
        await onChanged();
      },
    },
  );
  const notice = useAction(setNotices, { onDone: onChanged });
  const disconnect = useAction(disconnectChannel, {
    done: t("disconnect.done"),
    onDone: () => {
      void track("channel_connection", { channel: kind, status: "disconnected" });
      setAsking(undefined);
      onGone();
    },
  });
  const channel = t(`portal:channel.${kind}`);
  return (
    <>
      <p className={css.name}>
        <Ltr>{connection.name}</Ltr>
        {simulated && <small>{t("simulated")}</small>}
      </p>
      {!connection.needs_reconnect && (
        <div className={css.answers}>
          <p>{t(connection.enabled ? "health.on" : "health.off")}</p>
          {canChange && (
            <Switch
              isOn={connection.enabled}
              onChange={(isOn) => void enable.run(isOn)}
              label={t("enable", { channel })}
              hideLabel
            />
          )}
        </div>
      )}
      <HealthLine kind={kind} connection={connection} />
      {isWhatsapp(kind) && <ReopeningTemplate kind={kind} canChange={canChange} />}
      {canChange && connection.notices !== null && (
        <div className={css.notices}>
          <Switch
            isOn={connection.notices}
            onChange={(isOn) => void notice.run({ params: { kind }, body: { notices: isOn } })}
            label={t("notices.label")}
            describedBy={noticeId}
          />
          <p id={noticeId}>{t("notices.example")}</p>
        </div>
      )}
      {canChange && (
        <div className={css.foot}>
          {connection.needs_reconnect ? (
            <Button size="small" look="main" onClick={onConnect}>
              {t("reconnect")}
            </Button>
          ) : (
            <Button size="small" onClick={() => setAsking("change")}>
              {t("change.button")}
            </Button>
          )}
          <Button size="small" look="quiet" onClick={() => setAsking("disconnect")}>
            {t("disconnect.button")}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={asking === "change"}
        onClose={() => setAsking(undefined)}
        onConfirm={() => {
          setAsking(undefined);
          onConnect();
        }}
        look="main"
        title={t("change.title", { channel })}
        confirm={t("change.confirm")}
      >
        <p>{t("change.text", { name: `\u2068${connection.name}\u2069` })}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === "disconnect"}
        onClose={() => setAsking(undefined)}
        onConfirm={() => void disconnect.run({ params: { kind } })}
        isPending={disconnect.isPending}
        title={t("disconnect.title", { channel })}
        confirm={t("disconnect.confirm")}
      >
        <p>{t("disconnect.text", { name: `\u2068${connection.name}\u2069` })}</p>
      </ConfirmDialog>
    </>
  );
}
