import { createHash, randomUUID } from "node:crypto";

/**
 * Where bytes live: uploads and trained versions. Keys are made by us, never taken from a file's name. Two adapters: a
 * folder (disk-store.ts) and a bucket of an S3-compatible service (bucket-store.ts).
 */
export interface FileStore {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Throws when there is none. */
  get: (key: string) => Promise<Uint8Array>;
  delete: (key: string) => Promise<void>;
  /** Deletes every file whose key begins with the folder's name and a slash. A folder that is not there is no failure. */
  deleteFolder: (folder: string) => Promise<void>;
}

/** The store is not there or does not let us in; the message is for whoever starts the product. */
export class FileStoreRefused extends Error {}

/** The store cannot be reached at the moment; asking again later can help. */
export class FileStoreUnavailable extends Error {}

/** What is left of the disk is kept for the database; the code is the one of a disk that is full already. */
export class FileStoreFull extends Error {
  readonly code = "ENOSPC";
}

/** Where all files of an organisation are. */
export const organizationFolder = (organizationId: string): string => organizationId;

/** A key under an organisation's folder that nobody can guess. */
export function fileKey(organizationId: string, kind: "source" | "version" | "attachment" | "photo"): string {
  return `${organizationFolder(organizationId)}/${kind}/${randomUUID()}`;
}

export const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
