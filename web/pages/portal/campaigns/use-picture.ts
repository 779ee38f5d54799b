import { useEffect, useState } from "react";
import type { CampaignView } from "#shared/contract/campaigns.ts";
import { getCampaignPicture } from "#web/api/endpoints/campaigns.ts";
import { download } from "#web/api/call.ts";
import { dataUrl } from "#web/components/pictures/data-url.ts";

/** An address at which this page can show a campaign's picture; null while there is none. */
export function usePicture({ id, picture }: Pick<CampaignView, "id" | "picture">): string | null {
  const key = picture && `${picture.name} ${picture.size_bytes}`;
  const [shown, setShown] = useState<{ key: string; url: string }>();
  useEffect(() => {
    if (!key) return;
    const left = new AbortController();
    const show = async () => {
      try {
        const { blob } = await download(getCampaignPicture, { params: { id }, signal: left.signal });
        const url = await dataUrl(blob);
        if (!left.signal.aborted) setShown({ key, url });
      } catch {
        // Without its picture the preview still shows the words; the name of the picture stands in the form.
      }
    };
    void show();
    return () => left.abort();
  }, [id, key]);
  return key && shown?.key === key ? shown.url : null;
}
