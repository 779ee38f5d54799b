import { useTranslation } from "react-i18next";
import { getCurrentUser } from "#web/api/endpoints/me.ts";
import type { CampaignView } from "#shared/contract/campaigns.ts";
import type { MessageTemplate } from "#shared/contract/templates.ts";
import { useRead } from "#web/api/use-read.ts";
import { CustomerPhone } from "#web/components/campaigns/CustomerPhone.tsx";
import { fillTemplate, fillName } from "#web/components/templates/fill-template.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import type { Draft } from "./draft.ts";
import { usePicture } from "./use-picture.ts";

/** A preview of the draft as one recipient will see it. */
export function DraftPhone({
  campaign,
  draft,
  template,
  sample,
}: {
  campaign: CampaignView;
  draft: Pick<Draft, "channel" | "subject" | "text" | "name_fallback" | "template_values">;
  template: MessageTemplate | undefined;
  /** One recipient. Null when there is none. */
  sample: { name: string | null } | null;
}) {
  const { t } = useTranslation(["campaigns", "outreach"]);
  const { currentLanguage } = useLanguage();
  const organization = useRead(getCurrentUser, {}).data?.data.organization;
  const picture = usePicture(campaign);
  const name = sample?.name || draft.name_fallback.trim() || t("message.name");
  const words = template ? fillTemplate(template, draft.template_values) : draft.text;
  const header = template?.header.kind === "text" ? template.header.text : null;
  const business = organization?.brand[currentLanguage] || organization?.name || "";
  const mailEnd = `${t("outreach:mail.why", { business })} ${t("outreach:mail.unsubscribe")}`;
  return (
    <>
      <CustomerPhone
        channel={draft.channel}
        business={business}
        subject={draft.subject}
        picture={!template || template.header.kind === "picture" ? picture : null}
        pictureName={campaign.picture?.name}
        text={[...(header ? [{ text: `${header}\n\n`, own: false }] : []), ...fillName(words, name)]}
        footer={template ? (template.footer ?? undefined) : draft.channel === "email" ? mailEnd : undefined}
        buttons={template?.buttons}
      />
      {sample && <p className="soft">{t("preview.for", { name: `\u2068${name}\u2069` })}</p>}
    </>
  );
}
