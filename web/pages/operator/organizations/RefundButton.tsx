import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Invoice } from "#shared/contract/invoices.ts";
import { toAsciiDigits } from "#shared/rules/digits.ts";
import { maxRefundReasonLength } from "#shared/values/refunds.ts";
import { refundInvoice } from "#web/api/endpoints/refunds.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { FormDialog } from "#web/forms/FormDialog.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { TextField } from "#web/ui/TextField.tsx";

/** Parses an amount in riyals to halalas. NaN when it is invalid. */
function parseHalalas(typed: string): number {
  const digits = toAsciiDigits(typed)
    .replace("٫", ".")
    .replace(/[\s,٬]/g, "");
  return /^\d+(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits) * 100) : Number.NaN;
}

/** Refunds an invoice or a part of its remaining amount, and issues the credit note. */
export function RefundButton({ organizationId, invoice }: { organizationId: string; invoice: Invoice }) {
  const { t } = useTranslation("operator");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        look="quiet"
        aria-label={t("refunds.ofNumber", { number: invoice.number })}
        onClick={() => setOpen(true)}
      >
        {t("refunds.button")}
      </Button>
      {isOpen && (
        <RefundDialog organizationId={organizationId} invoice={invoice} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function RefundDialog({
  organizationId,
  invoice,
  onClose,
}: {
  organizationId: string;
  invoice: Invoice;
  onClose: () => void;
}) {
  const { t } = useTranslation("operator");
  const format = useFormat();
  const refresh = useRefresh();
  const left = invoice.total_halalas - invoice.credited_halalas;
  const form = useForm({
    initial: { amount: String(left / 100), reason: "" },
    check: ({ amount, reason }) => {
      const halalas = parseHalalas(amount);
      return {
        amount:
          halalas >= 1 && halalas <= left
            ? undefined
            : t("refunds.amountInvalid", { most: format.money(left / 100) }),
        reason: reason.trim() ? undefined : t("refunds.reasonMissing"),
      };
    },
    submit: async ({ amount, reason }) => {
      const { data } = await call(refundInvoice, {
        params: { id: organizationId, invoice_id: invoice.id },
        body: { halalas: parseHalalas(amount), reason },
      });
      toast.success(
        t(data.went_back_online ? "refunds.doneOnline" : "refunds.done", { number: data.credit_note.number }),
      );
      onClose();
      await refresh("operator");
    },
    onFailure: () => void refresh("operator"),
  });
  return (
    <FormDialog
      form={form}
      title={t("refunds.title", { number: invoice.number })}
      submit={t("refunds.confirm")}
      look="danger"
      onClose={onClose}
    >
      <p>{t(invoice.paid_online ? "refunds.textOnline" : "refunds.text")}</p>
      <TextField
        {...form.field("amount")}
        label={t("refunds.amount")}
        direction="ltr"
        autoComplete="off"
        autoFocus
      />
      <TextField
        {...form.field("reason")}
        label={t("refunds.reason")}
        hint={t("refunds.reasonHint")}
        lines={2}
        maxLength={maxRefundReasonLength}
      />
    </FormDialog>
  );
}
