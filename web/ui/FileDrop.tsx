import { useRef, useState } from "react";
import { classes } from "./classes.ts";
import { Button } from "./Button.tsx";
import css from "./FileDrop.module.css";
import { UploadIcon } from "./icons.tsx";

export interface FileDropProps {
  onFiles: (files: File[]) => void;
  /**
   * The accepted types of the file picker: `.pdf,.docx`. Dropped files are not filtered, so callers must check them.
   */
  accept: string;
  title: React.ReactNode;
  note?: React.ReactNode;
  button: string;
  look?: "main" | "line";
  isPending?: boolean;
  multiple?: boolean;
}

export function FileDrop({
  onFiles,
  accept,
  title,
  note,
  button,
  look = "main",
  isPending,
  multiple = true,
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    if (files?.length) onFiles([...files]);
    if (input.current) input.current.value = "";
  };
  return (
    <div
      className={classes(css.drop, over && css.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <p>
        {title}
        {note && <small>{note}</small>}
      </p>
      <input
        ref={input}
        type="file"
        className="vh"
        tabIndex={-1}
        aria-hidden="true"
        accept={accept}
        multiple={multiple}
        onChange={(event) => take(event.target.files)}
      />
      <Button look={look} isPending={isPending} onClick={() => input.current?.click()}>
        <UploadIcon size="small" />
        {button}
      </Button>
    </div>
  );
}
