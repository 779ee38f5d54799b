import type { CampaignView } from "#shared/contract/campaigns.ts";
import { getCampaignPicture } from "#web/api/endpoints/campaigns.ts";
import { usePictureFile } from "#web/components/pictures/use-picture-file.ts";

/** Returns the address of a campaign's picture. Null without one. */
export const usePicture = ({ id, picture }: Pick<CampaignView, "id" | "picture">): string | null =>
  usePictureFile(getCampaignPicture, { id }, picture && `${picture.name} ${picture.size_bytes}`);
