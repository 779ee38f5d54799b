const placeSeparator = " · ";
/** Isolate characters around names in the other language. A title alone needs none. */
const isolates = /[\u2066-\u2069]/g;
const fileEnding = /\.(pdf|docx?|xlsx?)$/i;

/**
 * Returns the titles of sources as customers read them: «قائمة الأسعار» of «قائمة_الأسعار.xlsx · الصف 3». File names,
 * their endings and rows are for the team. Several places of one document are one source to a customer.
 */
export function sourceTitles(labels: readonly string[]): string[] {
  const titles = labels.map((label) => {
    const [document = ""] = label.replaceAll(isolates, "").split(placeSeparator);
    return fileEnding.test(document)
      ? document.replace(fileEnding, "").replaceAll("_", " ").trim()
      : document;
  });
  return [...new Set(titles.filter((title) => title !== ""))];
}
