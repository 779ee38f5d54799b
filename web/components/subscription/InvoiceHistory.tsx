import { useTranslation } from "react-i18next";
import type { Invoice } from "#shared/contract/invoices.ts";
import { useAction } from "#web/api/use-action.ts";
import { Rows, Section } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { saveFile } from "#web/save-file.ts";
import { Button } from "#web/ui/Button.tsx";
import { DownloadIcon } from "#web/ui/icons.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import css from "./SubscriptionHistory.module.css";

type Download = (id: string) => Promise<{ blob: Blob; name: string }>;

/** The invoices, the latest first, each as a PDF file. */
export function InvoiceHistory({
  invoices,
  download,
  end,
}: {
  invoices: Invoice[];
  download: Download;
  /** Renders the other actions on an invoice. */
  end?: (invoice: Invoice) => React.ReactNode;
}) {
  const { t } = useTranslation("subscription");
  return (
    <Section title={t("invoices.title")}>
      {invoices.length === 0 ? (
        <p className={css.soft}>{t("invoices.none")}</p>
      ) : (
        <Rows label={t("invoices.title")}>
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} download={download} end={end?.(invoice)} />
          ))}
        </Rows>
      )}
    </Section>
  );
}

function InvoiceRow({
  invoice,
  download,
  end,
}: {
  invoice: Invoice;
  download: Download;
  end: React.ReactNode;
}) {
  const { t } = useTranslation(["subscription", "pricing"]);
  const format = useFormat();
  const save = useAction(async () => saveFile(await download(invoice.id)));
  return (
    <li className={css.row}>
      <div>
        <b>
          <Ltr>{invoice.number}</Ltr> · {t(`pricing:${invoice.plan}.name`)}
        </b>
        <small>
          <time dateTime={invoice.issued_at}>
            {t("invoices.issued", { date: format.date(invoice.issued_at) })}
          </time>
          {invoice.credited_halalas > 0 &&
            ` · ${t("invoices.credited", { amount: format.money(invoice.credited_halalas / 100) })}`}
        </small>
      </div>
      <span>{format.money(invoice.total_halalas / 100)}</span>
      <Button
        size="small"
        isPending={save.isPending}
        aria-label={t("invoices.downloadNumber", { number: invoice.number })}
        onClick={() => void save.run()}
      >
        <DownloadIcon size="small" />
        {t("invoices.download")}
      </Button>
      {end}
    </li>
  );
}
