import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "#web/use-search-params.ts";
import { listCampaigns } from "#web/api/endpoints/campaigns.ts";
import { useRead } from "#web/api/use-read.ts";
import { CampaignRow } from "#web/components/campaigns/CampaignRow.tsx";
import { ReachLegend } from "#web/components/campaigns/ReachBar.tsx";
import { EmptyPage, isEmptyPage } from "#web/components/list/EmptyPage.tsx";
import { ListFooter } from "#web/components/list/ListFooter.tsx";
import { Page, PageHead, Rows } from "#web/components/portal/Page.tsx";
import { Button } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { AddIcon } from "#web/ui/icons.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import css from "./CampaignsPage.module.css";
import { CampaignsEmpty } from "./CampaignsEmpty.tsx";
import { useCreateCampaign } from "./use-create-campaign.ts";

const pollMs = 5000;

/** All campaigns with their figures, the newest first (C046, C212). */
export function CampaignsPage() {
  const { t } = useTranslation(["campaigns", "common"]);
  const [search, setSearch] = useSearchParams();
  const [isMoving, setMoving] = useState(false);
  const page = Math.max(1, Math.trunc(Number(search.get("page"))) || 1);
  const read = useRead(
    listCampaigns,
    { query: { page } },
    { keepPrevious: true, refetchInterval: isMoving ? pollMs : false },
  );
  const list = read.data;
  const moves = list?.data.some(({ status }) => status === "sending" || status === "scheduled") ?? false;
  if (moves !== isMoving) setMoving(moves);
  const { begin, isBeginning, channel } = useCreateCampaign();
  const isEmpty = list?.meta.total === 0;
  return (
    <Page>
      <PageHead
        title={t("common:titles.campaigns")}
        note={t("note")}
        // The button is shown before the list is loaded, so that the header does not change.
        end={
          !isEmpty && (
            <Button look="main" isPending={isBeginning} isDisabled={channel === undefined} onClick={begin}>
              <AddIcon size="small" />
              {t("new")}
            </Button>
          )
        }
      />
      {read.error && !list && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton rows={5} height="4.25rem" />}
      {isEmpty && <CampaignsEmpty onBegin={begin} isBeginning={isBeginning} hasChannel={channel !== null} />}
      {list && isEmptyPage(list) && <EmptyPage onFirst={() => setSearch({})} />}
      {list && list.data.length > 0 && (
        <>
          <div className={css.key}>
            <ReachLegend />
          </div>
          <div aria-busy={read.isPlaceholderData}>
            <Rows label={t("list.label")}>
              {list.data.map((campaign) => (
                <CampaignRow key={campaign.id} campaign={campaign} />
              ))}
            </Rows>
          </div>
          {list.meta.total > list.meta.page_size && (
            <ListFooter
              meta={list.meta}
              range={(values) => t("list.range", values)}
              onPage={(next) => {
                setSearch(next > 1 ? { page: String(next) } : {});
                window.scrollTo(0, 0);
              }}
            />
          )}
          <p className={css.fair}>{t("empty.fair")}</p>
        </>
      )}
    </Page>
  );
}
