import { useState } from "react";
import { useTranslation } from "react-i18next";
import { getCurrentUser } from "#web/api/endpoints/me.ts";
import { listOperators } from "#web/api/endpoints/operators.ts";
import { useRead } from "#web/api/use-read.ts";
import { Page, PageHead, Rows } from "#web/components/portal/Page.tsx";
import { operatorPaths } from "#web/operator-paths.ts";
import { Button, LinkButton } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { AddIcon } from "#web/ui/icons.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { InviteOperatorDialog } from "./InviteOperatorDialog.tsx";
import { OperatorRow } from "./OperatorRow.tsx";

/** The operators who can log in to the back office. */
export function OperatorsPage() {
  const { t } = useTranslation("operator");
  const self = useRead(getCurrentUser, {}).data?.data.user.id;
  const { data, error, refetch } = useRead(listOperators, {});
  const [isInviting, setInviting] = useState(false);
  const title = t("titles.operatorPeople");
  return (
    <Page>
      <PageHead
        title={title}
        note={t("people.note")}
        end={
          <>
            <LinkButton to={operatorPaths.activity()}>{t("titles.operatorActivity")}</LinkButton>
            <Button look="main" onClick={() => setInviting(true)}>
              <AddIcon size="small" />
              {t("people.invite")}
            </Button>
          </>
        }
      />
      {data ? (
        <Rows label={title}>
          {data.data.map((operator) => (
            <OperatorRow key={operator.id} operator={operator} isSelf={operator.id === self} />
          ))}
        </Rows>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={3} height="4rem" />
      )}
      {isInviting && <InviteOperatorDialog onClose={() => setInviting(false)} />}
    </Page>
  );
}
