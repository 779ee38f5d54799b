/** Phones, email addresses, ids and codes. They are read from left to right and never split in any sentence. */
export function Ltr({ children, className }: { children?: React.ReactNode; className?: string | undefined }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}
