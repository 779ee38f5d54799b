import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SavedCardStanding } from "#shared/contract/saved-cards.ts";
import { checkSavedCard, getSavedCard, removeCard } from "#web/api/endpoints/saved-cards.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { ConfirmActionDialog } from "#web/components/portal/ConfirmActionDialog.tsx";
import { SettingsSection } from "#web/components/portal/SettingsSection.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { portalPaths } from "#web/portal-paths.ts";
import { Button } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { useSearchParams } from "#web/use-search-params.ts";
import css from "./SavedCard.module.css";

/** The card that renews the subscription, its next charge, and the result of the last one. */
export function SavedCard() {
  const { t } = useTranslation("savedCard");
  const read = useRead(getSavedCard, {});
  const [search] = useSearchParams();
  const check = useAction(checkSavedCard, { refreshes: ["savedCard", "subscription"], failed: null });
  const isReturn = search.has("card");
  // After the return from the bank, the provider is asked at once whether the card or the payment was confirmed.
  const hasChecked = useRef(false);
  const { run } = check;
  useEffect(() => {
    if (!isReturn || hasChecked.current) return;
    hasChecked.current = true;
    void run();
  }, [isReturn, run]);
  return (
    <SettingsSection id="card" title={t("title")} text={t("text")}>
      {read.data ? (
        <Standing standing={read.data.data} onCheck={() => void check.run()} isChecking={check.isPending} />
      ) : read.error ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Skeleton rows={1} height="3.5rem" />
      )}
    </SettingsSection>
  );
}

function Standing({
  standing: { card, charge, next_charge_at },
  onCheck,
  isChecking,
}: {
  standing: SavedCardStanding;
  onCheck: () => void;
  isChecking: boolean;
}) {
  const { t } = useTranslation("savedCard");
  const format = useFormat();
  const [isRemoving, setRemoving] = useState(false);
  // A full load, because the page has its own policy.
  const enter = () => location.assign(portalPaths.subscriptionCard());
  if (!card) return <Button onClick={enter}>{t("add")}</Button>;
  const [year = "", month = ""] = card.expires_on.split("-");
  const isConfirming = charge?.state === "confirming" && charge.confirm_url !== null;
  return (
    <div className={css.state}>
      <p>
        <b>
          <Ltr>{`${card.brand.toUpperCase()} •••• ${card.last_four}`}</Ltr>
        </b>{" "}
        <span className="soft">{t("expires", { date: `${month}/${year}` })}</span>
      </p>
      <p>
        {next_charge_at && card.state === "active"
          ? t("next", { date: format.date(next_charge_at) })
          : t(`state.${card.state}`)}
      </p>
      {charge?.state === "failed" && charge.problem && <p role="alert">{t(`problem.${charge.problem}`)}</p>}
      {isConfirming && <p role="alert">{t("confirm")}</p>}
      <div className={css.row}>
        {isConfirming && (
          <Button look="main" onClick={() => location.assign(charge.confirm_url as string)}>
            {t("confirmOpen")}
          </Button>
        )}
        {(card.state === "verifying" || charge?.state === "asked") && (
          <Button isPending={isChecking} onClick={onCheck}>
            {t("check")}
          </Button>
        )}
        <Button onClick={enter}>{t("change")}</Button>
        <Button onClick={() => setRemoving(true)}>{t("remove")}</Button>
      </div>
      {isRemoving && (
        <ConfirmActionDialog
          endpoint={removeCard}
          request={{}}
          refreshes={["savedCard", "subscription"]}
          done={t("removing.done")}
          title={t("removing.title")}
          confirm={t("removing.confirm")}
          onClose={() => setRemoving(false)}
        >
          <p>{t("removing.text")}</p>
        </ConfirmActionDialog>
      )}
    </div>
  );
}
