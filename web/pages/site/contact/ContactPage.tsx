import { useTranslation } from "react-i18next";
import { SitePage } from "#web/components/site/SitePage.tsx";
import { SocialMark } from "#web/components/site/SocialMark.tsx";
import { useSite } from "#web/components/site/use-site.ts";
import { ForwardIcon, PhoneIcon } from "#web/ui/site-icons.tsx";
import section from "#web/pages/site/home/section.module.css";
import css from "./ContactPage.module.css";
import { DemoRequestForm } from "./DemoRequestForm.tsx";

/** The contact page (C091–C101): three ways to reach people, and the form for a demo. */
export function ContactPage() {
  const { t } = useTranslation("contact");
  const { contact } = useSite();
  return (
    <SitePage>
      <div className={section.wrap}>
        <div className={css.head}>
          <h1>{t("title")}</h1>
          <p>{t("lead")}</p>
        </div>
        <ul className={css.lines}>
          <Line
            className={css.lit}
            href={contact.whatsapp}
            external
            icon={<SocialMark network="whatsapp" />}
            name={t("whatsapp")}
            value={formatPhone(contact.whatsapp.replace(/^.*\/(\d+).*$/, "+$1"))}
            note={t("whatsappNote")}
          />
          <Line
            href={`tel:${contact.phone}`}
            icon={<PhoneIcon size="large" />}
            name={t("phone")}
            value={formatPhone(contact.phone)}
            note={t("phoneNote")}
          />
          <Line
            href={`mailto:${contact.email}`}
            icon={<SocialMark network="email" />}
            name={t("email")}
            value={contact.email}
            note={t("emailNote")}
          />
        </ul>
      </div>
      <section className={css.demo}>
        <div className={`${section.wrap} ${css.inside}`}>
          <div>
            <h2>{t("demo.title")}</h2>
            <p className={css.lead}>{t("demo.lead")}</p>
            <ol className={css.then}>
              {(["today", "before", "at"] as const).map((step) => (
                <li key={step} className={step === "at" ? css.goal : undefined}>
                  <span>{t(`demo.${step}`)}</span>
                  <p>{t(`demo.${step}Text`)}</p>
                </li>
              ))}
            </ol>
          </div>
          <DemoRequestForm />
        </div>
      </section>
    </SitePage>
  );
}

/** Formats `+966110000000` as `+966 11 000 0000`. */
function formatPhone(phone: string): string {
  const saudi = /^\+966(\d{2})(\d{3})(\d{4})$/.exec(phone);
  return saudi ? `+966\u00a0${saudi[1]}\u00a0${saudi[2]}\u00a0${saudi[3]}` : phone;
}

interface LineProps {
  href: string;
  external?: boolean;
  icon: React.ReactNode;
  name: string;
  value: string;
  note: string;
  className?: string | undefined;
}

function Line({ href, external, icon, name, value, note, className }: LineProps) {
  return (
    <li className={className}>
      <a href={href} {...(external ? { target: "_blank", rel: "noopener" } : {})}>
        <span className={css.kind}>
          {icon}
          {name}
        </span>
        <b>
          <bdi dir="ltr">{value}</bdi>
        </b>
        <span className={css.note}>{note}</span>
        <span className={css.go}>
          <ForwardIcon size="large" />
        </span>
      </a>
    </li>
  );
}
