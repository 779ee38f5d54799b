/**
 * Returns a picture as a `data:` address. The pages' Content-Security-Policy allows `data:` pictures but not `blob:`.
 */
export function readAsDataUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("The picture was not read")));
    reader.readAsDataURL(picture);
  });
}
