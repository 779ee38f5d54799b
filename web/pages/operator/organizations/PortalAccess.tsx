import { useTranslation } from "react-i18next";
import { enterOrganization } from "#web/api/endpoints/support-access.ts";
import { beginSupportSession } from "#web/api/session.ts";
import { useAction } from "#web/api/use-action.ts";
import { Section } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/Button.tsx";
import css from "./OrganizationPage.module.css";

/** Opens a business's portal while its owner allows it. */
export function PortalAccess({ id, until }: { id: string; until: string | null }) {
  const { t } = useTranslation("operator");
  const format = useFormat();
  const enter = useAction(enterOrganization, {
    refreshes: ["operator"],
    onDone: ({ data: { token } }) => {
      beginSupportSession(token);
      // A full load, so that no data of the back office stay in memory.
      location.assign(paths.dashboard());
    },
  });
  return (
    <Section title={t("organizations.access.title")}>
      <div className={css.access}>
        <p className={css.soft}>
          {until
            ? t("organizations.access.on", { date: format.date(until), time: format.time(until) })
            : t("organizations.access.off")}
        </p>
        {until && (
          <Button isPending={enter.isPending} onClick={() => void enter.run({ params: { id } })}>
            {t("organizations.access.enter")}
          </Button>
        )}
      </div>
    </Section>
  );
}
