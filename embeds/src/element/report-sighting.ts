import type { SiteProblem } from '@gable/shared/widgets/installations.ts'
import { onCallBlocked } from '../tracking/on-call-blocked.ts'

interface WidgetPlacement {
  origin: string
  widgetId: string
}

/** Reports to the agency which page shows the widget, and what is wrong with the installation. */
export function reportSighting(widget: WidgetPlacement, faults: SiteProblem[]) {
  const url = toSightingUrl(widget, faults)
  onCallBlocked(url, () => reportBlockedCalls(widget, faults))
  fetch(url, { credentials: 'omit', keepalive: true }).catch(() => {})
}

/** An image may get through where the page's CSP blocks calls. */
export function reportBlockedCalls(widget: WidgetPlacement, faults: SiteProblem[] = []) {
  new Image().src = toSightingUrl(widget, [...faults, 'CALLS_BLOCKED'])
}

function toSightingUrl({ origin, widgetId }: WidgetPlacement, faults: SiteProblem[]) {
  const query = [['page', location.origin + location.pathname], ...faults.map((fault) => ['faults', fault])]
  return `${origin}/api/public/widgets/${widgetId}/seen?${new URLSearchParams(query)}`
}
