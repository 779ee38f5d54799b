// Loaded into the product's process before its own code (NODE_OPTIONS=--import): the clock of that process jumps, and one
// of its writes to the disk fails, as the file TORTURE_CONTROL says. The product's code knows nothing of it.
import fs, { readFileSync, renameSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const control = process.env.TORTURE_CONTROL ?? "";
const RealDate = Date;
let offsetMs = 0;

function readControl() {
  try {
    return JSON.parse(readFileSync(control, "utf8"));
  } catch {
    return {};
  }
}

class JumpingDate extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + offsetMs] : given));
  }
  static now() {
    return RealDate.now() + offsetMs;
  }
}
globalThis.Date = JumpingDate;
const followClock = () => (offsetMs = readControl().clockOffsetMs ?? 0);
followClock();
setInterval(followClock, 50).unref();

/** Counts a write, and throws for the one that is to fail; the file then contains `met`. */
function countWrite(path) {
  const { disk } = readControl();
  if (!disk || disk.left <= 0) return;
  const left = disk.left - 1;
  const next = { ...readControl(), disk: { ...disk, left, met: left === 0 || disk.always === true } };
  if (disk.always) next.disk.left = disk.left;
  writeControl(`${control}.${process.pid}`, JSON.stringify(next));
  if (next.disk.met) throw Object.assign(new Error(`${disk.code}: injected`), { code: disk.code, path });
}

const originals = { writeFile: fs.promises.writeFile, rename: fs.promises.rename, mkdir: fs.promises.mkdir };
function writeControl(part, text) {
  writeFileSync(part, text);
  renameSync(part, control);
}
for (const [name, original] of Object.entries(originals))
  fs.promises[name] = async (path, ...rest) => {
    if (String(path).startsWith(process.env.DATA_DIR ?? "\0")) countWrite(String(path));
    return original(path, ...rest);
  };
syncBuiltinESMExports();
