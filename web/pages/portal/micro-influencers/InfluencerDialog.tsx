import { useTranslation } from "react-i18next";
import type { Influencer } from "#shared/contract/influencers.ts";
import { getInfluencer } from "#web/api/endpoints/influencers.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useRead } from "#web/api/use-read.ts";
import { SampleMark } from "#web/components/influencers/SampleMark.tsx";
import { ShortlistButton } from "#web/components/influencers/ShortlistButton.tsx";
import { useInfluencerFigures } from "#web/components/influencers/use-influencer-figures.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import { accountAddress } from "./account-address.ts";
import { CampaignChoice } from "./CampaignChoice.tsx";
import css from "./InfluencerDialog.module.css";
import { InfluencerNote } from "./InfluencerNote.tsx";

/** An influencer's profile, with the organisation's note and the planned campaign. */
export function InfluencerDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(["influencers", "common"]);
  const read = useRead(getInfluencer, { params: { id } });
  const influencer = read.data?.data;
  const isMissing = read.error instanceof ApiError && read.error.final;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        influencer ? (
          <span className={css.title}>
            <bdi>{influencer.name}</bdi>
            {influencer.is_sample && <SampleMark />}
          </span>
        ) : (
          t("columns.influencer")
        )
      }
      actions={influencer && <ShortlistButton influencer={influencer} />}
    >
      {read.isPending && <Skeleton rows={5} />}
      {isMissing && <p>{t("profile.missing")}</p>}
      {read.error && !isMissing && !influencer && (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      )}
      {influencer && (
        <>
          <Facts influencer={influencer} />
          <InfluencerNote key={`note ${id}`} influencer={influencer} />
          <CampaignChoice influencer={influencer} />
          <p className={css.soft}>{t("profile.licence")}</p>
        </>
      )}
    </Dialog>
  );
}

function Facts({ influencer }: { influencer: Influencer }) {
  const { t } = useTranslation("influencers");
  const figures = useInfluencerFigures()(influencer);
  const { platform, handle, is_sample } = influencer;
  return (
    <dl className={css.facts}>
      <dt>{t("profile.platform")}</dt>
      <dd>
        {t(`platform.${platform}`)} <Ltr>@{handle}</Ltr>
        {/* A sample's account is invented, so a link could lead to a stranger's account. */}
        {!is_sample && (
          <>
            {" "}
            <TextLink href={accountAddress(platform, handle)}>{t("profile.open")}</TextLink>
          </>
        )}
      </dd>
      <dt>{t("profile.specialization")}</dt>
      <dd>{t(`specialization.${influencer.specialization}`)}</dd>
      <dt>{t("profile.city")}</dt>
      <dd>{t(`city.${influencer.city}`)}</dd>
      <dt>{t("profile.followers")}</dt>
      <dd>
        <bdi>{figures.followers}</bdi>
      </dd>
      <dt>{t("profile.engagement")}</dt>
      <dd>
        <bdi>{figures.engagement}</bdi>{" "}
        {influencer.engagement !== null && <small>{t("profile.engagementNote")}</small>}
      </dd>
      <dt>{t("profile.price")}</dt>
      <dd>{figures.price}</dd>
      {influencer.about && (
        <>
          <dt>{t("profile.about")}</dt>
          <dd dir="auto">{influencer.about}</dd>
        </>
      )}
      {influencer.contact && (
        <>
          <dt>{t("profile.contact")}</dt>
          <dd>
            <bdi>{influencer.contact}</bdi>
          </dd>
        </>
      )}
    </dl>
  );
}
