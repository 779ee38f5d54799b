import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
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
/**
 * Maximum time of a request with its repetitions and its whole response. The client's own limit only writes a warning.
 */
const maxRequestMs = 60_000;
const maxTries = 3;
/** Maximum size of a response that is no file. */
const maxAnswerBytes = 4 * 1024 * 1024;
/** Maximum size of a file, which is above every limit for what is stored. */
const maxStoredBytes = 1024 * 1024 * 1024;

/** Names of the errors by which services say that a bucket is full; Amazon's own has no such limit. */
const fullNames = /QuotaExceeded|StorageFull|InsufficientStorage/;

type ClientError = Partial<Pick<S3ServiceException, "$metadata">> & Error;

/** Returns a reason that the person who runs the product can act on. The service's own message may contain keys. */
function reasonOf({ $metadata, name, message }: ClientError): string {
  const status = $metadata?.httpStatusCode;
  if (status === 404) return "there is no such bucket";
  if (status === 401 || status === 403) return "its keys are not accepted";
  if (status === 301) return "it is in another region";
  if (name === "AbortError") return "it does not answer";
  return status === undefined ? message || "it does not answer" : `it answers with status ${status}`;
}

/** Returns the same bytes, and breaks the connection off after the maximum, which would otherwise fill the memory. */
function atMost(body: Readable, maxBytes: number): Readable {
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) done(new Error("the response is too large"));
      else done(null, chunk);
    },
  });
  // Whoever reads the counted bytes is told of an error by them.
  pipeline(body, counted).catch(() => {});
  return counted;
}

/** Opens a store that keeps files in a bucket. Resolves once the bucket has granted access. */
export async function openBucketStore(
  address: BucketAddress,
  { maxFileBytes = maxStoredBytes } = {},
): Promise<FileStore> {
  const { bucket: Bucket, prefix, region, endpoint, credentials } = address;
  const client = new S3Client({
    region,
    maxAttempts: maxTries,
    requestHandler: { connectionTimeout: connectTimeoutMs },
    // Services other than Amazon's have no host name for each bucket, and not all support its newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...(credentials && { credentials }),
  });
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const output = await next(args);
        const response = output.response as { body?: unknown };
        const max = commandName === "GetObjectCommand" ? maxFileBytes : maxAnswerBytes;
        if (response.body instanceof Readable) response.body = atMost(response.body, max);
        return output;
      },
    { step: "deserialize", priority: "low" },
  );
  const limits = () => ({ abortSignal: AbortSignal.timeout(maxRequestMs) });
  try {
    // The probe writes to the bucket, because permission to read a bucket does not imply permission to write to it.
    const probe = { Bucket, Key: `${prefix}.start` };
    await client.send(new PutObjectCommand({ ...probe, Body: "", ContentLength: 0 }), limits());
    await client.send(new DeleteObjectCommand(probe), limits());
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
  const objectAddress = (key: string) => ({ Bucket, Key: prefix + key });
  return {
    put: async (key, bytes) =>
      void (await attempt(
        client.send(
          new PutObjectCommand({ ...objectAddress(key), Body: bytes, ContentLength: bytes.byteLength }),
          limits(),
        ),
      )),
    get: (key) =>
      attempt(
        client
          .send(new GetObjectCommand(objectAddress(key)), limits())
          .then(({ Body }) => Body?.transformToByteArray() ?? new Uint8Array()),
      ),
    delete: async (key) =>
      void (await attempt(client.send(new DeleteObjectCommand(objectAddress(key)), limits()))),
    deleteFolder: async (folder) => {
      // The listed files are deleted before the next listing, so each listing begins at the front.
      for (;;) {
        const { Contents = [] } = await attempt(
          client.send(new ListObjectsV2Command({ Bucket, Prefix: `${prefix}${folder}/` }), limits()),
        );
        if (Contents.length === 0) return;
        for (const { Key } of Contents)
          await attempt(client.send(new DeleteObjectCommand({ Bucket, Key }), limits()));
      }
    },
  };
}
