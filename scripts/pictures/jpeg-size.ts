/** Returns the width and height of a JPEG in pixels, from its frame header; undefined for other files. */
export function jpegSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== 0xff_d8) return undefined;
  for (let offset = 2; offset + 9 < bytes.length; offset += 2 + view.getUint16(offset + 2)) {
    const marker = view.getUint16(offset);
    const isFrame = marker >= 0xff_c0 && marker <= 0xff_cf && ![0xff_c4, 0xff_c8, 0xff_cc].includes(marker);
    if (isFrame) return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
  }
  return undefined;
}
