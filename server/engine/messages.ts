import type { StoredVersion } from "#server/versions/loaded-versions.ts";

/** A file of the store that belongs to a version. */
export interface StoredFile {
  fileKey: string;
  sizeBytes: number;
}

/** What a thread is given once, when it starts. */
export interface ThreadSettings {
  maxVersionBytes: number;
  maxVectorBytes: number;
}

export interface RunMessage {
  kind: "run";
  operation: string;
  version: StoredVersion;
  vectors?: StoredFile | undefined;
  input: unknown;
}

export type ToThread =
  | RunMessage
  /** The answer to a thread's `file`; without bytes where it cannot be read. */
  | { kind: "file"; key: string; bytes?: Uint8Array | undefined };

export type FromThread =
  | { kind: "ready" }
  /** A file is needed, because the version is not in memory: the time of an answer has not begun. */
  | { kind: "file"; key: string }
  /** The version is in memory now, and the answer begins. */
  | { kind: "loaded" }
  | { kind: "done"; output: unknown; bytes: number }
  | { kind: "failed"; problem: { name: string; message: string; stack: string }; bytes: number };
