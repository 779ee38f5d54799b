import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { stateBusinessFact } from "#web/api/endpoints/business-facts.ts";
import { factProblems, type StatedFact } from "#shared/rules/business-facts.ts";
import { useAction } from "#web/api/use-action.ts";
import type { FactProblems } from "#web/components/facts/fact-forms.ts";
import { FactForm } from "#web/components/facts/FactForm.tsx";
import css from "#web/components/facts/FactForm.module.css";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FormError } from "#web/ui/FormError.tsx";

/** Edits one topic. The typed values are kept when saving fails. */
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
  const [fact, setFact] = useState(initial);
  const [problems, setProblems] = useState<FactProblems>({});
  const name = t(`topic.${fact.topic}`);

  const save = useAction(stateBusinessFact, {
    refreshes: ["knowledge"],
    done: { text: t("act.saved", { topic: name }), note: t("act.savedNote") },
    failed: null,
  });
  const check = async (form: HTMLFormElement) => {
    if (save.isPending) return;
    const found = factProblems(fact);
    setProblems(found);
    save.reset();
    if (Object.keys(found).length > 0) {
      // The field is focused after React has rendered the messages.
      setTimeout(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
    } else if (await save.run({ body: fact })) onClose();
  };
  const actions = (
    <>
      <Button type="submit" form={id} look="main" isPending={save.isPending}>
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
          void check(event.currentTarget);
        }}
      >
        <FactForm fact={fact} problems={problems} branches={branches} onChange={setFact} />
        {save.problem && <FormError>{save.problem}</FormError>}
      </form>
    </Dialog>
  );
}
