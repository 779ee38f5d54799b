import type { Form } from "#web/forms/use-form.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./SavedFilters.module.css";

export interface SaveFiltersDialogProps {
  /** The form that saves the filters and closes the dialog. */
  form: Form<{ name: string }>;
  texts: { title: string; name: string; hint: string; submit: string };
  maxNameLength: number;
  onClose: () => void;
  /** Further choices below the name. */
  children?: React.ReactNode;
}

/** Asks for the name under which a list's filters are saved. */
export function SaveFiltersDialog({ form, texts, maxNameLength, onClose, children }: SaveFiltersDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={texts.title}>
      <form noValidate className={css.form} onSubmit={form.onSubmit}>
        <FormErrorSummary message={form.failure} />
        <TextField
          {...form.field("name")}
          label={texts.name}
          hint={texts.hint}
          maxLength={maxNameLength}
          autoFocus
          required
        />
        {children}
        <Button type="submit" look="main" isPending={form.isPending}>
          {texts.submit}
        </Button>
      </form>
    </Dialog>
  );
}
