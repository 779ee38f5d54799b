import { useCallback } from "react";

/** A picture that was chosen here and has not left the browser; its memory is given back when it goes from the page. */
export function FilePicture({
  file,
  alt,
  className,
}: {
  file: File;
  alt: string;
  className?: string | undefined;
}) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt={alt} className={className} />;
}
