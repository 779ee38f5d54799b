import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Source } from "#shared/contract/knowledge.ts";
import { documentEndings } from "#shared/rules/document-file.ts";
import { DropArea } from "#web/components/knowledge/DropArea.tsx";
import { UploadRow } from "#web/components/knowledge/UploadRow.tsx";
import { Rows } from "#web/components/portal/Page.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Checkbox } from "#web/ui/Checkbox.tsx";
import { EmptyPicture } from "#web/components/pictures/EmptyPicture.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { DownloadIcon, LinkIcon, UploadIcon } from "#web/ui/icons.tsx";
import { SourceItem } from "./SourceItem.tsx";
import css from "./SourceList.module.css";
import { useTemplate } from "./use-template.ts";
import type { FileUpload } from "./use-uploads.ts";

export interface SourceListProps {
  section: Source["section"];
  sources: readonly Source[];
  sendings: readonly FileUpload[];
  onFiles: (files: readonly File[]) => void;
  /** Whether added sources are for staff only. */
  isForStaff: boolean;
  onForStaff: (isForStaff: boolean) => void;
  onDismiss: (key: number) => void;
  onAddUrl: () => void;
  onRead: (source: Source) => void;
  onTitles: (source: Source) => void;
  onDelete: (source: Source) => void;
}

/** The sources of one tab, with the buttons that add more. Files can be dropped anywhere on the list. */
export function SourceList(props: SourceListProps) {
  const {
    section,
    sources,
    sendings,
    onFiles,
    isForStaff,
    onForStaff,
    onDismiss,
    onAddUrl,
    onRead,
    onTitles,
    onDelete,
  } = props;
  const { t } = useTranslation("knowledge");
  const picker = useRef<HTMLInputElement>(null);
  const template = useTemplate();
  const choose = () => picker.current?.click();
  const isEmpty = sources.length === 0 && sendings.length === 0;
  return (
    <DropArea label={t("add.drop")} onFiles={onFiles}>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={documentEndings.join()}
        onChange={(event) => {
          if (event.target.files?.length) onFiles([...event.target.files]);
          // The value is cleared, so that the same file can be chosen again after a correction.
          event.target.value = "";
        }}
      />
      <div className={css.add}>
        <Button size="small" look={isEmpty ? "main" : "line"} onClick={choose}>
          <UploadIcon size="small" />
          {t("add.file")}
        </Button>
        <Button size="small" onClick={onAddUrl}>
          <LinkIcon size="small" />
          {t("add.url")}
        </Button>
        <Button
          size="small"
          look="quiet"
          className={css.template}
          isPending={template.isPending}
          onClick={template.get}
        >
          {!template.isPending && <DownloadIcon size="small" />}
          {t("add.template")}
        </Button>
      </div>
      <div className={css.staff}>
        <Checkbox checked={isForStaff} onChange={onForStaff} note={t("audience.uploadNote")}>
          {t("audience.upload")}
        </Checkbox>
      </div>
      <p className={css.kinds}>
        {t(section === "product" ? "add.kindsProduct" : "add.kinds")} <span>{t("add.canDrop")}</span>
      </p>
      {isEmpty ? (
        <div className={css.empty}>
          <EmptyState title={t("files.none")} picture={<EmptyPicture kind="knowledge" />}>
            {t(section === "product" ? "files.noneProduct" : "files.noneCommon")}
          </EmptyState>
        </div>
      ) : (
        <Rows label={t(`tabs.${section}`)}>
          {sendings.map((sending) => (
            <UploadRow key={sending.key} sending={sending} onDismiss={() => onDismiss(sending.key)} />
          ))}
          {sources.map((source) => (
            <SourceItem
              key={source.id}
              source={source}
              onRead={() => onRead(source)}
              onTitles={() => onTitles(source)}
              onDelete={() => onDelete(source)}
              onUploadOther={choose}
            />
          ))}
        </Rows>
      )}
    </DropArea>
  );
}
