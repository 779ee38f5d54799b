import { useTranslation } from "react-i18next";
import type { Source } from "#shared/contract/knowledge.ts";
import { retrySource, setSourceAudience } from "#web/api/endpoints/knowledge.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { AudienceMenu } from "#web/components/knowledge/AudienceMenu.tsx";
import { SourceRow } from "#web/components/knowledge/SourceRow.tsx";
import { BookIcon, DeleteIcon, EditIcon } from "#web/ui/icons.tsx";
import { ExternalIcon, TryAgainIcon } from "#web/ui/site-icons.tsx";
import type { MenuEntry } from "#web/ui/Menu.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";

export interface SourceItemProps {
  source: Source;
  onRead: () => void;
  onTitles: () => void;
  onDelete: () => void;
  onUploadOther: () => void;
}

/** A source with its actions. */
export function SourceItem({ source, onRead, onTitles, onDelete, onUploadOther }: SourceItemProps) {
  const { t } = useTranslation(["knowledge", "common"]);
  const retrying = useAction(retrySource, { refreshes: ["knowledge"], failed: t("row.retryError") });
  const retry = () => !retrying.isPending && void retrying.run({ params: { id: source.id } });
  const setFor = useAction(
    (audience: Source["audience"]) =>
      call(setSourceAudience, { params: { id: source.id }, body: { audience } }),
    {
      refreshes: ["knowledge", "agents", "internal"],
      done: (_, audience) =>
        audience === "staff"
          ? { text: t("audience.closed"), note: t("audience.closedText") }
          : { text: t("audience.opened"), note: t("audience.openedText") },
      failed: t("audience.error"),
    },
  );
  const title = source.titles[useLanguage().currentLanguage];
  const isUrl = source.kind === "url";
  const hasFailed = source.status === "failed";
  const entries: MenuEntry[] = [];
  if (source.counts)
    entries.push({ id: "read", label: t("row.read"), icon: <BookIcon size="small" />, onSelect: onRead });
  // Customers never see a source that is for staff only.
  if (source.audience === "customers")
    entries.push({
      id: "titles",
      label: t("row.titles"),
      icon: <EditIcon size="small" />,
      onSelect: onTitles,
    });
  if (isUrl || hasFailed) {
    const label = t(isUrl ? "row.retryUrl" : "row.retry");
    entries.push({ id: "retry", label, icon: <TryAgainIcon size="small" />, onSelect: retry });
  }
  const { url } = source;
  if (url) {
    const open = () => window.open(url, "_blank", "noopener");
    entries.push({ id: "open", label: t("row.open"), icon: <ExternalIcon size="small" />, onSelect: open });
  }
  entries.push({
    id: "delete",
    label: t("row.delete"),
    icon: <DeleteIcon size="small" />,
    danger: true,
    onSelect: onDelete,
  });
  return (
    <SourceRow
      source={source}
      detail={
        source.counts && (
          <>
            <FoundItems counts={source.counts} onRead={onRead} />
            {title && source.audience === "customers" && <> · {t("titles.shown", { title })}</>}
          </>
        )
      }
      audience={<AudienceMenu source={source} onChange={(audience) => void setFor.run(audience)} />}
      entries={entries}
      help={
        <>
          <TextLink onClick={retry}>{t(isUrl ? "row.retryUrl" : "row.retry")}</TextLink>
          {!isUrl && <TextLink onClick={onUploadOther}>{t("row.uploadOther")}</TextLink>}
        </>
      }
    />
  );
}

/**
 * The items that were found in a source, the most useful kind first: «80 سؤالًا», «48 منتجًا». They open what was read,
 * so that who comes from a wrong price finds it without the row's menu.
 */
function FoundItems({ counts, onRead }: { counts: NonNullable<Source["counts"]>; onRead: () => void }) {
  const { t } = useTranslation("knowledge");
  const kinds = (["faqs", "products", "blocks"] as const).filter((kind) => counts[kind] > 0);
  return (
    <>
      {kinds.length > 0 && (
        <TextLink onClick={onRead}>
          {kinds.map((kind) => t(`found.${kind}`, { count: counts[kind] })).join(" · ")}
        </TextLink>
      )}
      {counts.warnings > 0 && (
        <>
          {" · "}
          <TextLink onClick={onRead}>{t("found.warnings", { count: counts.warnings })}</TextLink>
        </>
      )}
    </>
  );
}
