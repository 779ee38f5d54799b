import { useTranslation } from "react-i18next";
import type { CampaignView } from "#shared/contract/campaigns.ts";
import { removeCampaignPicture, setCampaignPicture } from "#web/api/endpoints/campaigns.ts";
import { isWhatsapp } from "#shared/rules/whatsapp.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { PictureChoice } from "#web/components/pictures/PictureChoice.tsx";
import { usePicture } from "./use-picture.ts";

/** The picture of a campaign. It is uploaded when it is chosen, so that a reload keeps it. */
export function CampaignPicture({
  campaign,
  channel,
  onSave,
}: {
  campaign: CampaignView;
  channel: CampaignView["channel"];
  /** Saves the draft before the upload, because the accepted formats depend on the channel. */
  onSave: () => Promise<boolean>;
}) {
  const { t } = useTranslation(["campaigns", "common"]);
  const url = usePicture(campaign);
  const { id, picture } = campaign;
  const options = { refreshes: ["campaigns"], failed: null };
  const choose = useAction(async (form: FormData) => {
    await onSave();
    await call(setCampaignPicture, { params: { id }, form });
  }, options);
  const remove = useAction(async () => {
    await onSave();
    await call(removeCampaignPicture, { params: { id } });
  }, options);
  return (
    <PictureChoice
      picture={picture && { name: picture.name, size_bytes: picture.size_bytes, source: url }}
      accept={isWhatsapp(channel) ? "image/jpeg,image/png" : "image/jpeg,image/png,image/webp"}
      hint={t(isWhatsapp(channel) ? "picture.hintWhatsapp" : "picture.hint")}
      isPending={choose.isPending || remove.isPending}
      error={choose.problem ?? remove.problem}
      onChoose={(file) => {
        const form = new FormData();
        form.append("file", file);
        remove.reset();
        void choose.run(form);
      }}
      onRemove={() => {
        choose.reset();
        void remove.run();
      }}
    />
  );
}
