// Makes the bucket that STORAGE names, unless it is there. The object store may still be starting: the container ends with
// 1 then, and is started again.
import { CreateBucketCommand, HeadBucketCommand, S3Client } from "@aws-sdk/client-s3";

const address = new URL(process.env.STORAGE ?? "");
const bucket = address.hostname;
const client = new S3Client({
  region: address.searchParams.get("region") ?? "us-east-1",
  endpoint: address.searchParams.get("endpoint") ?? undefined,
  // As the product itself: not every service knows the newer checksums.
  forcePathStyle: true,
  requestChecksumCalculation: "WHEN_REQUIRED",
  responseChecksumValidation: "WHEN_REQUIRED",
  credentials: {
    accessKeyId: decodeURIComponent(address.username),
    secretAccessKey: decodeURIComponent(address.password),
  },
});
const isThere = await client.send(new HeadBucketCommand({ Bucket: bucket })).then(
  () => true,
  () => false,
);
if (!isThere) await client.send(new CreateBucketCommand({ Bucket: bucket }));
process.stdout.write(`wakil: the bucket "${bucket}" is there\n`);
