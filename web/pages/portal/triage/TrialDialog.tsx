import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  enableTriageRule,
  type TriageRule,
  type TriageTrial,
  tryTriageRule,
} from "#shared/contract/triage-rules.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { Rows } from "#web/components/portal/Page.tsx";
import { CompactTicketRow } from "#web/components/ticket/CompactTicketRow.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import css from "./TrialDialog.module.css";

/** The past tickets that a rule would have matched, before it is switched on. */
export function TrialDialog({
  rule,
  onEdit,
  onClose,
}: {
  rule: TriageRule;
  onEdit: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation("triageRules");
  const format = useFormat();
  const refresh = useRefresh();
  const { trial, error, run } = useTrial(rule.id);
  const [isPending, setPending] = useState(false);
  const enable = async () => {
    setPending(true);
    try {
      await call(enableTriageRule, { params: { id: rule.id }, body: { is_enabled: true } });
      toast.success(t("done.on"));
      onClose();
    } catch (failure) {
      toast.failure(failure);
      setPending(false);
    }
    await refresh("triageRules");
  };
  const actions = trial && (
    <>
      {!rule.is_enabled && (
        <Button look="main" isPending={isPending} onClick={() => void enable()}>
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
      ) : error ? (
        <ErrorState error={error} onRetry={() => void run()} />
      ) : (
        <>
          <p role="status">{t("trial.running")}</p>
          <Skeleton rows={4} height="3rem" />
        </>
      )}
    </Dialog>
  );
}

/** Tries the rule once when the dialog opens. */
function useTrial(id: string) {
  const refresh = useRefresh();
  const [trial, setTrial] = useState<TriageTrial>();
  const [error, setError] = useState<unknown>();
  const run = useCallback(async () => {
    try {
      const { data } = await call(tryTriageRule, { params: { id } });
      setError(undefined);
      setTrial(data);
      await refresh("triageRules");
    } catch (failure) {
      setError(failure);
    }
  }, [id, refresh]);
  useEffect(() => {
    void run();
  }, [run]);
  return { trial, error, run };
}
