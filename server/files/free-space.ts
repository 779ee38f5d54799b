import { statfs } from "node:fs/promises";

const bytesPerMb = 1024 * 1024;

/** Returns the free space of the disk that holds the folder, in MB, as far as users other than root may fill it. */
export async function freeDiskMb(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return (bavail * bsize) / bytesPerMb;
}
