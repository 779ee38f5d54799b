import type { FastifyRequest } from "fastify";
import type { BodyKind } from "#shared/contract/endpoint.ts";
import { maxDocumentBytes } from "#shared/rules/document-file.ts";
import { isWithinFormLimits, isWithinJsonLimits } from "./body-limits.ts";
import { duplicateKeyIn } from "./duplicate-key.ts";
import { Failure } from "./failure.ts";
import type { UploadedFile } from "./serve.ts";

export interface ReadBody {
  value: unknown;
  file: UploadedFile | null;
  fields: Record<string, string>;
  raw: Buffer;
}

const noBytes = Buffer.alloc(0);
const nothing: ReadBody = { value: undefined, file: null, fields: {}, raw: noBytes };

/**
 * Reads the body as plain data. JSON, forms and multipart are all accepted wherever fields are, because people
 * write scripts for these calls, and a chat form that is sent as JSON must not be ignored silently. A repeated
 * field is an error, because choosing one of two values once sent a reset link to two people.
 */
export async function readBody(request: FastifyRequest, kind?: BodyKind): Promise<ReadBody> {
  if (request.method === "GET" || request.method === "HEAD") return nothing;
  if (kind === "raw") return { ...nothing, raw: (request.body as Buffer | undefined) ?? noBytes };
  const type = (request.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase();
  if (type === "multipart/form-data") return readMultipart(request);
  const bytes = request.body as Buffer | undefined;
  if (!bytes?.length) return { ...nothing, value: {} };
  if (type === "application/x-www-form-urlencoded") {
    if (!isWithinFormLimits(bytes)) throw new Failure("body_too_large");
    const fields = collect(new URLSearchParams(bytes.toString("utf8")));
    return { value: fields, file: null, fields, raw: noBytes };
  }
  if (!isWithinJsonLimits(bytes)) throw new Failure("body_too_large");
  const text = bytes.toString("utf8");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Failure("invalid_request");
  }
  const twice = duplicateKeyIn(text);
  if (twice !== undefined) throw new Failure("invalid_request", { [twice]: ["invalid"] });
  return { ...nothing, value };
}

function collect(entries: Iterable<[string, string]>): Record<string, string> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of entries) {
    if (name in fields) throw new Failure("invalid_request", { [name]: ["invalid"] });
    fields[name] = value;
  }
  return fields;
}

async function readMultipart(request: FastifyRequest): Promise<ReadBody> {
  let file: UploadedFile | null = null;
  const entries: [string, string][] = [];
  try {
    for await (const part of request.parts({
      limits: { fileSize: maxDocumentBytes, files: 1, fields: 20, fieldSize: 100_000 },
    })) {
      if (part.type === "file") {
        const chunks: Buffer[] = [];
        for await (const chunk of part.file) chunks.push(chunk as Buffer);
        // busboy ends and marks a file at the limit; both happen at the limit plus one byte.
        file = { filename: part.filename, bytes: Buffer.concat(chunks), truncated: part.file.truncated };
      } else entries.push([part.fieldname, String(part.value)]);
    }
  } catch (problem) {
    if (problem instanceof Failure) throw problem;
    throw new Failure("invalid_request");
  }
  const fields = collect(entries);
  return { value: fields, file, fields, raw: noBytes };
}
