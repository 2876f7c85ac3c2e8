import type { SiteProblem } from '@gable/shared/widgets/installations.ts'
import { onCallBlocked } from '../tracking/on-call-blocked.ts'

interface WidgetPlacement {
  origin: string
  widgetId: string
}

/** Reports to the agency which page shows the widget, and what is wrong with the installation. */
export function reportInstallation(widget: WidgetPlacement, problems: SiteProblem[]) {
  const url = toReportUrl(widget, problems)
  onCallBlocked(url, () => reportBlockedCalls(widget, problems))
  fetch(url, { credentials: 'omit', keepalive: true }).catch(() => {})
}

/** An image may get through where the page's CSP blocks calls. */
export function reportBlockedCalls(widget: WidgetPlacement, problems: SiteProblem[] = []) {
  new Image().src = toReportUrl(widget, [...problems, 'CALLS_BLOCKED'])
}

function toReportUrl({ origin, widgetId }: WidgetPlacement, problems: SiteProblem[]) {
  const query = [['page', location.origin + location.pathname], ...problems.map((problem) => ['faults', problem])]
  return `${origin}/api/public/widgets/${widgetId}/seen?${new URLSearchParams(query)}`
}
