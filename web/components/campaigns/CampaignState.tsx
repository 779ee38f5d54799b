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

/** A campaign's state. `stuck` means that sending has started and needs somebody's action to continue. */
export function CampaignState({ status }: { status: CampaignStatus | "stuck" }) {
  const { t } = useTranslation("campaigns");
  const Shape = shapes[status];
  return (
    <span className={classes(css.state, css[status])}>
      <Shape />
      <span>{t(`state.${status}`)}</span>
    </span>
  );
}
