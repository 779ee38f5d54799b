/** Phones, emails, addresses, ids, shares, codes: read left to right and stay in one piece in any sentence. */
export function Ltr({ children, className }: { children?: React.ReactNode; className?: string | undefined }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}
