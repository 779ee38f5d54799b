import { avatarSide, isAvatar } from "#shared/rules/chat-look.ts";

/** Returns the centre of a picture as a small square in a `data:` address. Throws when the file is not a picture. */
export async function avatarOf(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = avatarSide;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  // A transparent logo usually expects a white background.
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, avatarSide, avatarSide);
  pen.imageSmoothingQuality = "high";
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  pen.drawImage(picture, left, top, side, side, 0, 0, avatarSide, avatarSide);
  picture.close();
  const address = canvas.toDataURL("image/jpeg", 0.85);
  if (!isAvatar(address)) throw new Error("too large");
  return address;
}
