import { readScore, readSuite } from "./conversations/suite.ts";
const [folder, ...names] = process.argv.slice(2);
const score = await readScore(folder!);
for (const name of names) {
  const suite = await readSuite(folder!, name, score);
  console.log("=====", name);
  for (const e of suite.index.entries) {
    const t = JSON.stringify(e, (k, v) => (k === "id" || k === "sourceId" ? undefined : v));
    if (/%|٪|ضريب|VAT|عربون|deposit|نصف|قسط|دفعات|دفعة/.test(t)) console.log(t.slice(0, 520));
  }
}
