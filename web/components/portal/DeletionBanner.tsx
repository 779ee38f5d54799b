import { useTranslation } from "react-i18next";
import { getOrganizationDeletion } from "#web/api/endpoints/organization-deletions.ts";
import { useRead } from "#web/api/use-read.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { portalPaths } from "#web/portal-paths.ts";
import { ShieldIcon } from "#web/ui/icons.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./SupportAccessBanner.module.css";

/** The banner above every page while the business waits to be deleted, so that every member knows. */
export function DeletionBanner({ isOwner }: { isOwner: boolean }) {
  const { t } = useTranslation("portal");
  const format = useFormat();
  const waiting = useRead(getOrganizationDeletion, {}).data?.data;
  if (!waiting) return null;
  return (
    <section aria-label={t("deletion.label")} className={css.banner}>
      <ShieldIcon size="small" />
      <p>{t("deletion.text", { date: format.date(waiting.due_at), time: format.time(waiting.due_at) })}</p>
      {isOwner && <TextLink to={portalPaths.personalData()}>{t("deletion.manage")}</TextLink>}
    </section>
  );
}
