import { useTranslation } from "react-i18next";
import { addCustomerTag, removeCustomerTag } from "#web/api/endpoints/customer-tags.ts";
import { listTags } from "#web/api/endpoints/tags.ts";
import { maxTagsPerCustomer } from "#shared/values/customers.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { Section } from "#web/components/portal/Page.tsx";
import { TagChips } from "#web/components/ticket/TagChips.tsx";
import { TagField } from "#web/components/ticket/TagField.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import css from "./CustomerTags.module.css";
import type { Customer } from "./data.ts";

/** The customer's tags, which can be added and removed. */
export function CustomerTags({ customer: { id, tags } }: { customer: Customer }) {
  const { t } = useTranslation("customers");
  const format = useFormat();
  const allTags = useRead(listTags, {}).data?.data ?? [];
  const refreshes = ["customers", "tickets", "tags"];
  const remove = useAction(removeCustomerTag, { refreshes });
  const add = useAction(addCustomerTag, { refreshes });
  const params = { id };
  return (
    <Section title={t("tags.title")} note={t("tags.note")}>
      <div className={css.tags} aria-busy={remove.isPending || add.isPending}>
        {tags.length > 0 && (
          <TagChips
            tags={tags}
            label={t("tags.title")}
            onRemove={(tag) => void remove.run({ params, body: { tag_id: tag.id } })}
          />
        )}
        {tags.length < maxTagsPerCustomer ? (
          <TagField
            tags={allTags.filter((tag) => !tags.some((other) => other.id === tag.id))}
            chosenTags={tags}
            onChoose={(name) => void add.run({ params, body: { name } })}
          />
        ) : (
          <p className="soft">{t("tags.full", { number: format.number(maxTagsPerCustomer) })}</p>
        )}
      </div>
    </Section>
  );
}
