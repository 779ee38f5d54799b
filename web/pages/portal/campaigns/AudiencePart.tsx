import { useTranslation } from "react-i18next";
import type { CampaignView, previewCampaign } from "#shared/contract/campaigns.ts";
import { languages } from "#shared/language.ts";
import { channelKinds } from "#shared/values/tickets.ts";
import { quietDays } from "#shared/values/customers.ts";
import type { SegmentFilters } from "#shared/contract/customer-segments.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import { listCustomerSegments } from "#web/api/endpoints/customer-segments.ts";
import { listTags } from "#web/api/endpoints/tags.ts";
import { useRead } from "#web/api/use-read.ts";
import { SegmentedBar } from "#web/components/campaigns/SegmentedBar.tsx";
import { DayPills } from "#web/components/customer/DayPills.tsx";
import { hasSameFilters } from "#web/components/customer/segment-filters.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Segment } from "#web/ui/Segment.tsx";
import { Select } from "#web/ui/Select.tsx";
import css from "./AudiencePart.module.css";
import type { Draft } from "./draft.ts";
import { NumbersPart } from "./NumbersPart.tsx";

export type Preview = ResultOf<typeof previewCampaign>["data"];

type Filter = Extract<Draft["audience"], { kind: "filter" }>;

const noConditions = {
  tag_id: null,
  quiet_days: null,
  new_from: null,
  new_before: null,
  wrote_from: null,
  channel: null,
  language: null,
} as const satisfies SegmentFilters;

const firstFilter: Filter = { kind: "filter", seen_within_days: 30, ticket: null, ...noConditions };

const dayConditions = { since: "new_from", before: "new_before", wrote: "wrote_from" } as const;

const spans = ["7", "30", "90", "365"] as const;

/** The audience of a campaign, with the numbers of customers who will and will not receive it. */
export function AudiencePart({
  campaign,
  draft,
  onChange,
  preview,
  onSave,
  hasList,
}: {
  campaign: CampaignView;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  preview: Preview | undefined;
  onSave: () => Promise<boolean>;
  /** Whether the channel supports uploaded phone numbers. */
  hasList: boolean;
}) {
  const { t } = useTranslation("campaigns");
  const { audience } = draft;
  const choose = (kind: "customers" | "filter" | "list") =>
    onChange({ audience: kind === "filter" ? firstFilter : { kind } });
  return (
    <>
      <div>
        <Segment
          label={t("audience.title")}
          value={audience.kind}
          onChange={choose}
          options={[
            { value: "customers", label: t("audience.customers") },
            { value: "filter", label: t("audience.filter") },
            ...(hasList ? [{ value: "list" as const, label: t("audience.list") }] : []),
          ]}
        />
      </div>
      {audience.kind === "filter" && (
        <FilterFields audience={audience} onChange={(changed) => onChange({ audience: changed })} />
      )}
      {audience.kind === "list" && <NumbersPart campaign={campaign} onSave={onSave} />}
      {preview && (audience.kind !== "list" || campaign.list) && (
        <RecipientBreakdown preview={preview} list={audience.kind === "list" ? campaign.list : null} />
      )}
    </>
  );
}

