import { useTranslation } from "react-i18next";
import { KnowledgeTabs } from "../../../../components/knowledge/KnowledgeTabs.tsx";
import { Page, PageHead } from "../../../../components/portal/Page.tsx";

export function GapsPage() {
  const { t } = useTranslation(["knowledge", "common"]);
  return (
    <Page>
      <PageHead title={t("common:titles.knowledge")} note={t("note")} />
      <KnowledgeTabs />
    </Page>
  );
}
