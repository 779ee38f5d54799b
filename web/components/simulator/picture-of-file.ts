const maxSidePx = 1280;

/** Converts a picture file as a phone would send it: a JPEG of at most 1,280 pixels, in base64. */
export async function convertPicture(file: File): Promise<{ type: "image/jpeg"; base64: string }> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, maxSidePx / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  // Transparent areas would become black in a JPEG.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return { type: "image/jpeg", base64: canvas.toDataURL("image/jpeg", 0.82).split(",")[1] ?? "" };
}
