import { useTranslation } from "react-i18next";
import type { TriageRule } from "#shared/contract/triage-rules.ts";
import { enableTriageRule, tryTriageRule } from "#web/api/endpoints/triage-rules.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead, useRefresh } from "#web/api/use-read.ts";
import { Rows } from "#web/components/portal/Page.tsx";
import { CompactTicketRow } from "#web/components/ticket/CompactTicketRow.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import css from "./TrialDialog.module.css";

/** The past tickets that a rule would have matched. */
export function TrialDialog({
  rule,
  onEdit,
  onClose: close,
}: {
  rule: TriageRule;
  onEdit: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation("triageRules");
  const format = useFormat();
  const refresh = useRefresh();
  const read = useRead(tryTriageRule, { params: { id: rule.id } });
  const trial = read.data?.data;
  // The list now shows that the rule was tried.
  const onClose = () => {
    close();
    void refresh("triageRules");
  };
  const enable = useAction(enableTriageRule, { done: t("done.on"), onDone: onClose });
  const actions = trial && (
    <>
      {!rule.is_enabled && (
        <Button
          look="main"
          isPending={enable.isPending}
          onClick={() => void enable.run({ params: { id: rule.id }, body: { is_enabled: true } })}
        >
          {t("trial.on")}
        </Button>
      )}
      <Button onClick={onClose}>{t(rule.is_enabled ? "trial.done" : "trial.later")}</Button>
      <Button look="quiet" onClick={onEdit}>
        {t("trial.edit")}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      title={t("trial.title", { name: rule.name })}
      actions={actions}
    >
      {trial ? (
        <div className={css.trial} role="status">
          <p>
            {trial.checked === 0 ? (
              t("trial.nothing")
            ) : (
              <>
                <b>{t("trial.found", { count: trial.matched, checked: format.number(trial.checked) })}</b>{" "}
                {t("trial.safe")}
              </>
            )}
          </p>
          {trial.tickets.length < trial.matched && (
            <p className="soft">{t("trial.some", { number: format.number(trial.tickets.length) })}</p>
          )}
          {trial.tickets.length > 0 && (
            <Rows label={t("trial.list")}>
              {trial.tickets.map((ticket) => (
                <CompactTicketRow key={ticket.id} ticket={ticket} />
              ))}
            </Rows>
          )}
        </div>
      ) : read.error ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <>
          <p role="status">{t("trial.running")}</p>
          <Skeleton rows={4} height="3rem" />
        </>
      )}
    </Dialog>
  );
}
