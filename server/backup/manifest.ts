import { z } from "zod";
import { BackupError } from "./backup-error.ts";

/** The format of archives that this version writes, and the newest that it reads. */
export const archiveFormat = 1;

export const manifestName = "manifest.json";
export const filesFolder = "files/";
/**
 * Returns the name of a part of a table's rows. A table is split into parts, because the size of a tar entry is
 * written before its bytes.
 */
export const rowsPart = (table: string, number: number): string =>
  `rows/${table}/${String(number).padStart(6, "0")}.copy`;
export const tableOfPart = (name: string): string | undefined =>
  /^rows\/([a-z0-9_]+)\/\d{6,}\.copy$/.exec(name)?.[1];

const sealedKey = z.object({ salt: z.string(), nonce: z.string(), tag: z.string(), sealed: z.string() });
export type SealedKey = z.infer<typeof sealedKey>;

const part = z.object({ name: z.string(), bytes: z.number(), sha256: z.string() });
export type Part = z.infer<typeof part>;

const manifest = z.object({
  format: z.literal(archiveFormat),
  id: z.uuid(),
  /** The version of the product that wrote the archive. */
  product: z.string(),
  takenAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })).min(1),
  tables: z.array(
    z.object({ name: z.string().regex(/^[a-z0-9_]+$/), columns: z.array(z.string()), rows: z.number() }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.number() })),
  files: z.object({
    count: z.number(),
    bytes: z.number(),
    /** Files that the snapshot's rows name and that were deleted before they were copied. */
    deletedMeanwhile: z.array(z.string()),
    /** Files that rows name and that the store does not have. */
    lost: z.array(z.string()),
  }),
  key: z.object({ check: z.string(), sealed: sealedKey.nullable() }),
  /** Every other entry of the archive, in its order. */
  parts: z.array(part),
});
export type Manifest = z.infer<typeof manifest>;

export const createDamagedError = (file: string): BackupError =>
  new BackupError(`wakil: ${file} is damaged or incomplete; nothing was restored. Use another backup.`);

/** Parses the manifest. The format's number is read first, because a newer format may differ in everything else. */
export function parseManifest(text: string, file: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw createDamagedError(file);
  }
  const format = z.object({ format: z.number() }).safeParse(value).data?.format ?? 0;
  if (format > archiveFormat)
    throw new BackupError(
      `wakil: ${file} has the archive format ${format}; this version of Wakil reads formats up to ${archiveFormat}. Restore it with a newer version.`,
    );
  const read = manifest.safeParse(value);
  if (!read.success) throw createDamagedError(file);
  return read.data;
}
