/** Returns the measurement id that the operator has configured. Without one nothing is loaded or sent (C263). */
export function measurementId(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="measurement-id"]')?.content;
}
