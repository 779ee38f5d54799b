import { useTranslation } from "react-i18next";
import { Section } from "#web/components/portal/Page.tsx";
import { LazyQrCode } from "#web/components/qr/LazyQrCode.tsx";
import { CopyField } from "#web/ui/CopyField.tsx";
import css from "./ShareLink.module.css";

/** The last step of the introduction: the chat's address to share or print. */
export function ShareLink({ url }: { url: string }) {
  const { t } = useTranslation("guide");
  return (
    <Section title={t("share.title")} note={t("share.note")}>
      <div className={css.share}>
        <CopyField label={t("share.label")} value={url} />
        <LazyQrCode content={url} label={t("share.code")} />
      </div>
    </Section>
  );
}
