import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Section } from "#web/components/portal/Page.tsx";
import { Button } from "#web/ui/Button.tsx";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";
import css from "./ChatbotPage.module.css";
import type { Generate } from "./use-generate.ts";

/** Replaces the chat's address (C199). The effect on the current address is explained first. */
export function ChangeLink({ canChange, generate }: { canChange: boolean; generate: Generate }) {
  const { t } = useTranslation("chatbot");
  const [isAsking, setAsking] = useState(false);
  const change = async () => {
    await generate.run();
    setAsking(false);
  };
  return (
    <Section title={t("change.title")}>
      <div className={css.part}>
        <p className={css.text}>{canChange ? t("change.text") : t("notAllowed")}</p>
        {canChange && <Button onClick={() => setAsking(true)}>{t("change.button")}</Button>}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void change()}
        isPending={generate.isPending}
        title={t("change.confirmTitle")}
        confirm={t("change.confirm")}
      >
        <p>{t("change.confirmText")}</p>
      </ConfirmDialog>
    </Section>
  );
}
