import { useTranslation } from "react-i18next";
import { mergeCustomer, separateCustomers, undoCustomerMerge } from "#web/api/endpoints/customer-merges.ts";
import { useAction } from "#web/api/use-action.ts";
import { usePermission } from "#web/components/portal/use-permission.ts";
import { Rows, Section } from "#web/components/portal/Page.tsx";
import { ChannelMark } from "#web/components/signs/ChannelMark.tsx";
import { useCustomerName } from "#web/components/ticket/customer-name.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { TextLink } from "#web/ui/TextLink.tsx";
import type { Customer } from "./data.ts";
import { MergeRow } from "./MergeRow.tsx";

/** Merge candidates, to be merged or dismissed, and merged customers, to be separated. */
export function MergeSection({ customer }: { customer: Customer }) {
  const { t } = useTranslation("customers");
  const format = useFormat();
  const nameOf = useCustomerName();
  const canMerge = usePermission("merging");
  const params = { id: customer.id };
  const refreshes = ["customers", "tickets", "dashboard"];
  const join = useAction(mergeCustomer, { refreshes, done: t("same.done") });
  const separate = useAction(separateCustomers, { refreshes, done: t("same.apart") });
  const undo = useAction(undoCustomerMerge, { refreshes, done: t("same.undone") });
  const isPending = join.isPending || separate.isPending || undo.isPending;
  if (customer.may_be.length === 0 && customer.joined.length === 0) return null;
  return (
    <Section
      title={t(customer.may_be.length > 0 ? "same.title" : "same.titleJoined")}
      note={customer.may_be.length > 0 && t("same.note")}
    >
      <Rows>
        {customer.may_be.map((other) => (
          <MergeRow
            key={other.id}
            isPending={isPending}
            actions={
              canMerge && [
                {
                  text: t("same.join"),
                  onPress: () => join.run({ params, body: { other_id: other.id } }),
                },
                {
                  text: t("same.not"),
                  onPress: () => separate.run({ params, body: { other_id: other.id } }),
                },
              ]
            }
          >
            <TextLink to={paths.customer(other.id)}>
              <bdi>{nameOf(other)}</bdi>
            </TextLink>
            <small>{t(`same.${other.by}`)}</small>
            {other.channels.map((channel) => (
              <ChannelMark key={channel} kind={channel} />
            ))}
          </MergeRow>
        ))}
        {customer.joined.map((joined) => (
          <MergeRow
            key={joined.id}
            isPending={isPending}
            actions={
              canMerge && [
                {
                  text: t("same.undo"),
                  onPress: () => undo.run({ params, body: { join_id: joined.id } }),
                },
              ]
            }
          >
            <bdi>{nameOf(joined)}</bdi>
            <small>{t("same.joined", { date: format.date(joined.joined_at) })}</small>
          </MergeRow>
        ))}
      </Rows>
    </Section>
  );
}
