import { useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/i18n/use-format.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { AddIcon, MinusIcon } from "#web/ui/icons.tsx";
import css from "./PicturePreview.module.css";

/** The range of the zoom factor (C215). */
const minScale = 1;
const maxScale = 50;
const scaleStep = 0.5;

/** A picture that can be enlarged. */
export function PicturePreview({ source, name }: { source: string; name: string }) {
  const { t } = useTranslation("portal");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={css.open}
        aria-label={t("picture.enlarge", { name: `\u2068${name}\u2069` })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <img src={source} alt="" />
      </button>
      {isOpen && <PictureDialog source={source} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

function PictureDialog({ source, name, onClose }: { source: string; name: string; onClose: () => void }) {
  const { t } = useTranslation("portal");
  const format = useFormat();
  const [scale, setScale] = useState(minScale);
  const stage = useRef<HTMLDivElement>(null);
  const shown = useRef(minScale);
  // The centre of the view stays in place while the picture is zoomed.
  useLayoutEffect(() => {
    const at = stage.current;
    if (!at) return;
    const growth = scale / shown.current;
    shown.current = scale;
    at.scrollLeft = (at.scrollLeft + at.clientWidth / 2) * growth - at.clientWidth / 2;
    at.scrollTop = (at.scrollTop + at.clientHeight / 2) * growth - at.clientHeight / 2;
  }, [scale]);
  const times = t("picture.times", { scale: format.number(scale, 1) });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={<bdi>{name}</bdi>}
      actions={
        <div className={css.controls}>
          <IconButton
            label={t("picture.shrink")}
            disabled={scale <= minScale}
            onClick={() => setScale(scale - scaleStep)}
          >
            <MinusIcon />
          </IconButton>
          <input
            type="range"
            min={minScale}
            max={maxScale}
            step={scaleStep}
            value={scale}
            aria-label={t("picture.scale")}
            aria-valuetext={times}
            onChange={(event) => setScale(Number(event.target.value))}
          />
          <IconButton
            label={t("picture.grow")}
            disabled={scale >= maxScale}
            onClick={() => setScale(scale + scaleStep)}
          >
            <AddIcon />
          </IconButton>
          <output>{times}</output>
        </div>
      }
    >
      {/* The direction is always left to right, so that the scroll arithmetic is the same in both languages. */}
      <div ref={stage} dir="ltr" className={css.stage} role="group" aria-label={name} tabIndex={0}>
        <img
          src={source}
          alt={name}
          style={{ inlineSize: `${scale * 100}%`, blockSize: `${scale * 100}%` }}
        />
      </div>
    </Dialog>
  );
}
