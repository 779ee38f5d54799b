import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type CampaignView, cancelCampaign, changeCampaign } from "#shared/contract/campaigns.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";
import css from "./CampaignActions.module.css";
import { draftOf } from "./draft.ts";

/** What can still be done: change one that waits for its time, stop one that has not gone out whole. */
export function CampaignActions({ campaign }: { campaign: CampaignView }) {
  const { t } = useTranslation("campaigns");
  const format = useFormat();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const { id, status, figures } = campaign;
  if (status !== "scheduled" && status !== "sending") return null;
  const run = async (work: () => Promise<unknown>) => {
    setPending(true);
    try {
      await work();
      setAsking(false);
    } catch (error) {
      toast.failure(error);
    }
    await refresh("campaigns");
    setPending(false);
  };
  return (
    <div className={css.actions}>
      {status === "scheduled" && (
        <Button
          size="small"
          isPending={isPending}
          onClick={() => void run(() => call(changeCampaign, { params: { id }, body: draftOf(campaign) }))}
        >
          {t("live.edit")}
        </Button>
      )}
      <Button size="small" onClick={() => setAsking(true)}>
        {t("cancel.button")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void run(() => call(cancelCampaign, { params: { id } }))}
        title={t("cancel.title")}
        confirm={t("cancel.confirm")}
        isPending={isPending}
      >
        {status === "scheduled"
          ? t("cancel.textScheduled")
          : t("cancel.text", { count: figures.waiting, number: format.number(figures.waiting) })}
      </ConfirmDialog>
    </div>
  );
}
