import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type CampaignView, removeCampaignPicture, setCampaignPicture } from "#shared/contract/campaigns.ts";
import { isWhatsapp } from "#shared/rules/whatsapp.ts";
import { messageOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { PictureChoice } from "#web/components/pictures/PictureChoice.tsx";
import { usePicture } from "./use-picture.ts";

/** The picture of a campaign: at the server as soon as it is chosen, so that a reload keeps it. */
export function CampaignPicture({
  campaign,
  channel,
  onSave,
}: {
  campaign: CampaignView;
  channel: CampaignView["channel"];
  /** What is typed goes first: which pictures are taken depends on the channel. */
  onSave: () => Promise<boolean>;
}) {
  const { t } = useTranslation(["campaigns", "common"]);
  const refresh = useRefresh();
  const url = usePicture(campaign);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { id, picture } = campaign;
  const run = async (work: () => Promise<unknown>) => {
    setPending(true);
    setProblem(undefined);
    try {
      await onSave();
      await work();
      await refresh("campaigns");
    } catch (error) {
      setProblem(messageOf(error, t("common:errors.generic")));
    }
    setPending(false);
  };
  return (
    <PictureChoice
      picture={picture && { name: picture.name, size_bytes: picture.size_bytes, source: url }}
      accept={isWhatsapp(channel) ? "image/jpeg,image/png" : "image/jpeg,image/png,image/webp"}
      hint={t(isWhatsapp(channel) ? "picture.hintWhatsapp" : "picture.hint")}
      isPending={isPending}
      error={problem}
      onChoose={(file) => {
        const form = new FormData();
        form.append("file", file);
        void run(() => call(setCampaignPicture, { params: { id }, form }));
      }}
      onRemove={() => void run(() => call(removeCampaignPicture, { params: { id } }))}
    />
  );
}
