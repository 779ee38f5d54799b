import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CampaignHeader } from "#web/components/campaigns/CampaignHeader.tsx";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";
import { DeleteIcon } from "#web/ui/icons.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./CampaignHead.module.css";
import type { SaveState } from "./use-draft.ts";

/** The link back, the campaign's name, and whether all changes are saved. */
export function CampaignHead({
  name,
  onName,
  state,
  onSave,
  onDelete,
}: {
  name: string;
  onName: (name: string) => void;
  state: SaveState;
  onSave: () => void;
  onDelete: () => void;
}) {
  const { t } = useTranslation(["campaigns", "common"]);
  const [isAsking, setAsking] = useState(false);
  return (
    <CampaignHeader title={t("new")}>
      <label className={css.name}>
        <span className="vh">{t("name.label")}</span>
        <input
          dir="auto"
          value={name}
          maxLength={120}
          placeholder={t("name.placeholder")}
          onChange={(event) => onName(event.target.value)}
        />
      </label>
      <span className={css.state} role="status">
        {t(`save.${state}`)}{" "}
        {state === "failed" && <TextLink onClick={onSave}>{t("common:tryAgain")}</TextLink>}
      </span>
      <IconButton label={t("remove.button")} className={css.remove} onClick={() => setAsking(true)}>
        <DeleteIcon size="small" />
      </IconButton>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={onDelete}
        title={t("remove.title")}
        confirm={t("remove.confirm")}
      >
        {t("remove.text")}
      </ConfirmDialog>
    </CampaignHeader>
  );
}
