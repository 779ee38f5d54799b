const drawings = {
  whatsapp: (
    <>
      <path d="M3.5 20.5 4.7 16A8.6 8.6 0 1 1 8 19.3l-4.5 1.2Z" />
      <path d="M8.8 8.3c.3-.6.9-.6 1.2-.1l.8 1.5c.1.3.1.6-.2.9l-.5.6c.6 1.2 1.5 2.1 2.7 2.7l.6-.5c.3-.3.6-.3.9-.2l1.5.8c.5.3.5.9-.1 1.2-.8.5-1.7.6-2.5.3-2.3-.8-4-2.5-4.7-4.7-.3-.9-.2-1.7.3-2.5Z" />
    </>
  ),
  whatsappMeta: (
    <>
      <path d="M3.5 20.5 4.7 16A8.6 8.6 0 1 1 8 19.3l-4.5 1.2Z" />
      <path d="M7 12.8c0-2 .9-3.2 2-3.2 1.7 0 2.7 5 4.6 5 1.1 0 2.6-1 2.6-2.7 0-1.4-.7-2.3-1.7-2.3-2 0-3.2 5-5.6 5-1.2 0-1.9-.8-1.9-1.8Z" />
    </>
  ),
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="17" cy="7" r=".6" fill="currentColor" />
    </>
  ),
  email: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2.5" />
      <path d="m3.5 7 8.5 6.5L20.5 7" />
    </>
  ),
  x: <path d="M4 4h4.2L20 20h-4.2L4 4ZM19 4l-6.3 7M11 13.3 5 20" />,
  linkedin: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
      <path d="M8 11v5.5M8 7.7v.1M12 16.5V11m0 2.5c0-3 4.5-3.3 4.5 0v3" />
    </>
  ),
};

/** The logo of another company in the text's colour. It is never mirrored. */
export function SocialMark({
  network,
  className,
}: {
  network: keyof typeof drawings;
  className?: string | undefined;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {drawings[network]}
    </svg>
  );
}
