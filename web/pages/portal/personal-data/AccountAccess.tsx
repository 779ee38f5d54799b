import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AccountAccess as Account } from "#shared/contract/channels.ts";
import { track } from "#web/analytics/track.ts";
import { disconnectChannel, listAccountAccess } from "#web/api/endpoints/channels.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { Rows, Section } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/Button.tsx";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./RequestRow.module.css";

/** C238: which accounts the business lets Wakil use, and the way to withdraw that. Withdrawn ones stay to be seen. */
export function AccountAccess() {
  const { t } = useTranslation(["personalData", "portal"]);
  const format = useFormat();
  const [chosenAccount, setChosenAccount] = useState<Account>();
  const read = useRead(listAccountAccess, {});
  const withdraw = useAction(disconnectChannel, {
    refreshes: ["channels"],
    done: { text: t("access.done"), note: t("access.doneText") },
    onDone: () => {
      if (chosenAccount)
        void track("channel_connection", { channel: chosenAccount.kind, status: "disconnected" });
      setChosenAccount(undefined);
    },
  });
  const accounts = read.data?.data;
  return (
    <Section title={t("access.title")} note={t("access.text")}>
      {read.error && !accounts && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton rows={2} />}
      {accounts?.length === 0 && (
        <p className="soft">
          {t("access.none")} <TextLink to={paths.channels()}>{t("access.connect")}</TextLink>
        </p>
      )}
      {accounts && accounts.length > 0 && (
        <Rows label={t("access.title")}>
          {accounts.map((account) => (
            <li key={account.id} className={css.row}>
              <span className={css.what}>
                <b>
                  <Ltr>{account.name}</Ltr>
                </b>
                <small>{t(`portal:channel.${account.kind}`)}</small>
              </span>
              <span className={css.state}>
                {account.withdrawn_at === null
                  ? t("access.given", { date: format.date(account.connected_at) })
                  : t("access.withdrawn", { date: format.date(account.withdrawn_at) })}
              </span>
              {account.withdrawn_at === null && (
                <Button onClick={() => setChosenAccount(account)}>{t("access.withdraw")}</Button>
              )}
            </li>
          ))}
        </Rows>
      )}
      {chosenAccount && (
        <ConfirmDialog
          isOpen
          onClose={() => setChosenAccount(undefined)}
          onConfirm={() => void withdraw.run({ params: { kind: chosenAccount.kind } })}
          isPending={withdraw.isPending}
          title={t("access.ask", { name: `\u2068${chosenAccount.name}\u2069` })}
          confirm={t("access.withdraw")}
        >
          <p>{t("access.effect")}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
