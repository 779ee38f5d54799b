import type { AuditEntry } from "#shared/contract/audit.ts";
import { areaOf } from "./audit-areas.ts";
import type { EntryContents, EntryRow } from "./store/audit-entries.ts";

/** The only recorded action that changes nothing: an operator reads data with an owner's consent. */
const readingAction = "supportAccess.read";
/** The log links the entries of these calls to what was read. */
const namedReadings = ["tickets.get", "customers.get"];

/** Fields whose values are ids of members, shown by name. */
const memberFields = new Set(["assignee_id"]);

/**
 * Returns an entry as its organisation sees it. `names` are the members' names by id. For the company that runs
 * Wakil the view names the company, not the person.
 */
export function entryView(
  { number, at, contents }: EntryRow,
  names: ReadonlyMap<string, string>,
): AuditEntry {
  const { author_kind: kind } = contents;
  const valueOf = (field: string, value: unknown) =>
    memberFields.has(field) && typeof value === "string" ? (names.get(value) ?? value) : (value ?? null);
  return {
    number,
    at: at.toISOString(),
    author: kind === "member" || kind === "key" ? authorOf(contents) : { kind, id: null, name: "" },
    action: contents.action,
    target: targetLabel(contents),
    count: contents.count,
    items: contents.items.map(({ id: itemId, label, fields, ...item }) => ({
      ...item,
      id:
        contents.action !== readingAction || namedReadings.includes(contents.target ?? "")
          ? (itemId ?? null)
          : null,
      label: label ?? null,
      fields: Object.entries(fields).map(([field, [before, after, isCut]]) => ({
        name: field,
        before: valueOf(field, before),
        after: valueOf(field, after),
        cut: isCut === true,
      })),
    })),
  };
}

export const authorOf = ({ author_kind, author_id, author_name }: EntryContents): AuditEntry["author"] => ({
  kind: author_kind,
  id: author_id,
  name: author_name ?? "",
});

/** Returns the name of the path's object, the area that was read, or the label of the first item that has one. */
function targetLabel({ action, target, items }: EntryContents): string | null {
  if (action === readingAction) return areaOf(target?.split(".")[0] ?? "");
  const named = items.filter((item) => item.label !== undefined);
  return (named.find((item) => item.id === target) ?? named[0])?.label ?? null;
}
