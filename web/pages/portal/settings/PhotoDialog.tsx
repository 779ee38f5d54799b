import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { setPhoto } from "#web/api/endpoints/profile.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import css from "./PhotoDialog.module.css";
import { type Crop, dragCrop, maxZoom, calculateSquare, initialCrop } from "./photo-crop.ts";

/** The side of the uploaded picture, twice the stored size, so that scaling it down keeps it sharp. */
const uploadSidePx = 512;
const uploadQuality = 0.92;

/** Chooses the square of a picture that becomes the member's photo, by dragging or with three sliders. */
export function PhotoDialog({ picture, onClose }: { picture: ImageBitmap; onClose: () => void }) {
  const { t } = useTranslation(["settings", "common"]);
  const format = useFormat();
  const [crop, setCrop] = useState(initialCrop);
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragStart = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    const { left, top, side } = calculateSquare(picture, crop);
    const paint = canvas.current?.getContext("2d");
    if (!paint) return;
    // JPEG has no transparency, and without a background transparent areas would become black.
    paint.fillStyle = "white";
    paint.fillRect(0, 0, uploadSidePx, uploadSidePx);
    paint.drawImage(picture, left, top, side, side, 0, 0, uploadSidePx, uploadSidePx);
  }, [picture, crop]);
  const save = useAction(
    async () => {
      const form = new FormData();
      form.append("file", await createJpeg(canvas.current), "photo.jpg");
      return call(setPhoto, { form });
    },
    { refreshes: ["organizations"], done: t("photo.saved"), onDone: onClose },
  );
  const slider = (name: keyof Crop, least: number, most: number) => (
    <label className={css.slider}>
      {t(`photo.${name}`)}
      <input
        type="range"
        // The direction is always left to right, so that dragging works the same in both languages.
        dir="ltr"
        min={least}
        max={most}
        step={0.01}
        value={crop[name]}
        aria-valuetext={format.percent(crop[name])}
        onChange={(event) => setCrop({ ...crop, [name]: Number(event.target.value) })}
      />
    </label>
  );
  const actions = (
    <>
      <Button look="main" isPending={save.isPending} onClick={() => void save.run()}>
        {t("photo.save")}
      </Button>
      <Button onClick={onClose}>{t("common:cancel")}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t("photo.title")} actions={actions}>
      <p>{t("photo.text")}</p>
      <canvas
        ref={canvas}
        width={uploadSidePx}
        height={uploadSidePx}
        className={css.canvas}
        role="img"
        aria-label={t("photo.preview")}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragStart.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={(event) => {
          const from = dragStart.current;
          if (!from) return;
          dragStart.current = { x: event.clientX, y: event.clientY };
          const { width } = event.currentTarget.getBoundingClientRect();
          const by = { x: (event.clientX - from.x) / width, y: (event.clientY - from.y) / width };
          setCrop((before) => dragCrop(picture, before, by));
        }}
        onPointerUp={() => (dragStart.current = null)}
        onPointerCancel={() => (dragStart.current = null)}
      />
      <div className={css.sliders}>
        {slider("zoom", 1, maxZoom)}
        {slider("x", 0, 1)}
        {slider("y", 0, 1)}
      </div>
    </Dialog>
  );
}

const createJpeg = (canvas: HTMLCanvasElement | null): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const settle = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error("The photo was not drawn"));
    if (canvas) canvas.toBlob(settle, "image/jpeg", uploadQuality);
    else settle(null);
  });
