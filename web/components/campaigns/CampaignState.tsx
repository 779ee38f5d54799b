import { useTranslation } from "react-i18next";
import type { CampaignStatus } from "#shared/contract/campaigns.ts";
import { classes } from "#web/ui/classes.ts";
import {
  DottedRingGlyph,
  RingGlyph,
  StopGlyph,
  TickGlyph,
  TriangleGlyph,
  TurningSquareGlyph,
} from "#web/components/signs/glyphs.tsx";
import css from "./CampaignState.module.css";

const shapes = {
  draft: DottedRingGlyph,
  scheduled: RingGlyph,
  sending: TurningSquareGlyph,
  done: TickGlyph,
  cancelled: StopGlyph,
  stuck: TriangleGlyph,
} as const satisfies Record<CampaignStatus | "stuck", () => React.ReactElement>;

/** `stuck`: being sent, and standing still until somebody does something. */
export function CampaignState({ of }: { of: CampaignStatus | "stuck" }) {
  const { t } = useTranslation("campaigns");
  const Shape = shapes[of];
  return (
    <span className={classes(css.state, css[of])}>
      <Shape />
      <span>{t(`state.${of}`)}</span>
    </span>
  );
}
