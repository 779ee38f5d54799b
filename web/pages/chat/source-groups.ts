/** A document on which an answer is based, and the place in it. */
export interface SourceGroup {
  name: string;
  /** The place: «الصف 3». Empty when the answer uses several places. */
  place: string;
}

const separator = " · ";
/** Isolate characters around names in the other language. Here elements isolate the name and the place instead. */
const isolates = /[\u2066-\u2069]/g;
/** File extensions, which are not useful to customers. */
const fileExtension = /\.(pdf|docx?|xlsx?)$/i;

/**
 * Groups the sources of an answer by document, because five rows of one price list are one source to a customer.
 * Labels have the form «المنتجات.xlsx · الصف 3»; a label without a place is a name only.
 */
export function groupSources(labels: readonly string[]): SourceGroup[] {
  const groups = new Map<string, SourceGroup>();
  for (const label of labels) {
    const [document = "", ...places] = label.replaceAll(isolates, "").split(separator);
    const name = document.replace(fileExtension, "");
    groups.set(name, { name, place: groups.has(name) ? "" : places.join(separator) });
  }
  return [...groups.values()];
}
