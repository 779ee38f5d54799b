import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "#web/use-search-params.ts";
import type { TriageRule } from "#shared/contract/triage-rules.ts";
import { listTriageRules } from "#web/api/endpoints/triage-rules.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useRead } from "#web/api/use-read.ts";
import { Page, PageHead, Rows } from "#web/components/portal/Page.tsx";
import { paths } from "#web/paths.ts";
import { portalPaths } from "#web/portal-paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { EmptyPicture } from "#web/components/pictures/EmptyPicture.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { AddIcon } from "#web/ui/icons.tsx";
import { BackIcon } from "#web/ui/site-icons.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { RuleForm } from "./RuleForm.tsx";
import { RuleRow } from "./RuleRow.tsx";
import { TrialDialog } from "./TrialDialog.tsx";
import css from "./TriageRulesPage.module.css";

/** The rules in their order. `rule` in the address is the edited rule's id, or `new`. */
export function TriageRulesPage() {
  const { t } = useTranslation("triageRules");
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useRead(listTriageRules, {});
  const [tried, setTried] = useState<TriageRule>();
  const edited = search.get("rule");
  const edit = (rule?: string) => setSearch(rule ? { rule } : {});
  if (error instanceof ApiError && error.code === "forbidden")
    return (
      <Page>
        <PageHead title={t("title")} />
        <EmptyState
          title={t("ownersOnly.title")}
          action={<LinkButton to={paths.settings()}>{t("back")}</LinkButton>}
        >
          {t("ownersOnly.text")}
        </EmptyState>
      </Page>
    );
  const rules = data?.data.rules ?? [];
  const rule = rules.find(({ id }) => id === edited);
  if (data && (rule || edited === "new"))
    return (
      <RuleForm
        key={edited}
        rule={rule}
        topics={data.data.topics}
        onClose={() => edit()}
        onSaved={(saved) => {
          edit();
          setTried(saved);
        }}
      />
    );
  const add = (
    <LinkButton look="main" to={portalPaths.triageRules({ rule: "new" })}>
      <AddIcon size="small" />
      {t("add")}
    </LinkButton>
  );
  return (
    <Page>
      <PageHead
        title={t("title")}
        note={t("note")}
        end={
          <>
            <LinkButton look="quiet" to={paths.settings()}>
              <BackIcon size="small" />
              {t("back")}
            </LinkButton>
            {rules.length > 0 && add}
          </>
        }
      />
      {data ? (
        rules.length === 0 ? (
          <EmptyState title={t("none")} picture={<EmptyPicture kind="rules" />} action={add}>
            {t("noneText")}
          </EmptyState>
        ) : (
          <div className={css.list}>
            <p className="soft">{t("order")}</p>
            <Rows label={t("list")}>
              {rules.map((rule, place) => (
                <RuleRow
                  key={rule.id}
                  rule={rule}
                  place={place}
                  ids={rules.map(({ id }) => id)}
                  onEdit={() => edit(rule.id)}
                  onTry={() => setTried(rule)}
                />
              ))}
            </Rows>
          </div>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={4} height="4.5rem" />
      )}
      {tried && (
        <TrialDialog
          rule={rules.find(({ id }) => id === tried.id) ?? tried}
          onEdit={() => {
            setTried(undefined);
            edit(tried.id);
          }}
          onClose={() => setTried(undefined)}
        />
      )}
    </Page>
  );
}
