/** A bucket of an S3-compatible service, as STORAGE names it. */
export interface BucketAddress {
  bucket: string;
  /** The prefix of every key, ending with a slash; empty when the whole bucket is ours. */
  prefix: string;
  region: string;
  /** The service's address; null means Amazon's own. */
  endpoint: string | null;
  /**
   * Null means that the credentials are found where Amazon's tools look for them, such as AWS_ACCESS_KEY_ID or the
   * role of the machine.
   */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

/** Reads `s3://key:secret@bucket/prefix?region=…&endpoint=https://…`. Returns null for any other address. */
export function parseBucketAddress(value: string): BucketAddress | null {
  const url = value.startsWith("s3://") ? URL.parse(value) : null;
  if (!url?.hostname || (url.username === "") !== (url.password === "")) return null;
  const endpoint = url.searchParams.get("endpoint");
  if (endpoint !== null && !/^https?:\/\/[^/]/.test(endpoint)) return null;
  const folder = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, "");
  return {
    bucket: url.hostname,
    prefix: folder === "" ? "" : `${folder}/`,
    region: url.searchParams.get("region") ?? "us-east-1",
    endpoint,
    credentials:
      url.username === ""
        ? null
        : {
            accessKeyId: decodeURIComponent(url.username),
            secretAccessKey: decodeURIComponent(url.password),
          },
  };
}