/** The conditions of an audience. A saved segment sets them all. */
function FilterFields({ audience, onChange }: { audience: Filter; onChange: (audience: Filter) => void }) {
  const { t } = useTranslation(["campaigns", "customers", "portal"]);
  const tags = useRead(listTags, {}).data?.data ?? [];
  const segments = useRead(listCustomerSegments, {}).data?.data ?? [];
  const change = (part: Partial<Filter>) => onChange({ ...audience, ...part });
  const isSegment = audience.seen_within_days === null && audience.ticket === null;
  const segment = isSegment ? segments.find(({ filters }) => hasSameFilters(filters, audience)) : undefined;
  const chooseSegment = (id: string) => {
    const chosen = segments.find((each) => each.id === id);
    onChange(
      chosen ? { kind: "filter", seen_within_days: null, ticket: null, ...chosen.filters } : firstFilter,
    );
  };
  return (
    <div className={css.filters}>
      {segments.length > 0 && (
        <Select
          label={t("audience.segment")}
          className={css.segment}
          value={segment?.id ?? ""}
          placeholder={t("audience.noSegment")}
          onChange={chooseSegment}
          options={segments.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <Select
        label={t("audience.seen")}
        value={audience.seen_within_days === null ? "" : String(audience.seen_within_days)}
        placeholder={t("audience.ever")}
        onChange={(value) => change({ seen_within_days: value === "" ? null : Number(value) })}
        options={spans.map((days) => ({ value: days, label: t(`audience.within.${days}`) }))}
      />
      <Select
        label={t("audience.ticket")}
        value={audience.ticket ?? ""}
        placeholder={t("audience.either")}
        onChange={(value) => change({ ticket: value === "open" || value === "none" ? value : null })}
        options={(["open", "none"] as const).map((value) => ({
          value,
          label: t(`audience.tickets.${value}`),
        }))}
      />
      {(tags.length > 0 || audience.tag_id) && (
        <Select
          label={t("audience.tag")}
          value={audience.tag_id ?? ""}
          placeholder={t("audience.anyTag")}
          onChange={(value) => change({ tag_id: value || null })}
          options={tags.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <Select
        label={t("audience.channel")}
        value={audience.channel ?? ""}
        placeholder={t("audience.anyChannel")}
        onChange={(value) => change({ channel: channelKinds.find((kind) => kind === value) ?? null })}
        options={channelKinds.map((kind) => ({ value: kind, label: t(`portal:channel.${kind}`) }))}
      />
      <Select
        label={t("audience.language")}
        value={audience.language ?? ""}
        placeholder={t("audience.anyLanguage")}
        onChange={(value) => change({ language: value === "ar" || value === "en" ? value : null })}
        options={languages.map((value) => ({ value, label: t(`customers:customer.languages.${value}`) }))}
      />
      <Select
        label={t("audience.quiet")}
        value={audience.quiet_days ? String(audience.quiet_days) : ""}
        placeholder={t("audience.anyTime")}
        // A customer who has not written for months cannot have written this month, so one condition clears the
        // other.
        onChange={(value) =>
          change({ quiet_days: Number(value) || null, ...(value && { seen_within_days: null }) })
        }
        options={quietDays.map((days) => ({
          value: String(days),
          label: t("audience.quietDays", { number: days }),
        }))}
      />
      {Object.values(dayConditions).some((name) => audience[name]) && (
        <div className={css.days}>
          <DayPills
            days={{ since: audience.new_from, before: audience.new_before, wrote: audience.wrote_from }}
            onClear={(filter) => change({ [dayConditions[filter]]: null })}
          />
        </div>
      )}
    </div>
  );
}

/** The breakdown of the number of recipients (B41): «إلى 1,240 شخصًا». */
function RecipientBreakdown({ preview, list }: { preview: Preview; list: CampaignView["list"] }) {
  const { t } = useTranslation("campaigns");
  const format = useFormat();
  const part = (
    key: "reaches" | "window_closed" | "opted_out" | "no_address" | "duplicates" | "unusable",
    look: "ready" | "skipped" | "wrong" | "stopped",
    count: number,
  ) => ({ key, look, count, text: t(`who.${key}`, { count, number: format.number(count) }) });
  const parts = [
    part("reaches", "ready", preview.reaches),
    part("window_closed", "skipped", preview.window_closed),
    part("opted_out", "stopped", preview.opted_out),
    part("no_address", "skipped", preview.no_address),
    part("duplicates", "skipped", list?.duplicates ?? 0),
    part("unusable", "wrong", list?.unusable ?? 0),
  ];
  return (
    <div className={css.who} role="status">
      {parts.every(({ count }) => count === 0) ? (
        <p className="soft">{t("who.nobody")}</p>
      ) : (
        <SegmentedBar parts={parts} />
      )}
      {preview.window_closed > 0 && <p className="soft">{t("who.windowText")}</p>}
    </div>
  );
}
