/** A document that an answer stands on, and where in it. */
export interface SourceGroup {
  name: string;
  /** «الصف 3»; empty when the answer draws on several places of it. */
  place: string;
}

const separator = " · ";
/** Around names in a label of the other language; here name and place are isolated by their elements. */
const isolates = /[\u2066-\u2069]/g;
/** What a customer has no use for. */
const fileEnd = /\.(pdf|docx?|xlsx?)$/i;

/**
 * The sources of an answer, each document once: five rows of one price list are one source to a customer. Labels read
 * «المنتجات.xlsx · الصف 3»; a label without a place is a name alone.
 */
export function sourceGroups(labels: readonly string[]): SourceGroup[] {
  const groups = new Map<string, SourceGroup>();
  for (const label of labels) {
    const [document = "", ...places] = label.replaceAll(isolates, "").split(separator);
    const name = document.replace(fileEnd, "");
    groups.set(name, { name, place: groups.has(name) ? "" : places.join(separator) });
  }
  return [...groups.values()];
}
