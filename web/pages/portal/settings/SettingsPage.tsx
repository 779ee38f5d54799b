import { useTranslation } from "react-i18next";
import { getCurrentUser } from "#web/api/endpoints/me.ts";
import { useRead } from "#web/api/use-read.ts";
import { useScrollToHash } from "#web/page-focus.ts";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { SettingsContents } from "./SettingsContents.tsx";
import css from "./SettingsPage.module.css";
import { useSettingsParts } from "./use-settings-parts.tsx";

/** The settings (C238): the member's own first, then the business's, with a table of contents. */
export function SettingsPage() {
  const { t } = useTranslation(["settings", "common"]);
  const { data, error, refetch } = useRead(getCurrentUser, {});
  useScrollToHash(data !== undefined);
  const groups = useSettingsParts(data?.data);
  return (
    <Page>
      <PageHead title={t("common:titles.settings")} note={t("note")} />
      {data ? (
        <div className={css.settings}>
          <SettingsContents groups={groups} />
          <div className={css.parts}>{groups.map(({ parts }) => parts.map(({ content }) => content))}</div>
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={6} height="4rem" />
      )}
    </Page>
  );
}
