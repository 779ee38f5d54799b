import { useTranslation } from "react-i18next";
import type { AuditEntry } from "#shared/contract/audit.ts";
import { useFormat } from "#web/i18n/use-format.ts";

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** The words of an entry. What is stored outlives calls and columns: what has no text any more is shown by its key. */
export function useActivityTexts() {
  const { t, i18n } = useTranslation("activity");
  const format = useFormat();
  const textOf = (key: string, fallback: string): string =>
    i18n.exists(`activity:${key}`) ? (t(key as never) as string) : fallback;
  const valueOf = (value: unknown): string => {
    if (value === null || value === undefined || value === "") return t("none");
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (typeof value === "number") return format.number(value);
    if (typeof value === "string")
      return instant.test(value) ? format.when(value) : textOf(`values.${value}`, value);
    if (Array.isArray(value) && value.every((part) => typeof part === "string"))
      return value.length === 0 ? t("none") : value.map(valueOf).join(t("separator"));
    return t("changed");
  };
  return {
    action: (entry: AuditEntry) => textOf(`actions.${entry.action}`, entry.action),
    author: ({ author }: AuditEntry) =>
      author.name || (author.kind === "member" ? "" : t(`authors.${author.kind}`)),
    kind: (kind: string) => textOf(`kinds.${kind}`, kind),
    field: (name: string) => textOf(`fields.${name}`, name),
    value: valueOf,
  };
}
