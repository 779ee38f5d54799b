import { choosePage } from "./choose-page.ts";
import type { MoyasarInvoice } from "./moyasar-state.ts";
import { type SimulatorResponse, page } from "./wire.ts";

export const amountText = (amount: number, currency: string) => `${(amount / 100).toFixed(2)} ${currency}`;

/** Renders the payer's page: a card that pays, a card that is declined, and a link back to the shop. */
export function renderPayerPage(invoice: MoyasarInvoice, isOpen: boolean): SimulatorResponse {
  const back = invoice.backUrl ?? invoice.successUrl ?? "/";
  const total = amountText(invoice.amount, invoice.currency);
  const cards = [
    {
      label: "ادفع ببطاقة مقبولة",
      detail: "Pay with a card · mada 1111",
      href: `${invoice.id}/pay?card=good`,
    },
    {
      label: "ادفع ببطاقة مرفوضة",
      detail: "Pay with a declined card · mada 0002",
      href: `${invoice.id}/pay?card=declined`,
    },
  ];
  const task = isOpen
    ? { ar: `${invoice.description}، \u2068${total}\u2069.`, en: `pay ${total}.` }
    : { ar: "هذه الصفحة لا تقبل الدفع الآن.", en: "this page takes no payment now." };
  return page(choosePage("Moyasar", isOpen ? cards : [], back, task));
}
