import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { getCampaign } from "#web/api/endpoints/campaigns.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useRead } from "#web/api/use-read.ts";
import { useDocumentTitle } from "#web/page-title.ts";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { CampaignForm } from "./CampaignForm.tsx";
import { CampaignProgress } from "./CampaignProgress.tsx";

/** The polling interval while the campaign is being sent, in addition to server events. */
const pollMs = 3000;

/** The page of a campaign (C212): the form of a draft, or the results once it is sent. */
export function CampaignPage() {
  const { t } = useTranslation(["campaigns", "common"]);
  const { campaignId = "" } = useParams();
  const known = useRead(getCampaign, { params: { id: campaignId } });
  const isMoving = known.data?.data.status === "sending" || known.data?.data.status === "scheduled";
  const read = useRead(
    getCampaign,
    { params: { id: campaignId } },
    { refetchInterval: isMoving ? pollMs : false },
  );
  const campaign = read.data?.data;
  useDocumentTitle(campaign?.name || undefined);
  if (campaign?.status === "draft") return <CampaignForm key={campaign.id} campaign={campaign} />;
  if (campaign) return <CampaignProgress key={campaign.id} campaign={campaign} />;
  if (read.error instanceof ApiError && read.error.final)
    return (
      <Page>
        <PageHead title={t("common:titles.campaign")} />
        <EmptyState
          title={t("unknown.title")}
          action={<LinkButton to={paths.campaigns()}>{t("back")}</LinkButton>}
        >
          {t("unknown.text")}
        </EmptyState>
      </Page>
    );
  return (
    <Page>
      <h1 className="vh">{t("common:titles.campaign")}</h1>
      {read.error ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Skeleton rows={8} height="4.5rem" />
      )}
    </Page>
  );
}
