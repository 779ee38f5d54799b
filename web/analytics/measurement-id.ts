/** Set by whoever runs Wakil; without it nothing is loaded and nothing is sent (C263). */
export function measurementId(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="measurement-id"]')?.content;
}
