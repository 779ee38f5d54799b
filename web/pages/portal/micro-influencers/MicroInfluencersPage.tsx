import { useTranslation } from "react-i18next";
import { Lede, Page, PageHead } from "#web/components/portal/Page.tsx";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { ForwardIcon } from "#web/ui/site-icons.tsx";
import css from "./MicroInfluencersPage.module.css";

/** A screen of the product that is not built yet: says what it will do and what works today, and shows nothing else. */
export function MicroInfluencersPage() {
  const { t } = useTranslation(["guide", "common", "portal"]);
  return (
    <Page>
      <PageHead title={t("common:titles.microInfluencers")} note={t("portal:menu.soon")} />
      <Lede>{t("coming.microInfluencers")}</Lede>
      <div className={css.today}>
        <p>{t("coming.today")}</p>
        <LinkButton to={paths.campaigns()} look="main">
          {t("coming.go")}
          <ForwardIcon size="small" />
        </LinkButton>
      </div>
    </Page>
  );
}
