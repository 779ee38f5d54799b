import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { EditedInfluencer } from "#shared/contract/operator-influencers.ts";
import { removeInfluencer } from "#web/api/endpoints/operator-influencers.ts";
import { useAction } from "#web/api/use-action.ts";
import { InfluencerName } from "#web/components/influencers/InfluencerName.tsx";
import { useInfluencerFigures } from "#web/components/influencers/use-influencer-figures.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/Button.tsx";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";
import { TruncatedText } from "#web/ui/TruncatedText.tsx";
import css from "./EditedInfluencersPage.module.css";

/** An influencer of the directory, with the operator who last changed the entry. */
export function EditedInfluencerRow({
  influencer,
  onEdit,
}: {
  influencer: EditedInfluencer;
  onEdit: () => void;
}) {
  const { t } = useTranslation("influencers");
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { id, name, updated_at, updated_by } = influencer;
  const figures = useInfluencerFigures()(influencer);
  const remove = useAction(removeInfluencer, {
    refreshes: ["operatorInfluencers"],
    done: t("office.done.removed", { name }),
    onDone: () => setAsking(false),
    onFailed: () => setAsking(false),
  });
  return (
    <li className={css.row}>
      <InfluencerName influencer={influencer}>
        <TruncatedText>{name}</TruncatedText>
      </InfluencerName>
      <span>
        {t(`specialization.${influencer.specialization}`)}
        <small>{t(`city.${influencer.city}`)}</small>
      </span>
      <span>
        {t("list.followers", { number: figures.followers })}
        <small>
          <bdi>{figures.engagement}</bdi> · <bdi>{figures.price}</bdi>
        </small>
      </span>
      <span>
        <time dateTime={updated_at}>{format.when(updated_at)}</time>
        {updated_by && <small>{t("office.changedBy", { name: updated_by })}</small>}
      </span>
      <span className={css.acts}>
        <Button size="small" aria-label={t("office.editName", { name })} onClick={onEdit}>
          {t("office.edit")}
        </Button>
        <Button
          size="small"
          look="quiet"
          aria-label={t("office.removeName", { name })}
          onClick={() => setAsking(true)}
        >
          {t("office.remove")}
        </Button>
      </span>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove.run({ params: { id } })}
        title={t("office.removeTitle", { name })}
        confirm={t("office.remove")}
        isPending={remove.isPending}
      >
        <p>{t("office.removeText")}</p>
      </ConfirmDialog>
    </li>
  );
}
