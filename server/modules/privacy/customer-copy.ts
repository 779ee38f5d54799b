import { type Language, languages } from "#shared/language.ts";
import { zipStream, type ZipEntry } from "#server/files/zip-stream.ts";
import { Failure } from "#server/http/failure.ts";
import type { FileResult } from "#server/http/serve.ts";
import type { Tenant } from "#server/tenant.ts";
import { text } from "#server/texts/texts.ts";
import { personalData } from "./personal-data.ts";
import { safeName } from "./safe-name.ts";
import * as requests from "./store/privacy-requests.ts";
import * as store from "./store/customer-copy.ts";

/** Number of keys of one query, whose results easily fit into memory. */
const keysAtOnce = 500;

/** Tables of an export, in alphabetical order. */
export const copiedTables = Object.entries(personalData).flatMap(([table, rule]) =>
  rule.holds === "customers" && rule.exported === true ? [{ table, rule }] : [],
);

/**
 * Exports everything that is stored about a customer, as an archive that is created during the download: a JSON
 * file for each kind of data, the files that were sent in both directions, and a page that explains the contents.
 * The request is stored and audited.
 */
export async function exportCustomer(
  tenant: Tenant,
  memberId: string,
  customerId: string,
): Promise<FileResult> {
  const at = tenant.clock();
  const keys = await tenant.transaction(async (db) => {
    const found = await store.findCustomerKeys(db, customerId);
    if (!found) throw new Failure("not_found");
    const customer = { id: customerId, number: found.number };
    const id = await requests.insertRequest(db, { kind: "export", customer, memberId }, at);
    const files = await store.findFilesOf(db, found.messages);
    const counts = {
      conversations: found.conversations.length,
      messages: found.messages.length,
      files: files.length,
    };
    await requests.countRequest(db, id, counts, at);
    db.publish({ kind: "privacy", id });
    return found;
  });
  return {
    filename: `wakil-customer-${keys.number}.zip`,
    type: "application/zip",
    bytes: zipStream(entriesOf(tenant, keys, at), at),
  };
}

async function* entriesOf(
  tenant: Tenant,
  keys: store.CustomerKeys & { number: number },
  at: Date,
): AsyncGenerator<ZipEntry> {
  const bytesOf = (words: string) => [new TextEncoder().encode(words)];
  yield { name: "README.txt", bytes: bytesOf(readme(keys.number, at)) };
  for (const { table, rule } of copiedTables)
    yield { name: `${table}.json`, bytes: rowsAsJson(tenant, table, rule, keys[rule.key]) };
  for (const part of inParts(keys.messages)) {
    const files = await tenant.transaction((db) => store.findFilesOf(db, part));
    for (const { id, name, fileKey } of files)
      yield {
        name: `files/${id}${safeName(name)}`,
        bytes: [await tenant.files.get(fileKey)],
        isCompressed: true,
      };
  }
}

/** Streams one JSON array. */
async function* rowsAsJson(
  tenant: Tenant,
  table: string,
  rule: (typeof copiedTables)[number]["rule"],
  keys: string[],
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let count = 0;
  for (const part of inParts(keys)) {
    const rows = await tenant.transaction((db) => store.findRowsOf(db, table, rule, part));
    for (const row of rows) {
      yield encoder.encode(`${count === 0 ? "[\n" : ",\n"}${JSON.stringify(row, null, 2)}`);
      count += 1;
    }
  }
  yield encoder.encode(count === 0 ? "[]\n" : "\n]\n");
}

function* inParts(keys: string[]): Generator<string[]> {
  for (let from = 0; from < keys.length; from += keysAtOnce) yield keys.slice(from, from + keysAtOnce);
}

/** Returns the description of the archive in both languages. */
const readme = (number: number, at: Date): string =>
  languages.map((language) => readmeIn(language, number, at)).join("\n\n");

function readmeIn(language: Language, number: number, at: Date): string {
  const lines = copiedTables.map(
    ({ table }) => `${table}.json: ${text(language, `customerCopy:tables.${table as CopiedTable}`)}`,
  );
  const about = text(language, "customerCopy:about", { number, at: at.toISOString() });
  return [about, ...lines, text(language, "customerCopy:files")].join("\n");
}

/** A copied table without a text in both languages fails a test. */
type CopiedTable = keyof (typeof import("#shared/locales/en/customerCopy.json"))["tables"];
