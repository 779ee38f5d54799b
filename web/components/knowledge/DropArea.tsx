import { useState } from "react";
import { classes } from "#web/ui/classes.ts";
import css from "./DropArea.module.css";

/** An area that accepts dropped files. It contains a button with the same function, for those who cannot drag. */
export function DropArea({
  label,
  onFiles,
  children,
}: {
  /** The text shown while files are dragged over the area. */ label: string;
  onFiles: (files: File[]) => void;
  children: React.ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: React.DragEvent) => event.dataTransfer.types.includes("Files");
  return (
    <div
      className={classes(css.area, isOver && css.over)}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        // The event also fires when the pointer moves onto a child.
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && (
        <p className={css.label} aria-hidden="true">
          {label}
        </p>
      )}
    </div>
  );
}
