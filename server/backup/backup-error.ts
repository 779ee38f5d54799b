/** A backup or a restore is impossible; the message says why and what to do. */
export class BackupError extends Error {}
