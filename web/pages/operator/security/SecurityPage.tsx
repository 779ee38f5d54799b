import { useTranslation } from "react-i18next";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import { SecondStep } from "#web/components/second-step/SecondStep.tsx";
import { Sessions } from "#web/pages/portal/settings/Sessions.tsx";

/** An operator's own log-in: its second step, and where they are logged in. */
export function SecurityPage() {
  const { t } = useTranslation("operator");
  return (
    <Page>
      <PageHead title={t("titles.operatorSecurity")} />
      <SecondStep />
      <Sessions />
    </Page>
  );
}
