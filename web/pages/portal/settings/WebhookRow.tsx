import { useTranslation } from "react-i18next";
import type { Webhook } from "#shared/contract/webhooks.ts";
import { changeWebhook, testWebhook } from "#web/api/endpoints/webhooks.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useWhenInSentence } from "#web/i18n/use-when-in-sentence.ts";
import { MoreIcon } from "#web/ui/icons.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Menu } from "#web/ui/Menu.tsx";
import { SettingsDetails, SettingsRow } from "./SettingsRow.tsx";
import { hostOf } from "./webhook-texts.ts";
import css from "./Webhooks.module.css";

export type WebhookDialogName = "edit" | "log" | "renew" | "delete";

/** A webhook with its state and its actions. It is a child of `Rows`. */
export function WebhookRow({
  webhook,
  onOpen,
}: {
  webhook: Webhook;
  onOpen: (dialog: WebhookDialogName) => void;
}) {
  const { t } = useTranslation("webhooks");
  const format = useFormat();
  const whenInSentence = useWhenInSentence();
  const { id, url, events, disabled, failing_since, previous_secret_until } = webhook;
  const params = { id };
  const isBad = failing_since !== null || (disabled !== null && disabled.reason !== "owner");
  const state = disabled
    ? t(`state.${disabled.reason}`, { date: format.date(disabled.at) })
    : failing_since
      ? t("state.failingSince", { when: whenInSentence(failing_since) })
      : t("state.on");
  const test = useAction(testWebhook, { refreshes: ["webhooks"], done: t("tested") });
  const turn = useAction(
    (enabled: boolean) => call(changeWebhook, { params, body: { url, events, enabled } }),
    { refreshes: ["webhooks"], done: (_, enabled) => t(enabled ? "switchedOn" : "switchedOff") },
  );
  const open = (dialog: WebhookDialogName) => ({
    id: dialog,
    label: t(`menu.${dialog}`),
    danger: dialog === "delete",
    onSelect: () => onOpen(dialog),
  });
  return (
    <SettingsRow
      end={
        <Menu
          label={t("more", { host: hostOf(url) })}
          trigger={<MoreIcon />}
          entries={[
            open("log"),
            ...(disabled
              ? []
              : [{ id: "test", label: t("menu.test"), onSelect: () => void test.run({ params }) }]),
            open("edit"),
            open("renew"),
            {
              id: "turn",
              label: t(disabled ? "menu.on" : "menu.off"),
              onSelect: () => void turn.run(disabled !== null),
            },
            open("delete"),
          ]}
        />
      }
    >
      <p className={css.address}>
        <Ltr>{url}</Ltr>
      </p>
      <SettingsDetails>
        <span className={isBad ? css.bad : undefined}>{state}</span>
        <span>{t("eventCount", { count: events.length, number: format.number(events.length) })}</span>
        {previous_secret_until && (
          <span>{t("overlap", { when: whenInSentence(previous_secret_until) })}</span>
        )}
      </SettingsDetails>
    </SettingsRow>
  );
}
