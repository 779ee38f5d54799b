import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { getCurrentUser } from "#web/api/endpoints/me.ts";
import type { CampaignView } from "#shared/contract/campaigns.ts";
import { deleteCampaign, previewCampaign } from "#web/api/endpoints/campaigns.ts";
import { isWhatsapp } from "#shared/rules/whatsapp.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { PhonePreviewLayout } from "#web/components/campaigns/PhonePreviewLayout.tsx";
import { FormPart } from "#web/components/campaigns/FormPart.tsx";
import { SendBar } from "#web/components/campaigns/SendBar.tsx";
import { useTemplates } from "#web/components/templates/use-templates.ts";
import { Page } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/Button.tsx";
import { AudiencePart } from "./AudiencePart.tsx";
import { CampaignHead } from "./CampaignHead.tsx";
import { ChannelPart } from "./ChannelPart.tsx";
import { DraftPhone } from "./DraftPhone.tsx";
import { MessagePart } from "./MessagePart.tsx";
import { SendDialog } from "./SendDialog.tsx";
import { useDraft } from "./use-draft.ts";
import { useSendTime, SendTimePart } from "./SendTimePart.tsx";

/** The form of a campaign (C212), from the channel to the time. It saves automatically, with a preview beside it. */
export function CampaignForm({ campaign }: { campaign: CampaignView }) {
  const { t } = useTranslation(["campaigns", "common"]);
  const format = useFormat();
  const navigate = useNavigate();
  const { data: caller } = useRead(getCurrentUser, {});
  const organization = caller?.data.organization;
  const { draft, change, state, save } = useDraft(campaign);
  const preview = useRead(previewCampaign, { params: { id: campaign.id } }, { keepPrevious: true }).data
    ?.data;
  const templates = useTemplates(draft.channel, isWhatsapp(draft.channel));
  const when = useSendTime(organization?.time_zone ?? "Asia/Riyadh");
  const [isAsking, setAsking] = useState(false);
  const missing = preview?.missing ?? [];
  const isReady = preview !== undefined && missing.length === 0 && preview.reaches > 0;
  const ask = async () => {
    if (when.check() && (await save())) setAsking(true);
  };
  const remove = useAction(deleteCampaign, {
    refreshes: ["campaigns"],
    // The page is left first, because it would fetch the deleted campaign again.
    onDone: () => navigate(paths.campaigns()),
  });
  const template = templates.templates.find(({ id }) => id === draft.template_id);
  return (
    <Page>
      <CampaignHead
        name={draft.name}
        onName={(name) => change({ name })}
        state={state}
        onSave={() => void save()}
        onDelete={() => void remove.run({ params: { id: campaign.id } })}
      />
      <PhonePreviewLayout
        phone={
          <DraftPhone
            campaign={campaign}
            draft={draft}
            template={template}
            sample={preview?.sample ?? null}
          />
        }
      >
        <FormPart number={1} title={t("channel.title")}>
          <ChannelPart draft={draft} onChange={change} />
        </FormPart>
        <FormPart number={2} title={t("audience.title")}>
          <AudiencePart
            campaign={campaign}
            draft={draft}
            onChange={change}
            preview={preview}
            onSave={save}
            hasList={isWhatsapp(draft.channel)}
          />
        </FormPart>
        <FormPart number={3} title={t("message.title")}>
          <MessagePart
            campaign={campaign}
            draft={draft}
            onChange={change}
            onSave={save}
            templates={isWhatsapp(draft.channel) ? templates : undefined}
            preview={preview}
          />
        </FormPart>
        <FormPart number={4} title={t("when.title")}>
          <SendTimePart when={when} minutes={preview?.minutes} zone={organization?.time_zone} />
        </FormPart>
      </PhonePreviewLayout>
      <SendBar
        actions={
          <Button look="main" isDisabled={!isReady} isPending={state === "saving"} onClick={() => void ask()}>
            {t(when.isLater ? "send.reviewLater" : "send.review")}
          </Button>
        }
      >
        {preview && (
          <>
            <b>{t("send.to", { count: preview.reaches, number: format.number(preview.reaches) })}</b>
            {missing.length > 0 && (
              <span role="status">
                {t("send.missing", { list: missing.map((one) => t(`missing.${one}`)).join(t("send.and")) })}
              </span>
            )}
          </>
        )}
      </SendBar>
      {isAsking && preview && (
        <SendDialog
          campaign={campaign}
          draft={draft}
          template={template}
          preview={preview}
          at={when.at}
          onClose={() => setAsking(false)}
        />
      )}
    </Page>
  );
}
