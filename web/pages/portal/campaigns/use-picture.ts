import { useEffect, useState } from "react";
import { type CampaignView, getCampaignPicture } from "#shared/contract/campaigns.ts";
import { download } from "../../../api/call.ts";

/** An address at which this page can show a campaign's picture; null while there is none. */
export function usePicture({ id, picture }: Pick<CampaignView, "id" | "picture">): string | null {
  const key = picture && `${picture.name} ${picture.size_bytes}`;
  const [shown, setShown] = useState<{ key: string; url: string }>();
  useEffect(() => {
    if (!key) return;
    const left = new AbortController();
    let url: string | undefined;
    void download(getCampaignPicture, { params: { id }, signal: left.signal })
      .then(({ blob }) => {
        url = URL.createObjectURL(blob);
        setShown({ key, url });
      })
      .catch(() => {
        // Without its picture the preview still shows the words; the name of the picture stands in the form.
      });
    return () => {
      left.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [id, key]);
  return key && shown?.key === key ? shown.url : null;
}
