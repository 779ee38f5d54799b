import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextLink } from "#web/ui/TextLink.tsx";

/**
 * The number of items shown at first. Rendering the thousands of rows of a workbook at once would block a phone for
 * seconds.
 */
const initiallyShown = 100;

/** The first items, and a button that shows the others. */
export function ShowMore<Piece>({
  pieces,
  children,
}: {
  pieces: readonly Piece[];
  children: (shown: readonly Piece[]) => React.ReactNode;
}) {
  const { t } = useTranslation("knowledge");
  const [isAll, setAll] = useState(false);
  const rest = pieces.length - initiallyShown;
  return (
    <>
      {children(isAll ? pieces : pieces.slice(0, initiallyShown))}
      {!isAll && rest > 0 && (
        <TextLink onClick={() => setAll(true)}>{t("text.more", { count: rest })}</TextLink>
      )}
    </>
  );
}
