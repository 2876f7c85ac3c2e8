/** What the tags of vendors put on a page. Any of it may be missing, or something else entirely. */
export interface VendorGlobals {
  dataLayer?: unknown[]
  gtag?: (...call: unknown[]) => void
  fbq?: (...call: unknown[]) => void
  ttq?: { page(): void; track(...call: unknown[]): void }
  lintrk?: (...call: unknown[]) => void
}
