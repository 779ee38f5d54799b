import { useTranslation } from "react-i18next";
import type { Source } from "#shared/contract/knowledge.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { TruncatedText } from "#web/ui/TruncatedText.tsx";
import { GlobeIcon, MoreIcon, SheetIcon } from "#web/ui/icons.tsx";
import { FileIcon } from "#web/ui/site-icons.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Menu, type MenuEntry } from "#web/ui/Menu.tsx";
import { Status } from "#web/components/signs/Status.tsx";
import css from "./SourceRow.module.css";

export interface SourceRowProps {
  source: Source;
  /** The number of found items: «38 جوابًا». */
  detail?: React.ReactNode;
  /** The source's audience, with a menu that changes it. */
  audience?: React.ReactNode;
  entries: readonly MenuEntry[];
  /** The advice beside the reason of a failure. */
  help?: React.ReactNode;
}

/** A source of the knowledge base, as a child of `Rows`. */
export function SourceRow({ source, detail, audience, entries, help }: SourceRowProps) {
  const { t } = useTranslation("portal");
  const format = useFormat();
  const Icon = source.kind === "url" ? GlobeIcon : /^xlsx?$/.test(source.format) ? SheetIcon : FileIcon;
  return (
    <li className={css.source}>
      <Icon className={css.icon} />
      <div className={css.text}>
        <b>
          <TruncatedText title={source.name}>
            {source.kind === "url" ? <Ltr>{source.name}</Ltr> : source.name}
          </TruncatedText>
        </b>
        <small>
          {source.kind === "url" ? t("source.url") : <Ltr>{source.format.toUpperCase()}</Ltr>}
          {source.size_bytes !== null && (
            <>
              {" · "}
              <Ltr>{format.bytes(source.size_bytes)}</Ltr>
            </>
          )}
          {detail && <> · {detail}</>}
        </small>
      </div>
      {audience && <span className={css.audience}>{audience}</span>}
      <Status status={source.status} />
      <time dateTime={source.created_at}>{format.when(source.created_at)}</time>
      <Menu label={t("source.more", { name: source.name })} trigger={<MoreIcon />} entries={entries} />
      {source.status === "failed" && (
        <p className={css.problem}>
          <span>{source.problem_text}</span>
          {help}
        </p>
      )}
    </li>
  );
}
