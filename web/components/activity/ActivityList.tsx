import { useTranslation } from "react-i18next";
import type { AuditEntry, OperatorAuditEntry } from "#shared/contract/audit.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { TextLink } from "#web/ui/TextLink.tsx";
import { DownIcon } from "#web/ui/site-icons.tsx";
import css from "./ActivityList.module.css";
import { EntryChanges } from "./EntryChanges.tsx";
import { useActivityTexts } from "./use-activity-texts.ts";

type ListedEntry = AuditEntry & Partial<Pick<OperatorAuditEntry, "organization">>;

/** Lists who did what and when, the newest first. An entry expands to show its changes. */
export function ActivityList({ entries }: { entries: readonly ListedEntry[] }) {
  const { t } = useTranslation("activity");
  return (
    <ol className={css.list} aria-label={t("list")}>
      {entries.map((entry) => (
        <li key={`${entry.organization?.id ?? ""} ${entry.number}`}>
          <Entry entry={entry} />
        </li>
      ))}
    </ol>
  );
}

/** The target of an entry. For records that the company read, it links to their page. */
function Target({ entry, text }: { entry: ListedEntry; text: string }) {
  const id = entry.items.find(({ change }) => change === "read")?.id;
  if (!id) return <bdi className={css.target}>{text}</bdi>;
  return (
    <TextLink
      to={entry.target === "customers" ? paths.customer(id) : paths.ticket(id)}
      className={css.target ?? ""}
    >
      {text}
    </TextLink>
  );
}

function Entry({ entry }: { entry: ListedEntry }) {
  const { t } = useTranslation("activity");
  const texts = useActivityTexts();
  const format = useFormat();
  const { organization } = entry;
  const target = texts.target(entry);
  const name = texts.author(entry);
  const action = texts.action(entry);
  const head = (
    <>
      <span className={css.what}>
        <b>{action}</b>
        {target && <Target entry={entry} text={target} />}
      </span>
      <span className={css.who}>
        <bdi>{name}</bdi>
        {organization && (
          <span className={css.organization}>
            <bdi>{organization.name}</bdi>
          </span>
        )}
      </span>
      <time dateTime={entry.at}>
        {format.date(entry.at)}
        <span>{format.time(entry.at)}</span>
      </time>
    </>
  );
  const items = entry.items.filter(({ fields }) => fields.length > 0);
  if (items.length === 0) return <div className={css.entry}>{head}</div>;
  return (
    <details className={css.details}>
      <summary className={css.entry}>
        {head}
        <span className="vh">{t("detailsOf", { name, action })}</span>
        <DownIcon size="small" />
      </summary>
      <EntryChanges items={items} more={entry.count - entry.items.length} />
    </details>
  );
}
