import { useTranslation } from "react-i18next";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/Button.tsx";
import { RichText } from "#web/ui/RichText.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import { ShieldIcon } from "#web/ui/icons.tsx";
import css from "./SupportAccessBanner.module.css";

/**
 * The banner above every page while the company can access the portal. The business sees the access and where to end
 * it. The operator sees whose portal they are in.
 */
export function SupportAccessBanner({
  access,
  isOwner,
  organizationName,
  onLeave,
}: {
  access: { expires_at: string; is_own: boolean };
  isOwner: boolean;
  organizationName: string;
  onLeave: () => void;
}) {
  const { t } = useTranslation("portal");
  const format = useFormat();
  const until = { date: format.date(access.expires_at), time: format.time(access.expires_at) };
  return (
    <section aria-label={t("supportAccess.label")} data-support={access.is_own} className={css.banner}>
      <ShieldIcon size="small" />
      {access.is_own ? (
        <>
          <p>
            <RichText
              text={t("supportAccess.own", { name: organizationName, ...until })}
              parts={{ b: (name) => <bdi>{name}</bdi> }}
            />
          </p>
          <Button size="small" onClick={onLeave}>
            {t("supportAccess.leave")}
          </Button>
        </>
      ) : (
        <>
          <p>{t("supportAccess.on", until)}</p>
          {isOwner && (
            <TextLink to={`${paths.settings()}#support-access`}>{t("supportAccess.manage")}</TextLink>
          )}
        </>
      )}
    </section>
  );
}
