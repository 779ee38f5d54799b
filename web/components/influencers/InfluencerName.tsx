import { useTranslation } from "react-i18next";
import type { InfluencerPlatform } from "#shared/contract/influencers.ts";
import { Initial } from "#web/components/signs/Initial.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import css from "./InfluencerName.module.css";
import { SampleMark } from "./SampleMark.tsx";

interface NamedInfluencer {
  name: string;
  handle: string;
  platform: InfluencerPlatform;
  is_sample: boolean;
}

/** An influencer's name and platform. `children` is the name as a link or as text. */
export function InfluencerName({
  influencer: { name, handle, platform, is_sample },
  children,
}: {
  influencer: NamedInfluencer;
  children: React.ReactNode;
}) {
  const { t } = useTranslation("influencers");
  return (
    <span className={css.who}>
      <Initial name={name} />
      <span className={css.lines}>
        <span className={css.name}>
          {children}
          {is_sample && <SampleMark />}
        </span>
        <small>
          <Ltr>@{handle}</Ltr> · {t(`platform.${platform}`)}
        </small>
      </span>
    </span>
  );
}
