import { useTranslation } from "react-i18next";
import type { AuditItem, ChangedField } from "#shared/contract/audit.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import css from "./EntryChanges.module.css";
import { useActivityTexts } from "./use-activity-texts.ts";

/** The changed settings and states of an entry, each with its value before and after. */
export function EntryChanges({ items, more }: { items: readonly AuditItem[]; more: number }) {
  const { t } = useTranslation("activity");
  const format = useFormat();
  const texts = useActivityTexts();
  return (
    <div className={css.changes}>
      {items.map((item, position) => (
        <section key={position}>
          <h2>
            {texts.kind(item.kind)} {item.label && <bdi>{texts.label(item.kind, item.label)}</bdi>}
          </h2>
          <dl>
            {item.fields.map((field) => (
              <div key={field.name}>
                <dt>{texts.field(field.name)}</dt>
                <dd>
                  <Change field={field} change={item.change} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {more > 0 && <p>{t("more", { count: more, number: format.number(more) })}</p>}
    </div>
  );
}

/**
 * One changed setting. For settings with several parts, such as hours, it shows only that they changed; the export
 * contains the parts.
 */
function Change({
  field: { before, after, cut },
  change,
}: {
  field: ChangedField;
  change: AuditItem["change"];
}) {
  const { t } = useTranslation("activity");
  const texts = useActivityTexts();
  const [old, fresh] = [texts.value(before), texts.value(after)].map((text) => (cut ? `${text}…` : text));
  const changed = t("changed");
  if (old === fresh || old === changed || fresh === changed) return changed;
  // An added item has no values before, and a deleted one has none after.
  if (change === "insert") return <bdi>{fresh}</bdi>;
  return (
    <>
      <span className="vh">{t("before")}</span>
      <bdi className={css.before}>{old}</bdi>
      <span aria-hidden="true" className={css.arrow} />
      <span className="vh">{t("after")}</span>
      <bdi>{fresh}</bdi>
    </>
  );
}
