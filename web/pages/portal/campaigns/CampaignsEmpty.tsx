import { useTranslation } from "react-i18next";
import { getCurrentUser } from "#web/api/endpoints/me.ts";
import { useRead } from "#web/api/use-read.ts";
import { CustomerPhone } from "#web/components/campaigns/CustomerPhone.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { paths } from "#web/paths.ts";
import { Button, LinkButton } from "#web/ui/Button.tsx";
import { ForwardIcon } from "#web/ui/site-icons.tsx";
import css from "./CampaignsPage.module.css";

/** Explains campaigns with an example and offers to create the first one (B39). */
export function CampaignsEmpty({
  onBegin,
  isBeginning,
  hasChannel,
}: {
  onBegin: () => void;
  isBeginning: boolean;
  hasChannel: boolean;
}) {
  const { t } = useTranslation("campaigns");
  const { currentLanguage } = useLanguage();
  const organization = useRead(getCurrentUser, {}).data?.data.organization;
  return (
    <div className={css.empty}>
      <div className={css.teach}>
        <h2>{t("empty.title")}</h2>
        <p>{t("empty.text")}</p>
        {hasChannel ? (
          <Button look="main" isPending={isBeginning} onClick={onBegin}>
            {t("empty.go")}
          </Button>
        ) : (
          <>
            <p>{t("channel.none")}</p>
            <LinkButton to={paths.channels()} look="main">
              {t("empty.channel")}
              <ForwardIcon size="small" />
            </LinkButton>
          </>
        )}
        <small>{t("empty.fair")}</small>
      </div>
      <div className={css.example}>
        <CustomerPhone
          channel="whatsapp"
          business={organization?.brand[currentLanguage] || organization?.name || ""}
          text={[
            { text: t("empty.exampleBefore"), own: false },
            { text: t("empty.exampleName"), own: true },
            { text: t("empty.exampleAfter"), own: false },
          ]}
          laterMessages={[
            { text: t("empty.exampleReply"), by: "customer" },
            { text: t("empty.exampleAnswer"), by: "agent" },
          ]}
        />
        <span>{t("empty.example")}</span>
      </div>
    </div>
  );
}
