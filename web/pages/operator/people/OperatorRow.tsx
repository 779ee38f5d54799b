import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Operator } from "#shared/contract/operators.ts";
import { disableOperator, inviteOperator, resetOperatorSecondStep } from "#web/api/endpoints/operators.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { PersonRow } from "#web/components/portal/PersonRow.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";

type Action = "inviteAgain" | "resetSecondStep" | "disable";

/** An operator's row. Each change asks for confirmation. */
export function OperatorRow({ operator, isSelf }: { operator: Operator; isSelf: boolean }) {
  const { t } = useTranslation("operator");
  const format = useFormat();
  const [action, setAction] = useState<Action>();
  const { id, name, email, state } = operator;
  const offered: Action[] = isSelf
    ? []
    : [
        "inviteAgain",
        ...(operator.has_second_step ? (["resetSecondStep"] as const) : []),
        ...(state === "disabled" ? [] : (["disable"] as const)),
      ];
  const change = useAction(
    (chosen: Action): Promise<unknown> => {
      if (chosen === "inviteAgain") return call(inviteOperator, { body: { name, email } });
      if (chosen === "disable") return call(disableOperator, { params: { id } });
      return call(resetOperatorSecondStep, { params: { id } });
    },
    { refreshes: ["operators"], done: (_, chosen) => t(`people.${chosen}.done`, { name }) },
  );
  const run = async (chosen: Action) => {
    await change.run(chosen);
    setAction(undefined);
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
          isPending={change.isPending}
        >
          <p>{t(`people.${action}.text`)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
