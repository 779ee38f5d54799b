import type { Pace } from "./pace.ts";
import type { PlatformHandle } from "./platform.ts";
import { randomDigits } from "./signing.ts";
import { type SimulatorResponse, type SimulatorRequest, field, json, type Route } from "./wire.ts";
import { userOf, xProblem } from "./x-oauth.ts";
import type { XState } from "./x-state.ts";

const maxBytes = 5 * 1024 * 1024;
const lifeSeconds = 24 * 60 * 60;
const types = ["image/jpeg", "image/png", "image/webp", "image/bmp", "image/tiff"];
export type XMediaCategory = "tweet_image" | "dm_image";
const categories: string[] = ["tweet_image", "dm_image"] satisfies XMediaCategory[];

/** Returns the address of a stored file, which needs no token. */
export const mediaUrl = (base: string, id: string): string => `${base}/media/${id}`;

/** Returns why media cannot be part of a message or post of this user; null when it can. */
export function mediaProblem(
  { state, clock }: PlatformHandle<XState>,
  user: string,
  category: XMediaCategory,
  ids: string[],
): SimulatorResponse | null {
  const isUsable = (id: string) => {
    const media = state.media[id];
    return media?.owner === user && media.category === category && media.expiresAt > clock().getTime();
  };
  return ids.every(isUsable) ? null : xProblem(400, "Invalid Request", "Your media IDs are invalid.");
}

/** Upload of pictures before they are sent, and their download. */
export function xMediaRoutes(handle: PlatformHandle<XState>, calls: Pace): Route[] {
  const { state, clock } = handle;

  function upload(request: SimulatorRequest): SimulatorResponse {
    const found = userOf(state, clock, request, "media.write");
    if ("status" in found) return found;
    const now = clock().getTime();
    if (!calls.take(`${found.user} upload`, now)) return xProblem(429, "Too Many Requests");
    const { file } = request;
    const category = field(request, "media_category");
    const type = field(request, "media_type") || file?.type || "";
    if (!file || file.bytes.length === 0) return xProblem(400, "Invalid Request", "media: is missing");
    if (!categories.includes(category))
      return xProblem(400, "Invalid Request", `media_category: ${category}`);
    if (!types.includes(type)) return xProblem(400, "Invalid Request", `media_type: ${type}`);
    if (file.bytes.length > maxBytes)
      return xProblem(400, "Invalid Request", `File size exceeds ${maxBytes} bytes.`);
    const id = randomDigits(19);
    state.media[id] = {
      owner: found.user,
      category,
      mime: type,
      bytes: file.bytes.toString("base64"),
      expiresAt: now + lifeSeconds * 1000,
    };
    return json({
      data: { id, media_key: `3_${id}`, size: file.bytes.length, expires_after_secs: lifeSeconds },
    });
  }

  return [
    ["POST", "/2/media/upload", upload],
    [
      "GET",
      "/media/:id",
      (request) => {
        // Pictures of direct messages require the scope to read these.
        const found = userOf(state, clock, request, "dm.read");
        const media = state.media[request.params["id"] ?? ""];
        if ("status" in found) return found;
        return media
          ? { status: 200, headers: { "content-type": media.mime }, body: Buffer.from(media.bytes, "base64") }
          : xProblem(404, "Not Found");
      },
    ],
  ];
}
