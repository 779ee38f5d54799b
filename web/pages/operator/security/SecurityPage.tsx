import { useTranslation } from "react-i18next";
import { Page, PageHead } from "#web/components/portal/Page.tsx";
import { SecondStep } from "#web/components/second-step/SecondStep.tsx";
import { Sessions } from "#web/pages/portal/settings/Sessions.tsx";

/** The operator's own log-in: the second step and the sessions. */
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
