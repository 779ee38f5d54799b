import type { InfluencerPlatform } from "#shared/contract/influencers.ts";

const bases: Record<InfluencerPlatform, string> = {
  instagram: "https://www.instagram.com/",
  tiktok: "https://www.tiktok.com/@",
  snapchat: "https://www.snapchat.com/add/",
  twitter: "https://x.com/",
  youtube: "https://www.youtube.com/@",
};

/** Returns the address of an influencer's account. */
export const accountAddress = (platform: InfluencerPlatform, handle: string): string =>
  bases[platform] + encodeURIComponent(handle);
