import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import css from "./FormDialog.module.css";
import type { Form } from "./use-form.ts";

/** A form in a dialog, with its general error above the fields and its buttons at the bottom. */
export function FormDialog<Values extends Record<string, string>>({
  form,
  title,
  submit,
  look = "main",
  onClose,
  children,
}: {
  form: Form<Values>;
  title: React.ReactNode;
  /** The label of the submit button. */
  submit: string;
  look?: "main" | "danger";
  onClose: () => void;
  children: React.ReactNode;
}) {
  const { t } = useTranslation("common");
  const actions = (
    <>
      <Button type="submit" form={form.id} look={look} isPending={form.isPending}>
        {submit}
      </Button>
      <Button onClick={onClose}>{t("cancel")}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={title} actions={actions}>
      <form id={form.id} noValidate onSubmit={form.onSubmit} className={css.form}>
        <FormErrorSummary message={form.failure} />
        {children}
      </form>
    </Dialog>
  );
}
