import { useObjectUrl } from "../pictures/use-object-url.ts";
import { classes } from "../../ui/classes.ts";
import css from "./MessageMore.module.css";

/** A picture that has not reached the server yet. */
export function SendingPicture({ file }: { file: File }) {
  const url = useObjectUrl(file);
  return (
    <div className={classes(css.more, css.out)}>
      {url && <img src={url} alt={file.name} className={css.picture} />}
    </div>
  );
}
