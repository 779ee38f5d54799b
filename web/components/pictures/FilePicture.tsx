import { useEffect, useState } from "react";
import { readAsDataUrl } from "./data-url.ts";

/** A chosen picture that has not been uploaded yet. */
export function FilePicture({
  file,
  alt,
  className,
}: {
  file: File;
  alt: string;
  className?: string | undefined;
}) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    // Without the picture, the file's name is still shown beside it.
    readAsDataUrl(file).then(
      (read) => isCurrent && setUrl(read),
      () => isCurrent && setUrl(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return url && <img src={url} alt={alt} className={className} />;
}
