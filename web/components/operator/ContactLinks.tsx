import { useTranslation } from "react-i18next";
import type { DemoRequest } from "#shared/contract/demo-requests.ts";
import { MailIcon } from "#web/ui/icons.tsx";
import { ExternalIcon, PhoneIcon } from "#web/ui/site-icons.tsx";
import css from "./DemoRequestRow.module.css";

/** Returns the address of a website that was typed with or without its scheme. Undefined when it is not an address. */
function siteOf(link: string): string | undefined {
  const url = URL.parse(/^https?:\/\//i.test(link) ? link : `https://${link}`);
  return link !== "" && url ? url.href : undefined;
}

/** Links that call, mail or message a visitor. */
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
