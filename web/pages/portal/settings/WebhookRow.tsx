import { useTranslation } from "react-i18next";
import { changeWebhook, testWebhook, type Webhook } from "#shared/contract/webhooks.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { toast } from "#web/toast.ts";
import { MoreIcon } from "#web/ui/icons.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Menu } from "#web/ui/Menu.tsx";
import { hostOf } from "./webhook-texts.ts";
import css from "./Webhooks.module.css";

export type WebhookDialogName = "edit" | "log" | "renew" | "delete";

/** One webhook with its state and what can be done with it. Goes into `Rows`. */
export function WebhookRow({
  webhook,
  onOpen,
}: {
  webhook: Webhook;
  onOpen: (dialog: WebhookDialogName) => void;
}) {
  const { t } = useTranslation("webhooks");
  const format = useFormat();
  const refresh = useRefresh();
  const { id, url, events, disabled, failing_since, previous_secret_until } = webhook;
  const params = { id };
  const isBad = failing_since !== null || (disabled !== null && disabled.reason !== "owner");
  const state = disabled
    ? t(`state.${disabled.reason}`, { date: format.date(disabled.at) })
    : failing_since
      ? t("state.failingSince", { when: format.when(failing_since) })
      : t("state.on");
  const run = async (act: () => Promise<unknown>, done: string) => {
    try {
      await act();
      toast.success(done);
    } catch (problem) {
      toast.failure(problem);
    }
    await refresh("webhooks");
  };
  const test = () => run(() => call(testWebhook, { params }), t("tested"));
  const turn = (enabled: boolean) =>
    run(
      () => call(changeWebhook, { params, body: { url, events, enabled } }),
      t(enabled ? "switchedOn" : "switchedOff"),
    );
  const open = (dialog: WebhookDialogName) => ({
    id: dialog,
    label: t(`menu.${dialog}`),
    danger: dialog === "delete",
    onSelect: () => onOpen(dialog),
  });
  return (
    <li className={css.row}>
      <div className={css.facts}>
        <p className={css.address}>
          <Ltr>{url}</Ltr>
        </p>
        <p className={css.soft}>
          <span className={isBad ? css.bad : undefined}>{state}</span>
          <span>{t("eventCount", { count: events.length, number: format.number(events.length) })}</span>
          {previous_secret_until && <span>{t("overlap", { when: format.when(previous_secret_until) })}</span>}
        </p>
      </div>
      <Menu
        label={t("more", { host: hostOf(url) })}
        trigger={<MoreIcon />}
        entries={[
          open("log"),
          ...(disabled ? [] : [{ id: "test", label: t("menu.test"), onSelect: () => void test() }]),
          open("edit"),
          open("renew"),
          {
            id: "turn",
            label: t(disabled ? "menu.on" : "menu.off"),
            onSelect: () => void turn(disabled !== null),
          },
          open("delete"),
        ]}
      />
    </li>
  );
}
