import { paths } from "#web/paths.ts";
import { Link } from "#web/ui/Link.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { useSite } from "#web/components/site/use-site.ts";

const linkTargets = { privacy: paths.privacy, terms: paths.terms, contact: paths.contactus };
const tagPattern = /<(mail|hello|privacy|terms|contact)>(.*?)<\/\1>/;

/** A line with its links. `<mail></mail>` and `<hello></hello>` are our email addresses, other tags link to a page. */
export function LegalLine({ text }: { text: string }) {
  const { legal, contact } = useSite();
  // The split alternates: text, tag name, tag content, text, and so on.
  const pieces = text.split(tagPattern);
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece;
    if (index % 3 === 2) return null;
    if (piece in linkTargets)
      return (
        <Link key={index} to={linkTargets[piece as keyof typeof linkTargets]()}>
          {pieces[index + 1]}
        </Link>
      );
    const address = piece === "mail" ? legal.email : contact.email;
    return (
      <a key={index} href={`mailto:${address}`}>
        <Ltr>{address}</Ltr>
      </a>
    );
  });
}
