import { useTranslation } from "react-i18next";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import { useFocusOnNavigation } from "#web/page-focus.ts";
import { usePageTitle } from "#web/page-title.ts";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";

/** Shown instead of a page for which the member has no permission. */
export function ClosedPage() {
  const { t } = useTranslation(["portal", "common"]);
  usePageTitle();
  useFocusOnNavigation();
  return (
    <Page>
      <PageHead title={t("closed.title")} />
      <EmptyState
        title={t("closed.reason")}
        action={<LinkButton to={paths.dashboard()}>{t("common:titles.dashboard")}</LinkButton>}
      >
        {t("closed.text")}
      </EmptyState>
    </Page>
  );
}
