import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";

/** An S3-compatible service with one bucket for a test. */
export interface BucketServer extends AsyncDisposable {
  /** The value of STORAGE for the bucket. */
  storage: string;
  /** Returns the keys of all objects in the bucket. */
  keys: () => string[];
  stop: () => Promise<void>;
}

/**
 * Starts the service. It verifies signatures without the last slash of a bucket's address, which the client's library
 * includes, so tests that list a bucket set `checksSignatures` to false.
 */
export async function bucketServer({ checksSignatures = true } = {}): Promise<BucketServer> {
  const bucket = "wakil-files";
  const directory = mkdtempSync(join(tmpdir(), "wakil-bucket-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    allowMismatchedSignatures: !checksSignatures,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  let isRunning = true;
  const stop = async () => {
    if (isRunning) await server.close();
    isRunning = false;
  };
  return {
    // These are the credentials that the service accepts.
    storage: `s3://S3RVER:S3RVER@${bucket}/shop?endpoint=http://127.0.0.1:${port}`,
    keys: () => {
      const folder = join(directory, bucket);
      if (!existsSync(folder)) return [];
      return readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith("._S3rver_object"))
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replace(/\._S3rver_object$/, ""),
        );
    },
    stop,
    async [Symbol.asyncDispose]() {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
