import { renameSync, rmSync, writeFileSync } from "node:fs";

/**
 * Writes a generated secret to the disk completely and readable only by its owner, or not at all. A full disk would
 * otherwise leave an empty file, which the next start would read as the secret.
 */
export function writeWholeFile(path: string, text: string): void {
  const part = `${path}.part`;
  try {
    writeFileSync(part, text, { mode: 0o600, flush: true });
    renameSync(part, path);
  } catch (problem) {
    rmSync(part, { force: true });
    throw problem;
  }
}
