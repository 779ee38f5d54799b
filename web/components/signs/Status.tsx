import { useTranslation } from "react-i18next";
import type { SourceStatus } from "#shared/contract/knowledge.ts";
import type { TicketStatus } from "#shared/contract/tickets.ts";
import { classes } from "#web/ui/classes.ts";
import {
  DottedRingGlyph,
  HalfDiamondGlyph,
  RingGlyph,
  TickGlyph,
  TriangleGlyph,
  TurningSquareGlyph,
} from "./glyphs.tsx";
import css from "./Status.module.css";

const shapes = {
  pending: RingGlyph,
  deferred: HalfDiamondGlyph,
  closed: TickGlyph,
  submitted: DottedRingGlyph,
  processing: TurningSquareGlyph,
  trained: TickGlyph,
  failed: TriangleGlyph,
} as const satisfies Record<TicketStatus | SourceStatus, () => React.ReactElement>;

export interface StatusProps {
  status: TicketStatus | SourceStatus;
  /** `long` shows «محوّلة إلى موظف». `shape` shows the shape only, with the word for screen readers. */
  words?: "short" | "long" | "shape";
}

/** A ticket's status as a shape and a word, because colour alone is not accessible. */
export function Status({ status, words = "short" }: StatusProps) {
  const { t } = useTranslation("portal");
  const Shape = shapes[status];
  const word = status === "deferred" && words === "long" ? t("status.deferredLong") : t(`status.${status}`);
  return (
    <span className={classes(css.status, css[status])}>
      <Shape />
      <span className={words === "shape" ? "vh" : undefined}>{word}</span>
    </span>
  );
}
