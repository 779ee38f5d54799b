import { useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { Navigate } from "react-router";
import { listIndustries, me } from "#shared/contract/auth.ts";
import { listOrganizations } from "#shared/contract/organizations.ts";
import { useRead } from "#web/api/use-read.ts";
import { OperatorFrame } from "#web/components/operator/OperatorFrame.tsx";
import { OrganizationTable } from "#web/components/operator/OrganizationTable.tsx";
import { Lede, Page, PageHead } from "#web/components/portal/Page.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { paths } from "#web/paths.ts";
import { SignedIn } from "#web/SignedIn.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { SearchIcon, ShieldIcon } from "#web/ui/icons.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { Spinner } from "#web/ui/Spinner.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { leave } from "#web/pages/leave.ts";
import css from "./OperatorPage.module.css";

/** The back office of the company that runs Wakil. Members of a business are sent to their own portal. */
export function OperatorPage() {
  return (
    <SignedIn>
      <Back />
    </SignedIn>
  );
}

function Back() {
  const { data: caller, error, refetch } = useRead(me, {});
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!caller) return <Spinner />;
  const { user } = caller.data;
  if (user.role !== "operator") return <Navigate to={paths.dashboard()} replace />;
  return (
    <OperatorFrame user={user} onLogOut={() => void leave()}>
      <Organizations />
    </OperatorFrame>
  );
}

function Organizations() {
  const { t } = useTranslation("operator");
  const { currentLanguage } = useLanguage();
  const { data, error, refetch } = useRead(listOrganizations, {});
  const { data: industries } = useRead(listIndustries, {});
  const [name, setName] = useState("");
  const all = data?.data ?? [];
  const wanted = name.trim().toLowerCase();
  const found = all.filter((organization) => organization.name.toLowerCase().includes(wanted));
  const industryName = (value: string) => {
    const industry = industries?.data.find((known) => known.value === value);
    return (currentLanguage === "ar" ? industry?.label_arabic : industry?.label) ?? "";
  };
  const values = {
    organizations: t("organizations", { count: all.length }),
    live: all.filter((organization) => organization.published_version !== null).length,
  };
  return (
    <Page>
      <PageHead title={t("title")} />
      {data ? (
        <>
          <Lede>
            <Trans t={t} i18nKey="lede" values={values} components={{ b: <b /> }} />
          </Lede>
          <TextField
            type="search"
            className={css.find}
            label={t("find")}
            hideLabel
            placeholder={t("find")}
            start={<SearchIcon size="small" />}
            value={name}
            onChange={setName}
          />
          {found.length > 0 ? (
            <OrganizationTable organizations={found} industryName={industryName} />
          ) : (
            <EmptyState title={t("none")}>{t(wanted ? "noneFound" : "noneText")}</EmptyState>
          )}
          <p className={css.privacy}>
            <ShieldIcon size="small" />
            {t("privacy")}
          </p>
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={6} height="3.5rem" />
      )}
    </Page>
  );
}
