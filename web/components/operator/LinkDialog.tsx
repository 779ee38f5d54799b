import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { TextField } from "#web/ui/TextField.tsx";

/** Whether the server allows an article to link to the address. */
const isAllowed = (address: string) => /^(https:\/\/\S|mailto:\S|\/(?!\/))/.test(address);

/** Asks for the address of a link. `onSet` gets an empty address when the link is removed. */
export function LinkDialog({
  address,
  onSet,
  onClose,
}: {
  address: string;
  onSet: (address: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation("articles");
  const form = useId();
  const [typed, setTyped] = useState(address);
  const [problem, setProblem] = useState<string>();
  const actions = (
    <>
      <Button type="submit" form={form} look="main">
        {t("linkDialog.set")}
      </Button>
      {address !== "" && <Button onClick={() => onSet("")}>{t("linkDialog.remove")}</Button>}
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t("linkDialog.title")} actions={actions}>
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isAllowed(typed.trim())) onSet(typed.trim());
          else setProblem(t("linkDialog.invalid"));
        }}
      >
        <TextField
          label={t("linkDialog.address")}
          hint={t("linkDialog.hint")}
          direction="ltr"
          autoFocus
          value={typed}
          onChange={setTyped}
          error={problem}
        />
      </form>
    </Dialog>
  );
}
