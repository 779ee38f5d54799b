import { useTranslation } from "react-i18next";
import type { AuditEntry } from "#shared/contract/audit.ts";
import { useFormat } from "#web/i18n/use-format.ts";

const isoInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Returns the texts of log entries. Entries outlive endpoints and columns, so an unknown key is shown itself. */
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
      return isoInstant.test(value)
        ? `${format.date(value)} ${format.time(value)}`
        : textOf(`values.${value}`, value);
    if (Array.isArray(value) && value.every((part) => typeof part === "string"))
      return value.length === 0 ? t("none") : value.map(valueOf).join(t("separator"));
    return t("changed");
  };
  // Channels, topics and agents are stored by their API names.
  const labelOf = (kind: string, label: string): string => {
    const texts: Record<string, string> = {
      channel: "portal:channel",
      fact: "facts:topic",
      agent: "agents:kind",
      role: "activity:values",
    };
    const key = `${texts[kind]}.${label}`;
    return kind in texts && i18n.exists(key) ? (t(key as never) as string) : label;
  };
  return {
    label: labelOf,
    /** Returns the name of the changed thing, if it has one. */
    target: ({ action, target, items }: AuditEntry) => {
      if (action === "supportAccess.read") return textOf(`areas.${target}`, target ?? "");
      const named = items.find(({ label }) => label === target);
      return target && named ? labelOf(named.kind, target) : target;
    },
    action: (entry: AuditEntry) => textOf(`actions.${entry.action}`, entry.action),
    author: ({ author }: AuditEntry) =>
      author.kind === "key"
        ? t("authors.key", { name: author.name })
        : author.name || (author.kind === "member" ? "" : t(`authors.${author.kind}`)),
    kind: (kind: string) => textOf(`kinds.${kind}`, kind),
    field: (name: string) => textOf(`fields.${name}`, name),
    value: valueOf,
  };
}
