import { useEffect, useState } from "react";
import { dataUrl } from "./data-url.ts";

/** A picture that was chosen here and has not left the browser. */
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
    // Without its picture the name of the file still stands beside it.
    dataUrl(file).then(
      (read) => isCurrent && setUrl(read),
      () => isCurrent && setUrl(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return url && <img src={url} alt={alt} className={className} />;
}
