import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ServiceException,
} from "@aws-sdk/client-s3";
import type { BucketAddress } from "./bucket-address.ts";
import { type FileStore, FileStoreFull, FileStoreRefused, FileStoreUnavailable } from "./file-store.ts";

const connectTimeoutMs = 5_000;
const requestTimeoutMs = 30_000;
const maxTries = 3;

/** Names of the errors by which services say that a bucket is full; Amazon's own has no such limit. */
const fullNames = /QuotaExceeded|StorageFull|InsufficientStorage/;

type ClientError = Partial<Pick<S3ServiceException, "$metadata">> & Error;

/** Returns a reason that the person who runs the product can act on. The service's own message may contain keys. */
function reasonOf({ $metadata, message }: ClientError): string {
  const status = $metadata?.httpStatusCode;
  if (status === 404) return "there is no such bucket";
  if (status === 401 || status === 403) return "its keys are not accepted";
  if (status === 301) return "it is in another region";
  return status === undefined ? message || "it does not answer" : `it answers with status ${status}`;
}

/** Opens a store that keeps files in a bucket. Resolves once the bucket has granted access. */
export async function openBucketStore(address: BucketAddress): Promise<FileStore> {
  const { bucket: Bucket, prefix, region, endpoint, credentials } = address;
  const client = new S3Client({
    region,
    maxAttempts: maxTries,
    requestHandler: { connectionTimeout: connectTimeoutMs, requestTimeout: requestTimeoutMs },
    // Services other than Amazon's have no host name for each bucket, and not all support its newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...(credentials && { credentials }),
  });
  try {
    // The probe writes to the bucket, because permission to read a bucket does not imply permission to write to it.
    const probe = { Bucket, Key: `${prefix}.start` };
    await client.send(new PutObjectCommand({ ...probe, Body: "", ContentLength: 0 }));
    await client.send(new DeleteObjectCommand(probe));
  } catch (problem) {
    const host = endpoint ? new URL(endpoint).host : "Amazon S3";
    throw new FileStoreRefused(
      `wakil: the bucket "${Bucket}" at ${host} cannot be used: ${reasonOf(problem as ClientError)}. See STORAGE.`,
    );
  }
  /** A failing or unresponsive service may recover; a refused request stays refused. */
  const attempt = async <T>(request: Promise<T>): Promise<T> => {
    try {
      return await request;
    } catch (problem) {
      const { name, $metadata } = problem as ClientError;
      const status = $metadata?.httpStatusCode;
      if (status === 507 || fullNames.test(name))
        throw new FileStoreFull("the file store has no space left", { cause: problem });
      if (status === undefined || status >= 500 || status === 429)
        throw new FileStoreUnavailable("the file store does not answer", { cause: problem });
      throw problem;
    }
  };
  const place = (key: string) => ({ Bucket, Key: prefix + key });
  return {
    put: async (key, bytes) =>
      void (await attempt(
        client.send(new PutObjectCommand({ ...place(key), Body: bytes, ContentLength: bytes.byteLength })),
      )),
    get: (key) =>
      attempt(
        client
          .send(new GetObjectCommand(place(key)))
          .then(({ Body }) => Body?.transformToByteArray() ?? new Uint8Array()),
      ),
    delete: async (key) => void (await attempt(client.send(new DeleteObjectCommand(place(key))))),
    deleteFolder: async (folder) => {
      // The listed files are deleted before the next listing, so each listing begins at the front.
      for (;;) {
        const { Contents = [] } = await attempt(
          client.send(new ListObjectsV2Command({ Bucket, Prefix: `${prefix}${folder}/` })),
        );
        if (Contents.length === 0) return;
        for (const { Key } of Contents) await attempt(client.send(new DeleteObjectCommand({ Bucket, Key })));
      }
    },
  };
}
