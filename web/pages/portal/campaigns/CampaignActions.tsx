import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CampaignView } from "#shared/contract/campaigns.ts";
import { cancelCampaign, changeCampaign } from "#web/api/endpoints/campaigns.ts";
import { useAction } from "#web/api/use-action.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/Button.tsx";
import { ConfirmActionDialog } from "#web/components/portal/ConfirmActionDialog.tsx";
import css from "./CampaignActions.module.css";
import { draftOf } from "./draft.ts";

/** The possible actions: editing a scheduled campaign, stopping one that is not completely sent. */
export function CampaignActions({ campaign }: { campaign: CampaignView }) {
  const { t } = useTranslation("campaigns");
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { id, status, figures } = campaign;
  const edit = useAction(changeCampaign, { refreshes: ["campaigns"] });
  if (status !== "scheduled" && status !== "sending") return null;
  return (
    <div className={css.actions}>
      {status === "scheduled" && (
        <Button
          size="small"
          isPending={edit.isPending}
          onClick={() => void edit.run({ params: { id }, body: draftOf(campaign) })}
        >
          {t("live.edit")}
        </Button>
      )}
      <Button size="small" onClick={() => setAsking(true)}>
        {t("cancel.button")}
      </Button>
      {isAsking && (
        <ConfirmActionDialog
          endpoint={cancelCampaign}
          request={{ params: { id } }}
          refreshes={["campaigns"]}
          onClose={() => setAsking(false)}
          title={t("cancel.title")}
          confirm={t("cancel.confirm")}
        >
          {status === "scheduled"
            ? t("cancel.textScheduled")
            : t("cancel.text", { count: figures.waiting, number: format.number(figures.waiting) })}
        </ConfirmActionDialog>
      )}
    </div>
  );
}
