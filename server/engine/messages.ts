import type { StoredVersion } from "#server/versions/loaded-versions.ts";

/** A file of the store that belongs to a version. */
export interface StoredFile {
  fileKey: string;
  sizeBytes: number;
}

/** Data that a thread receives once, at its start. */
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
  /** Reply to a thread's `file`; without bytes when the file cannot be read. */
  | { kind: "file"; key: string; bytes?: Uint8Array | undefined };

export type FromThread =
  | { kind: "ready" }
  /**
   * The thread needs a file, because the version is not in memory. The time limit of the answer has not started.
   */
  | { kind: "file"; key: string }
  /** The version is in memory, and the time limit of the answer starts. */
  | { kind: "loaded" }
  | { kind: "done"; output: unknown; bytes: number }
  | { kind: "failed"; problem: { name: string; message: string; stack: string }; bytes: number };
