import { createHash, randomUUID } from "node:crypto";

/**
 * The storage of uploads and trained versions. The product generates the keys and never takes them from a file's
 * name. There are two adapters: a folder (disk-store.ts) and a bucket of an S3-compatible service
 * (bucket-store.ts).
 */
export interface FileStore {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Throws when no file has this key. */
  get: (key: string) => Promise<Uint8Array>;
  delete: (key: string) => Promise<void>;
  /** Deletes every file whose key begins with the folder's name and a slash. A missing folder is not an error. */
  deleteFolder: (folder: string) => Promise<void>;
}

/** The store is missing or refuses access. The message is written for the person who starts the product. */
export class FileStoreRefused extends Error {}

/** The store cannot be reached at the moment; a later attempt may succeed. */
export class FileStoreUnavailable extends Error {}

/** The remaining space on the disk is reserved for the database. The error code is the same as for a full disk. */
export class FileStoreFull extends Error {
  readonly code = "ENOSPC";
}

/** Returns the folder of all files of an organisation. */
export const organizationFolder = (organizationId: string): string => organizationId;

/** Generates an unguessable key under an organisation's folder. */
export function fileKey(organizationId: string, kind: "source" | "version" | "attachment" | "photo"): string {
  return `${organizationFolder(organizationId)}/${kind}/${randomUUID()}`;
}

export const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
