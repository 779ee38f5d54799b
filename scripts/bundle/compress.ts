import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;

/**
 * Writes a `.br` and a `.gz` at the highest compression beside every file of the build that becomes smaller, so that
 * a visitor downloads a quarter and the server never compresses a file.
 */
export async function compressAssets(outDir: string): Promise<void> {
  const names = readdirSync(outDir, { recursive: true, encoding: "utf8" });
  await Promise.all(
    names
      .filter((name) => compressible.test(name) && !name.startsWith("."))
      .map(async (name) => {
        const path = join(outDir, name);
        const content = readFileSync(path);
        const [brotli, gzipped] = await Promise.all([
          promisify(brotliCompress)(content),
          promisify(gzip)(content, { level: 9 }),
        ]);
        if (brotli.length < content.length) writeFileSync(`${path}.br`, brotli);
        if (gzipped.length < content.length) writeFileSync(`${path}.gz`, gzipped);
      }),
  );
}
