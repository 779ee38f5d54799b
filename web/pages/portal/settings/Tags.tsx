import { useState } from "react";
import { useTranslation } from "react-i18next";
import { deleteTag, listTags } from "#web/api/endpoints/tags.ts";
import type { Tag } from "#shared/contract/ticket-tags.ts";
import { useRead } from "#web/api/use-read.ts";
import { ConfirmActionDialog } from "#web/components/portal/ConfirmActionDialog.tsx";
import { Rows } from "#web/components/portal/Page.tsx";
import { SettingsSection } from "#web/components/portal/SettingsSection.tsx";
import { paths } from "#web/paths.ts";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { MoreIcon } from "#web/ui/icons.tsx";
import { Menu } from "#web/ui/Menu.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import { RenameTag } from "./RenameTag.tsx";
import css from "./Tags.module.css";

/** The organisation's tags, each a link to its tickets. */
export function Tags({ canChange }: { canChange: boolean }) {
  const { t } = useTranslation("settings");
  const { data, error, refetch } = useRead(listTags, {});
  const [changing, setChanging] = useState<{ tag: Tag; act: "rename" | "delete" }>();
  const close = () => setChanging(undefined);
  return (
    <SettingsSection id="tags" title={t("tags.title")} text={t("tags.text")}>
      {data ? (
        data.data.length === 0 ? (
          <p className="soft">{t("tags.none")}</p>
        ) : (
          <Rows label={t("tags.title")}>
            {data.data.map((tag) => (
              <li key={tag.id} className={css.tag}>
                <TextLink to={paths.tickets({ tag: tag.id })}>
                  <bdi>{tag.name}</bdi>
                </TextLink>
                {canChange && (
                  <Menu
                    label={t("tags.more", { name: tag.name })}
                    trigger={<MoreIcon />}
                    entries={[
                      {
                        id: "rename",
                        label: t("tags.rename"),
                        onSelect: () => setChanging({ tag, act: "rename" }),
                      },
                      {
                        id: "delete",
                        label: t("tags.delete"),
                        danger: true,
                        onSelect: () => setChanging({ tag, act: "delete" }),
                      },
                    ]}
                  />
                )}
              </li>
            ))}
          </Rows>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={2} height="3rem" />
      )}
      {!canChange && <p className="soft">{t("notAllowed")}</p>}
      {changing?.act === "rename" && <RenameTag tag={changing.tag} onClose={close} />}
      {changing?.act === "delete" && (
        <ConfirmActionDialog
          endpoint={deleteTag}
          request={{ params: { id: changing.tag.id } }}
          refreshes={["tags", "tickets"]}
          done={t("tags.deleted")}
          title={t("tags.deleteTitle", { name: changing.tag.name })}
          confirm={t("tags.delete")}
          onClose={close}
        >
          <p>{t("tags.deleteText")}</p>
        </ConfirmActionDialog>
      )}
    </SettingsSection>
  );
}
