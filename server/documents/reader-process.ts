import type { ReadDocument } from "./document.ts";
import { identify } from "./identify.ts";
import { Unreadable } from "./problem.ts";
import type { ReaderJob, ReaderResult } from "./readers.ts";

/** The process that reads files. It handles one job at a time and ends with its parent process. */
process.on("message", (job: ReaderJob) => {
  // The message contains a Buffer, which pdf.js refuses.
  const bytes = new Uint8Array(job.bytes.buffer, job.bytes.byteOffset, job.bytes.byteLength);
  void answer({ ...job, bytes }).then((result) => process.send!(result));
});
// The process ends by a signal, because process.exit can hang (see end-process.ts) and nobody evaluates the exit code.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));

async function answer(job: ReaderJob): Promise<ReaderResult> {
  try {
    if (job.kind === "photo") return { ok: true, photo: await readPhoto(job.bytes) };
    const document = await read(job);
    if (document.blocks.length + document.faqs.length + document.products.length === 0) {
      return { ok: false, problem: "empty" };
    }
    return { ok: true, document };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, problem: error.problem };
    // Nesting that exceeds the stack is made on purpose; any other error of a parser means a broken file.
    return {
      ok: false,
      problem: error instanceof RangeError && /stack/.test(error.message) ? "unsafe" : "damaged",
    };
  }
}

const read = (job: Exclude<ReaderJob, { kind: "photo" }>): Promise<ReadDocument> => {
  if (job.kind === "page") return readWebPage(job);
  if (job.kind === "scan") return readScan(job.bytes);
  return job.kind === "rows" ? readSheet(job.bytes, job.filename) : readFile(job.bytes, job.filename);
};

async function readPhoto(bytes: Uint8Array): Promise<Uint8Array> {
  return (await import("./photo-pixels.ts")).redrawPhoto(bytes);
}

async function readScan(bytes: Uint8Array): Promise<ReadDocument> {
  const [{ readPdf }, { scanReaderOf }] = await Promise.all([
    import("./pdf/pdf.ts"),
    import("./pdf/scan/read-scans.ts"),
  ]);
  // pdf.js transfers the bytes it is given, so it gets a copy.
  const scans = scanReaderOf(bytes.slice());
  try {
    return await readPdf(bytes, scans);
  } finally {
    await scans.close();
  }
}

async function readSheet(bytes: Uint8Array, filename: string): Promise<ReadDocument> {
  const file = identify(bytes, filename);
  const { readRows } = await import("./rows.ts");
  if (file.format === "xlsx") return readRows(file.package, "xlsx");
  if (file.format === "xls") return readRows(bytes, "xls");
  throw new Unreadable("invalid_type");
}

async function readFile(bytes: Uint8Array, filename: string): Promise<ReadDocument> {
  const file = identify(bytes, filename);
  // Each reader is loaded when it is first needed, because all of them take half a second and 60 MB.
  switch (file.format) {
    case "pdf":
      return (await import("./pdf/pdf.ts")).readPdf(bytes);
    case "docx":
      return (await import("./docx.ts")).readDocx(file.package);
    case "doc":
      return (await import("./doc.ts")).readDoc(bytes);
    case "xlsx":
      return (await import("./workbook.ts")).readWorkbook(file.package, "xlsx");
    default:
      return (await import("./workbook.ts")).readWorkbook(bytes, "xls");
  }
}

async function readWebPage(job: Extract<ReaderJob, { kind: "page" }>): Promise<ReadDocument> {
  const { readHtml } = await import("./html.ts");
  return readHtml(job);
}
