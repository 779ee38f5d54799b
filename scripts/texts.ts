// Both catalogues complete: the same keys, nothing empty, nothing left in the other language, all plural forms
// that each language needs. A missing text would reach a customer in the wrong language.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./structure/source-files.ts";

type Texts = { [key: string]: string | Texts };

const folder = join(root, "shared", "locales");
const plural = /_(zero|one|two|few|many|other)$/;
const forms = { ar: ["zero", "one", "two", "few", "many", "other"], en: ["one", "other"] } as const;

/** Keys of section names, conditions and browser values, which are the same in every language. */
const unread = new Set(["id", "when", "choice", "code"]);

function* leaves(texts: Texts, path = ""): Generator<[key: string, text: string]> {
  for (const [name, value] of Object.entries(texts)) {
    const key = path ? `${path}.${name}` : name;
    if (unread.has(name)) continue;
    if (typeof value === "string") yield [key, value];
    else yield* leaves(value, key);
  }
}

const read = (language: string, file: string) =>
  new Map(leaves(JSON.parse(readFileSync(join(folder, language, file), "utf8")) as Texts));
const values = (text: string) => [...new Set(text.match(/{{\s*[\w.]+/g) ?? [])].sort().join();
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);
const words = (text: string) =>
  text.replace(/{{[^}]*}}|<[^>]*>|https?:\S*|\b[A-Z][\w.-]*\b|[\w.]+@[\w.]+/g, "");
/** Texts that are the same in every language: addresses, sample numbers, names of file types. */
const untranslated = /^[\d\s.:+×%–-]*$/;

/**
 * A name or a title that only signs separate from a value or a figure. Written in the other direction it would take the
 * figure along ("Closed by نورة, 2:19 AM"), unless the text isolates it with U+2068 and U+2069.
 */
const unisolated = /\{\{(?:name|topic|title)\}\}(?:<[^>]*>|[^\p{L}\u2069<{])*(?:\d|\{\{)/u;

const findings: string[] = [];
const files = { ar: readdirSync(join(folder, "ar")), en: readdirSync(join(folder, "en")) };
for (const file of new Set([...files.ar, ...files.en])) {
  if (!files.ar.includes(file) || !files.en.includes(file)) {
    findings.push(`${file}: only in one language`);
    continue;
  }
  const texts = { ar: read("ar", file), en: read("en", file) };
  for (const [language, other] of [
    ["ar", "en"],
    ["en", "ar"],
  ] as const) {
    const bases = new Set<string>();
    for (const [key, value] of texts[language]) {
      const where = `${language}/${file} ${key}`;
      if (!value.trim()) findings.push(`${where}: empty`);
      const base = key.replace(plural, "");
      if (base !== key) bases.add(base);
      const twin = base === key ? texts[other].get(key) : texts[other].get(`${base}_other`);
      if (twin === undefined) findings.push(`${where}: missing in ${other}`);
      else if (base === key && values(twin) !== values(value))
        findings.push(`${where}: other values in ${other} (${values(value)} / ${values(twin)})`);
      if (
        language === "ar" &&
        !isArabic(value) &&
        /\p{Script=Latin}{3}/u.test(words(value)) &&
        !untranslated.test(value)
      )
        findings.push(`${where}: not Arabic: ${value}`);
      if (unisolated.test(value)) findings.push(`${where}: isolate the name: ${value}`);
      if (language === "en" && isArabic(value) && !key.includes("arabic") && !key.includes("language"))
        findings.push(`${where}: Arabic in the English text: ${value}`);
    }
    for (const base of bases)
      for (const form of forms[language])
        if (!texts[language].has(`${base}_${form}`))
          findings.push(`${language}/${file} ${base}: plural form ${form} is missing`);
  }
}
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
else console.log(`texts: ${files.ar.length} files, complete in both languages`);
