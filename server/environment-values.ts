import { z } from "zod";
import { type BucketAddress, parseBucketAddress } from "./files/bucket-address.ts";
import { parseTrustedProxies } from "./http/trusted-proxies.ts";

// The types of values that environment variables can have. Each type describes the expected value for its error
// message.

export const flag = z
  .enum(["true", "false", "1", "0", "on", "off"], { error: "expected true or false" })
  .transform((value) => value === "true" || value === "1" || value === "on");
export const url = z.url({ protocol: /^https?$/, error: "expected an address such as https://example.com" });
/** Accepts the address of another server. A PostgreSQL address may name a local socket as `?host=/folder`. */
export const server = (protocol: RegExp, example: string) =>
  z.string().refine((value) => {
    const parsed = protocol.test(value) ? URL.parse(value) : null;
    return parsed !== null && (parsed.hostname !== "" || parsed.searchParams.has("host"));
  }, `expected ${example}`);
export const pool = "expected a whole number from 2 to 200";
export const database = server(/^postgres(ql)?:\/\//, "postgres://user:password@host/database");
export const storage = z.string().transform((value, context): BucketAddress => {
  const address = parseBucketAddress(value);
  if (address) return address;
  context.addIssue(
    "expected s3://bucket/folder?region=…, with key:secret@ before the bucket where keys are needed",
  );
  return z.NEVER;
});
export const proxies = z.string().transform((value, context) => {
  const parsed = parseTrustedProxies(value);
  if (parsed !== undefined) return parsed;
  context.addIssue("expected false, the number of proxies, or their addresses such as 10.0.0.0/8");
  return z.NEVER;
});
export const number = (lowest: number, highest: number) =>
  z.coerce
    .number({ error: `expected a number from ${lowest} to ${highest}` })
    .min(lowest, `expected a number from ${lowest} to ${highest}`)
    .max(highest, `expected a number from ${lowest} to ${highest}`);
export const port = z.coerce
  .number({ error: "expected a port number" })
  .int("expected a whole number")
  .min(0, "expected 0 to 65535")
  .max(65535, "expected 0 to 65535");
