import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  getOrganizationDeletion,
  withdrawOrganizationDeletion,
} from "#web/api/endpoints/organization-deletions.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { Section } from "#web/components/portal/Page.tsx";
import { useWhenInSentence } from "#web/i18n/use-when-in-sentence.ts";
import { Button } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import css from "./BusinessData.module.css";
import { DeleteBusinessDialog } from "./DeleteBusinessDialog.tsx";

/** The deletion of the business, which an owner can request and cancel until it is carried out. */
export function BusinessDeletion() {
  const { t } = useTranslation("personalData");
  const whenInSentence = useWhenInSentence();
  const [isAsking, setIsAsking] = useState(false);
  const { data, error, refetch } = useRead(getOrganizationDeletion, {});
  const takeBack = useAction(withdrawOrganizationDeletion, {
    refreshes: ["privacy"],
    done: { text: t("deletion.takenBack"), note: t("deletion.takenBackText") },
  });
  const waiting = data?.data;
  return (
    <Section title={t("deletion.title")}>
      <div className={css.body}>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton rows={1} />}
        {data && !waiting && (
          <>
            <p className="soft">{t("deletion.text")}</p>
            <p>
              <Button look="danger" onClick={() => setIsAsking(true)}>
                {t("deletion.request")}
              </Button>
            </p>
          </>
        )}
        {waiting && (
          <>
            <p>
              <b>
                {t(`deletion.${waiting.state === "waiting" ? "waiting" : "erasing"}`, {
                  date: whenInSentence(waiting.due_at),
                })}
              </b>
            </p>
            <p className="soft">
              {t("deletion.asked", {
                name: `\u2068${waiting.requested_by}\u2069`,
                date: whenInSentence(waiting.requested_at),
              })}
            </p>
            {waiting.state === "waiting" && (
              <p>
                <Button look="main" isPending={takeBack.isPending} onClick={() => void takeBack.run()}>
                  {t("deletion.takeBack")}
                </Button>
              </p>
            )}
          </>
        )}
      </div>
      {isAsking && <DeleteBusinessDialog onClose={() => setIsAsking(false)} />}
    </Section>
  );
}
