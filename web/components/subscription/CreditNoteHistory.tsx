import { useTranslation } from "react-i18next";
import type { CreditNote } from "#shared/contract/refunds.ts";
import { useAction } from "#web/api/use-action.ts";
import { Rows, Section } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { saveFile } from "#web/save-file.ts";
import { Button } from "#web/ui/Button.tsx";
import { DownloadIcon } from "#web/ui/icons.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import css from "./SubscriptionHistory.module.css";

type Download = (id: string) => Promise<{ blob: Blob; name: string }>;

/** The refunds, each with its credit note as a PDF file. Renders nothing when there are none. */
export function CreditNoteHistory({ notes, download }: { notes: CreditNote[]; download: Download }) {
  const { t } = useTranslation("subscription");
  if (notes.length === 0) return null;
  return (
    <Section title={t("creditNotes.title")}>
      <Rows label={t("creditNotes.title")}>
        {notes.map((note) => (
          <NoteRow key={note.id} note={note} download={download} />
        ))}
      </Rows>
    </Section>
  );
}

function NoteRow({ note, download }: { note: CreditNote; download: Download }) {
  const { t } = useTranslation("subscription");
  const format = useFormat();
  const save = useAction(async () => saveFile(await download(note.id)));
  return (
    <li className={css.row}>
      <div>
        <b>
          <Ltr>{note.number}</Ltr>
        </b>
        <small>
          {t("creditNotes.of", { number: note.invoice_number, date: format.date(note.issued_at) })} ·{" "}
          <bdi>{note.reason}</bdi>
        </small>
      </div>
      <span>{format.money(note.total_halalas / 100)}</span>
      <Button
        size="small"
        isPending={save.isPending}
        aria-label={t("invoices.downloadNumber", { number: note.number })}
        onClick={() => void save.run()}
      >
        <DownloadIcon size="small" />
        {t("invoices.download")}
      </Button>
    </li>
  );
}
