/** Saves a fetched file through the browser's downloads. */
export function saveFile({ blob, name }: { blob: Blob; name: string }): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The address is revoked later, because the browser reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
