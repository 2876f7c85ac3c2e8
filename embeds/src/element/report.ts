import type { SiteFault } from '@gable/shared/widgets/sightings.ts'
import { whenForbidden } from '../tracking/when-forbidden.ts'

interface Placed {
  origin: string
  widgetId: string
}

/** Tells the agency where its widget stands, and what is wrong there. */
export function report(widget: Placed, faults: SiteFault[]) {
  const address = seenAt(widget, faults)
  whenForbidden(address, () => reportBlocked(widget, faults))
  fetch(address, { credentials: 'omit', keepalive: true }).catch(() => {})
}

/** Where the page's policy refuses calls an image may get through. */
export function reportBlocked(widget: Placed, faults: SiteFault[] = []) {
  new Image().src = seenAt(widget, [...faults, 'CALLS_BLOCKED'])
}

function seenAt({ origin, widgetId }: Placed, faults: SiteFault[]) {
  const asked = [['page', location.origin + location.pathname], ...faults.map((fault) => ['faults', fault])]
  return `${origin}/api/public/widgets/${widgetId}/seen?${new URLSearchParams(asked)}`
}
