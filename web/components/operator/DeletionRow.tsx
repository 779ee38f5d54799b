import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OperatorDeletion } from "#shared/contract/organization-deletions.ts";
import { useWhenInSentence } from "#web/i18n/use-when-in-sentence.ts";
import { operatorPaths } from "#web/operator-paths.ts";
import { Button } from "#web/ui/Button.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./DemoRequestRow.module.css";
import { TakeBackDialog } from "./TakeBackDialog.tsx";

/** A request to delete a business: its organisation, its due time and its state. It is a child of `Rows`. */
export function DeletionRow({ deletion }: { deletion: OperatorDeletion }) {
  const { t } = useTranslation("operatorDeletions");
  const whenInSentence = useWhenInSentence();
  const [isTakingBack, setIsTakingBack] = useState(false);
  const { state, organization_id, organization_name: name, due_at, ended_at, reason } = deletion;
  return (
    <li className={css.row} data-request={deletion.id}>
      <div className={css.who}>
        <h2>
          {state === "done" ? (
            t("erased")
          ) : (
            <TextLink to={operatorPaths.organization(organization_id)}>
              <bdi>{name}</bdi>
            </TextLink>
          )}
        </h2>
        <small>
          {state === "done" ? (
            <Ltr>{organization_id}</Ltr>
          ) : (
            t("by", { name: `\u2068${deletion.requested_by}\u2069` })
          )}
        </small>
      </div>
      <div className={css.when}>
        <span>
          {state === "waiting"
            ? t("due", { when: whenInSentence(due_at) })
            : t(`states.${state}`, { when: whenInSentence(ended_at ?? due_at) })}
        </span>
        <small>
          <time dateTime={deletion.requested_at}>
            {t("asked", { when: whenInSentence(deletion.requested_at) })}
          </time>
        </small>
      </div>
      {reason !== "" && (
        <div className={css.more}>
          <p dir="auto" className={css.words}>
            {reason}
          </p>
        </div>
      )}
      {state === "waiting" && (
        <div className={css.acts}>
          <Button size="small" onClick={() => setIsTakingBack(true)}>
            {t("takeBack")}
          </Button>
        </div>
      )}
      {isTakingBack && <TakeBackDialog deletion={deletion} onClose={() => setIsTakingBack(false)} />}
    </li>
  );
}
