import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  disableOperator,
  inviteOperator,
  type Operator,
  resetOperatorSecondStep,
} from "#shared/contract/operators.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { PersonRow } from "#web/components/portal/PersonRow.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { toast } from "#web/toast.ts";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";

type Action = "inviteAgain" | "resetSecondStep" | "disable";

/** An operator as another one sees them; each change is confirmed first. */
export function OperatorRow({ operator, isSelf }: { operator: Operator; isSelf: boolean }) {
  const { t } = useTranslation("operator");
  const format = useFormat();
  const refresh = useRefresh();
  const [action, setAction] = useState<Action>();
  const [isPending, setPending] = useState(false);
  const { id, name, email, state } = operator;
  const offered: Action[] = isSelf
    ? []
    : [
        "inviteAgain",
        ...(operator.has_second_step ? (["resetSecondStep"] as const) : []),
        ...(state === "disabled" ? [] : (["disable"] as const)),
      ];
  const run = async (chosen: Action) => {
    setPending(true);
    try {
      if (chosen === "inviteAgain") await call(inviteOperator, { body: { name, email } });
      else if (chosen === "disable") await call(disableOperator, { params: { id } });
      else await call(resetOperatorSecondStep, { params: { id } });
      toast.success(t(`people.${chosen}.done`, { name }));
    } catch (problem) {
      toast.failure(problem);
    }
    setPending(false);
    setAction(undefined);
    await refresh("operators");
  };
  const lacksSecondStep = state === "active" && !operator.has_second_step;
  return (
    <>
      <PersonRow
        person={operator}
        marks={[
          ...(isSelf ? [t("people.you")] : []),
          ...(lacksSecondStep ? [t("people.noSecondStep")] : []),
          ...(state === "active" ? [] : [t(`people.states.${state}`)]),
        ]}
        note={
          operator.last_seen_at
            ? t("people.lastSeen", { when: format.relative(operator.last_seen_at) })
            : t("people.neverSeen")
        }
        isDisabled={state === "disabled"}
        menu={{
          label: t("people.more", { name }),
          entries: offered.map((one) => ({
            id: one,
            label: t(`people.${one}.label`),
            danger: one === "disable",
            onSelect: () => setAction(one),
          })),
        }}
      />
      {action && (
        <ConfirmDialog
          isOpen
          onClose={() => setAction(undefined)}
          onConfirm={() => void run(action)}
          title={t(`people.${action}.title`, { name })}
          confirm={t(`people.${action}.confirm`)}
          look={action === "inviteAgain" ? "main" : "danger"}
          isPending={isPending}
        >
          <p>{t(`people.${action}.text`)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
