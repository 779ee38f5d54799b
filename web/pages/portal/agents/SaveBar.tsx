import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import css from "./SaveBar.module.css";
import type { Draft } from "./use-draft.ts";

/** A bar that is shown while there are unsaved changes. */
export function SaveBar({ draft }: { draft: Draft }) {
  const { t } = useTranslation("agents");
  if (!draft.isChanged && !draft.isPending) return null;
  return (
    <div className={css.bar}>
      <p role="status">{t("save.changed")}</p>
      <Button onClick={draft.undo} isDisabled={draft.isPending}>
        {t("save.undo")}
      </Button>
      <Button type="submit" look="main" isPending={draft.isPending}>
        {t("save.submit")}
      </Button>
    </div>
  );
}
