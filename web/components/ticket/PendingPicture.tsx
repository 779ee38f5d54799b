import { FilePicture } from "#web/components/pictures/FilePicture.tsx";
import { classes } from "#web/ui/classes.ts";
import css from "./MessageDetails.module.css";

/** A picture that is not on the server yet. */
export function PendingPicture({ file }: { file: File }) {
  return (
    <div className={classes(css.more, css.out)}>
      <FilePicture file={file} alt={file.name} className={css.picture} />
    </div>
  );
}
