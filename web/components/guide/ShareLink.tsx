import { useTranslation } from "react-i18next";
import { Section } from "#web/components/portal/Page.tsx";
import { Button } from "#web/ui/Button.tsx";
import { LazyQrCode } from "#web/components/qr/LazyQrCode.tsx";
import { CopyField } from "#web/ui/CopyField.tsx";
import css from "./ShareLink.module.css";

interface ShareLinkProps {
  /** The chat's address. Undefined until it is generated. */
  url: string | undefined;
  isLive: boolean;
  /** Generates the address. Undefined for members who may not. */
  generate: { isPending: boolean; run: () => void } | undefined;
}

/** The last step of the introduction: the chat's address to share or print, and the button that generates it. */
export function ShareLink({ url, isLive, generate }: ShareLinkProps) {
  const { t } = useTranslation("guide");
  return (
    <Section title={t("share.title")} note={t(isLive ? "share.note" : "share.untrained")}>
      <div className={css.share}>
        {url ? (
          <>
            <CopyField label={t("share.label")} value={url} />
            <LazyQrCode content={url} label={t("share.code")} />
          </>
        ) : generate ? (
          <Button className={css.generate} isPending={generate.isPending} onClick={generate.run}>
            {t("share.generate")}
          </Button>
        ) : (
          <p>{t("share.notAllowed")}</p>
        )}
      </div>
    </Section>
  );
}
