import type { ShownWidget } from '@gable/shared/widgets/shown-widget.ts'

/** The same form on a page of ours, where nobody else's policy, network or script is in its way. */
export function hostedPageOf(origin: string, { widgetId, journey }: ShownWidget, address = ''): string {
  const query = new URLSearchParams({ lang: journey.language, ...(address && { address }) })
  return `${origin}/f/${widgetId}?${query}`
}
