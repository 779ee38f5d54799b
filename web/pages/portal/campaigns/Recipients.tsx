import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listRecipients } from "#web/api/endpoints/campaign-recipients.ts";
import type { CampaignView } from "#shared/contract/campaigns.ts";
import { skipReasons } from "#shared/values/campaigns.ts";
import { sendFailureCodes } from "#shared/values/tickets.ts";
import { formatPhone } from "#shared/rules/phone.ts";
import { useRead } from "#web/api/use-read.ts";
import { EmptyPage, isEmptyPage } from "#web/components/list/EmptyPage.tsx";
import { ListFooter } from "#web/components/list/ListFooter.tsx";
import { paths } from "#web/paths.ts";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Link } from "#web/ui/Link.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Segment } from "#web/ui/Segment.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import css from "./Recipients.module.css";

const views = ["all", "sent", "replied", "failed", "skipped"] as const;

/** The recipients with their delivery states. A recipient who replied links to the ticket. */
export function Recipients({ campaign }: { campaign: CampaignView }) {
  const { t } = useTranslation(["campaigns", "portal"]);
  const [view, setView] = useState<(typeof views)[number]>("all");
  const [page, setPage] = useState(1);
  const read = useRead(
    listRecipients,
    { params: { id: campaign.id }, query: { page, state: view === "all" ? undefined : view } },
    { keepPrevious: true },
  );
  const list = read.data;
  const reasonText = (reason: string): string => {
    const skipped = skipReasons.find((one) => one === reason);
    // The full text is shown once, above the list.
    if (skipped) return t(`people.why.${skipped}`);
    return t(`portal:more.failure.${sendFailureCodes.find((one) => one === reason) ?? "rejected"}`);
  };
  return (
    <>
      <div className={css.views}>
        <Segment
          label={t("people.view")}
          value={view}
          onChange={(next) => {
            setView(next);
            setPage(1);
          }}
          options={views.map((value) => ({ value, label: t(`people.views.${value}`) }))}
        />
      </div>
      {read.error && !list && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton rows={5} />}
      {list && isEmptyPage(list) && <EmptyPage onFirst={() => setPage(1)} />}
      {list && list.meta.total === 0 && <p className="soft">{t("people.none")}</p>}
      {list && list.data.length > 0 && (
        <>
          <ul className={css.people} aria-label={t("people.title")} aria-busy={read.isPlaceholderData}>
            {list.data.map((one) => (
              <li key={one.address}>
                <span className={css.who}>
                  {one.name && <bdi>{one.name}</bdi>}
                  <small>
                    <Ltr>{/^\d{8,}$/.test(one.address) ? formatPhone(`+${one.address}`) : one.address}</Ltr>
                  </small>
                </span>
                <span className={css.fate}>
                  {one.replied && <b>{t("people.replied")}</b>}
                  <span className={one.state === "failed" ? css.failed : undefined}>
                    {t(`people.state.${one.state}`)}
                  </span>
                  {one.reason && (
                    <small className={one.state === "skipped" ? undefined : css.inFull}>
                      {reasonText(one.reason)}
                    </small>
                  )}
                </span>
                {one.ticket_id && (
                  <Link to={paths.ticket(one.ticket_id)} className={css.open}>
                    {t("people.open")}
                  </Link>
                )}
              </li>
            ))}
          </ul>
          {list.meta.total > list.meta.page_size && (
            <ListFooter meta={list.meta} range={(values) => t("list.range", values)} onPage={setPage} />
          )}
        </>
      )}
    </>
  );
}
