import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { eraseCustomer, previewErasure } from "#web/api/endpoints/privacy-requests.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { useCustomerName } from "#web/components/ticket/customer-name.ts";
import { paths } from "#web/paths.ts";
import { Bullets } from "#web/ui/Bullets.tsx";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import type { Customer } from "./data.ts";

/** Explains what is erased, what is kept and what the agent forgets, and erases a customer after confirmation. */
export function EraseCustomerDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { t } = useTranslation("personalData");
  const navigate = useNavigate();
  const name = useCustomerName()(customer);
  const params = { id: customer.id };
  const preview = useRead(previewErasure, { params });
  const erase = useAction(eraseCustomer, {
    refreshes: ["tickets", "dashboard", "faqs", "gaps", "privacy"],
    done: { text: t("erase.done"), note: t("erase.doneText") },
    onDone: () => navigate(paths.customers()),
  });
  const counts = preview.data?.data;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t("erase.title", { name })}
      confirm={t("erase.confirm")}
      isPending={erase.isPending || !counts}
      onConfirm={() => void erase.run({ params })}
    >
      {preview.error && <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />}
      {preview.isPending && <Skeleton rows={3} />}
      {counts && (
        <>
          <p>{t("erase.gone")}</p>
          <Bullets>
            <li>
              {t("erase.conversations", {
                count: counts.conversations,
                messages: t("erase.messages", { count: counts.messages }),
              })}
            </li>
            {counts.files > 0 && <li>{t("erase.files", { count: counts.files })}</li>}
            <li>{t("erase.rest")}</li>
            {counts.phrasings > 0 && <li>{t("erase.phrasings", { count: counts.phrasings })}</li>}
          </Bullets>
          {counts.answers.length > 0 && (
            <>
              <p>{t("erase.answers", { count: counts.answers.length })}</p>
              <Bullets>
                {counts.answers.map(({ id, answer }) => (
                  <li key={id}>
                    <bdi>{answer}</bdi>
                  </li>
                ))}
              </Bullets>
              <p>
                <TextLink to={paths.answers()}>{t("erase.openAnswers")}</TextLink>
              </p>
            </>
          )}
          <p>{t("erase.stays")}</p>
          <p>
            <b>{t("erase.final")}</b>
          </p>
        </>
      )}
    </ConfirmDialog>
  );
}
