import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { User } from "#shared/contract/auth.ts";
import { removePhoto } from "#web/api/endpoints/profile.ts";
import { useAction } from "#web/api/use-action.ts";
import { useMemberPhoto } from "#web/components/portal/use-member-photo.ts";
import { Initial } from "#web/components/signs/Initial.tsx";
import { Button } from "#web/ui/Button.tsx";
import css from "./ProfilePhoto.module.css";
import { PhotoDialog } from "./PhotoDialog.tsx";

/** The member's photo, with the buttons that change and remove it. */
export function ProfilePhoto({ user }: { user: User }) {
  const { t } = useTranslation("settings");
  const photo = useMemberPhoto(user.id);
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [isUnreadable, setUnreadable] = useState(false);
  const remove = useAction(removePhoto, { refreshes: ["organizations"], done: t("photo.removed") });
  const open = async (file: File) => {
    try {
      setPicture(await createImageBitmap(file));
      setUnreadable(false);
    } catch {
      setUnreadable(true);
    }
  };
  const close = () => {
    picture?.close();
    setPicture(undefined);
  };
  return (
    <div className={css.photo}>
      <Initial name={user.name} size="large" photo={photo} />
      <input
        ref={input}
        type="file"
        className="vh"
        tabIndex={-1}
        aria-label={t("photo.choose")}
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) void open(file);
        }}
      />
      <Button look="line" size="small" onClick={() => input.current?.click()}>
        {t(photo ? "photo.change" : "photo.choose")}
      </Button>
      {photo && (
        <Button look="quiet" size="small" isPending={remove.isPending} onClick={() => void remove.run()}>
          {t("photo.remove")}
        </Button>
      )}
      {isUnreadable && (
        <p role="alert" className={css.problem}>
          {t("photo.unreadable")}
        </p>
      )}
      {picture && <PhotoDialog picture={picture} onClose={close} />}
    </div>
  );
}
