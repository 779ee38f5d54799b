/** Returns the status with which the server answers for a file of the page; undefined when it cannot be reached. */
export async function readFileStatus(file: string): Promise<number | undefined> {
  try {
    return (await fetch(file, { method: "HEAD", cache: "no-store" })).status;
  } catch {
    return undefined;
  }
}
