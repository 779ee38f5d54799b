import { useTranslation } from "react-i18next";
import { listOrganizationCopies, requestOrganizationCopy } from "#web/api/endpoints/organization-copies.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { Rows, Section } from "#web/components/portal/Page.tsx";
import { Button } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import css from "./BusinessData.module.css";
import { BusinessCopyRow } from "./BusinessCopyRow.tsx";

/** The copies of the business's data, which an owner can request and download. */
export function BusinessCopies() {
  const { t } = useTranslation("personalData");
  const { data, error, refetch } = useRead(listOrganizationCopies, {});
  const request = useAction(requestOrganizationCopy, {
    refreshes: ["privacy"],
    done: { text: t("copy.requested"), note: t("copy.requestedText") },
  });
  const copies = data?.data ?? [];
  return (
    <Section title={t("copy.title")}>
      <div className={css.body}>
        <p className="soft">{t("copy.text")}</p>
        <p>
          <Button
            isPending={request.isPending || copies.some(({ state }) => state === "waiting")}
            onClick={() => void request.run()}
          >
            {t("copy.request")}
          </Button>
        </p>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton rows={1} />}
        {copies.length > 0 && (
          <>
            <Rows label={t("copy.list")}>
              {copies.map((copy) => (
                <BusinessCopyRow key={copy.id} copy={copy} />
              ))}
            </Rows>
            <p className="soft">{t("copy.keep")}</p>
          </>
        )}
      </div>
    </Section>
  );
}
