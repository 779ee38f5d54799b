import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { stateBusinessFact } from "#shared/contract/business-facts.ts";
import { factProblems, type StatedFact } from "#shared/rules/business-facts.ts";
import { messageOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import type { FactProblems } from "#web/components/facts/fact-forms.ts";
import { FactForm } from "#web/components/facts/FactForm.tsx";
import css from "#web/components/facts/FactForm.module.css";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FormError } from "#web/ui/FormError.tsx";

/** Corrects or adds one topic. What was typed stays when saving fails. */
export function FactDialog({
  initial,
  branches,
  onClose,
}: {
  initial: StatedFact;
  branches: readonly string[];
  onClose: () => void;
}) {
  const { t } = useTranslation(["facts", "common"]);
  const id = useId();
  const refresh = useRefresh();
  const [fact, setFact] = useState(initial);
  const [problems, setProblems] = useState<FactProblems>({});
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  const name = t(`topic.${fact.topic}`);

  const save = async (form: HTMLFormElement) => {
    if (isPending) return;
    const found = factProblems(fact);
    setProblems(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) {
      // After React has drawn the messages.
      setTimeout(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
      return;
    }
    setPending(true);
    try {
      await call(stateBusinessFact, { body: fact });
      toast.success(t("act.saved", { topic: name }), t("act.savedNote"));
      await refresh("knowledge");
      onClose();
    } catch (error) {
      setFailure(messageOf(error, t("common:errors.generic")));
      setPending(false);
    }
  };
  const actions = (
    <>
      <Button type="submit" form={id} look="main" isPending={isPending}>
        {t("act.save")}
      </Button>
      <Button onClick={onClose}>{t("common:cancel")}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={name} actions={actions} size="wide">
      <form
        id={id}
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save(event.currentTarget);
        }}
      >
        <FactForm fact={fact} problems={problems} branches={branches} onChange={setFact} />
        {failure && <FormError>{failure}</FormError>}
      </form>
    </Dialog>
  );
}
