import { useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../paths.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { DeleteIcon } from "../../../ui/icons.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Link } from "../../../ui/Link.tsx";
import { BackIcon } from "../../../ui/site-icons.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import css from "./CampaignHead.module.css";
import type { SaveState } from "./use-draft.ts";

/** The way back, the campaign's name, and whether everything typed is kept. */
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
    <header className={css.head}>
      <Link to={paths.campaigns()} className={css.back} aria-label={t("back")} title={t("back")}>
        <BackIcon />
      </Link>
      <h1>{t("new")}</h1>
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
      <IconButton label={t("remove.button")} onClick={() => setAsking(true)}>
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
    </header>
  );
}
