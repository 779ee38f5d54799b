import type { z } from "zod";
import type { AuditEntry, ChangedField, exportAuditEntries as exportCall } from "#shared/contract/audit.ts";
import type { Language } from "#shared/language.ts";
import { csvFile } from "#server/documents/csv-file.ts";
import type { FileResult } from "#server/http/serve.ts";
import type { Tenant } from "#server/tenant.ts";
import { hasText, text, type TextKey } from "#server/texts/texts.ts";
import { findEntries } from "./audit-log.ts";

const maxExported = 10_000;
const columns = ["number", "when", "who", "what", "target", "changes"] as const;

/** Exports the filtered log as a file in the caller's language. Times are in the organisation's time zone. */
export async function exportAuditEntries(
  tenant: Tenant,
  filter: z.output<typeof exportCall.query>,
  language: Language,
): Promise<FileResult> {
  const { entries, timeZone } = await tenant.transaction((db) =>
    findEntries(db, filter, { limit: maxExported }),
  );
  // The Swedish format is the ISO format, which every spreadsheet reads as a time.
  const clock = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone });
  const rowOf = (entry: AuditEntry) => [
    entry.number,
    clock.format(new Date(entry.at)),
    authorName(entry, language),
    nameOf(language, `activity:actions.${entry.action}`, entry.action),
    entry.action === "supportAccess.read"
      ? nameOf(language, `activity:areas.${entry.target}`, entry.target ?? "")
      : entry.target,
    entry.items.flatMap(({ fields }) => fields.map((field) => changeText(field, language))).join("; "),
  ];
  return {
    filename: `activity-${clock.format(tenant.clock()).slice(0, 10)}.csv`,
    type: "text/csv; charset=utf-8",
    bytes: csvFile([
      columns.map((column) => text(language, `activity:columns.${column}`)),
      ...entries.map(rowOf),
    ]),
  };
}

const authorName = ({ author }: AuditEntry, language: Language) =>
  author.kind === "member"
    ? author.name
    : text(language, `activity:authors.${author.kind}`, { name: author.name });

/** Entries outlive the calls and columns that they name, so a name without a text is shown by its key. */
const nameOf = (language: Language, key: string, fallback: string) =>
  hasText(language, key) ? text(language, key as TextKey) : fallback;

const valueText = (value: unknown) =>
  value === null ? "—" : typeof value === "string" ? value : JSON.stringify(value);

const changeText = ({ name, before, after }: ChangedField, language: Language) =>
  `${nameOf(language, `activity:fields.${name}`, name)}: ${valueText(before)} → ${valueText(after)}`;
