import { patterns } from "#shared/contract/pages.ts";
import { type CampaignNews, campaignMail } from "#server/mail/campaign-mails.ts";
import { readAgent } from "#server/modules/agents/index.ts";
import { findActiveMembersInRoles, tellMember } from "#server/modules/identity/index.ts";
import type { TenantDb } from "#server/tenant.ts";
import { campaignView } from "./campaigns.ts";

/** Notifies owners and managers of the state of a started campaign, by mail and in the portal. */
export async function tellOfCampaign(db: TenantDb, id: string, news: CampaignNews): Promise<void> {
  const { name, figures } = await campaignView(db, id);
  const { brand, supportLanguage: language } = await readAgent(db);
  const mail = campaignMail(news, {
    language,
    name,
    figures,
    url: `${db.tenant.addresses.public}${patterns.campaigns}/${id}`,
    business: brand[language],
  });
  for (const member of await findActiveMembersInRoles(db, ["owner", "manager"]))
    await tellMember(db, member, {
      event: "campaign",
      live: { kind: `campaign_${news}`, id },
      mail: { language, at: db.tenant.clock(), ...mail },
    });
}
