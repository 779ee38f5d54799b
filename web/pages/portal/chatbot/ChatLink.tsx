import { Trans, useTranslation } from "react-i18next";
import type { Chatbot } from "#shared/contract/chatbot.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Section } from "#web/components/portal/Page.tsx";
import { LazyQrCode } from "#web/components/qr/LazyQrCode.tsx";
import { LinkButton } from "#web/ui/Button.tsx";
import { CopyField } from "#web/ui/CopyField.tsx";
import { ExternalIcon } from "#web/ui/site-icons.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import css from "./ChatbotPage.module.css";

/** The chat's address to share, and the embed code. */
export function ChatLink({ chatbot }: { chatbot: Chatbot }) {
  const { t } = useTranslation("chatbot");
  const format = useFormat();
  return (
    <>
      <Section
        className={css.first ?? ""}
        title={t("address.title")}
        note={t("address.note", { date: format.date(chatbot.created_at) })}
      >
        <div className={css.part}>
          <CopyField label={t("address.label")} value={chatbot.url} />
          <p className={css.text}>{t("address.uses")}</p>
          <LazyQrCode content={chatbot.url} label={t("address.code")} />
          <LinkButton external to={chatbot.url}>
            {t("address.open")}
            <ExternalIcon size="small" />
          </LinkButton>
        </div>
      </Section>
      <Section
        title={t("embed.title")}
        note={<Trans t={t} i18nKey="embed.note" values={{ tag: "</body>" }} components={{ tag: <Ltr /> }} />}
      >
        <div className={css.part}>
          <CopyField label={t("embed.label")} value={chatbot.embed_code} lines={5} />
          <p className={css.text}>{t("embed.text")}</p>
        </div>
      </Section>
    </>
  );
}
