/** A picture's bytes as an address. The pages' content policy lets pictures be `data:` and not `blob:`. */
export function dataUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("The picture was not read")));
    reader.readAsDataURL(picture);
  });
}
