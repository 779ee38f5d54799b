import { useTranslation } from "react-i18next";
import type { DemoRequest } from "#shared/contract/demo-requests.ts";
import { MailIcon } from "#web/ui/icons.tsx";
import { ExternalIcon, PhoneIcon } from "#web/ui/site-icons.tsx";
import css from "./DemoRequestRow.module.css";

/** People write their site without its scheme; what is no web address then gives no link. */
function siteOf(link: string): string | undefined {
  const url = URL.parse(/^https?:\/\//i.test(link) ? link : `https://${link}`);
  return link !== "" && url ? url.href : undefined;
}

/** The ways to answer a visitor, each one press away. */
export function ContactLinks({ request }: { request: DemoRequest }) {
  const { t } = useTranslation("operator");
  const site = siteOf(request.website_link);
  return (
    <p className={css.links}>
      <a href={`tel:${request.phone_number.replace(/[^+\d]/g, "")}`}>
        <PhoneIcon size="small" />
        {t("requests.call")}
      </a>
      {request.contact_email && (
        <a href={`mailto:${encodeURIComponent(request.contact_email)}`}>
          <MailIcon size="small" />
          {t("requests.mail")}
        </a>
      )}
      {site && (
        <a href={site} target="_blank" rel="noopener noreferrer">
          <ExternalIcon size="small" />
          {t("requests.site")}
        </a>
      )}
    </p>
  );
}
