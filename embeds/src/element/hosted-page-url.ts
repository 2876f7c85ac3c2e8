import type { PublicWidget } from '@gable/shared/widgets/public-widget.ts'

/** The same form on our own hosted page, out of reach of the website's CSP and scripts. */
export function toHostedPageUrl(origin: string, { widgetId, journey }: PublicWidget, address = ''): string {
  const query = new URLSearchParams({ lang: journey.language, ...(address && { address }) })
  return `${origin}/f/${widgetId}?${query}`
}
