import type { CampaignView } from "#shared/contract/campaigns.ts";
import { getCampaignPicture } from "#web/api/endpoints/campaigns.ts";
import { usePictureFile } from "#web/components/pictures/use-picture-file.ts";

/** An address at which this page can show a campaign's picture; null while there is none. */
export const usePicture = ({ id, picture }: Pick<CampaignView, "id" | "picture">): string | null =>
  usePictureFile(getCampaignPicture, { id }, picture && `${picture.name} ${picture.size_bytes}`);
