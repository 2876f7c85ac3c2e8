import type { SiteFault } from '@gable/shared/widgets/sightings.ts'
import { whenForbidden } from '../track/when-forbidden.ts'

interface Reported {
  origin: string
  widgetId: string
  faults: SiteFault[]
}

/** Tells the agency where its widget stands, and what is wrong there. */
export function report({ origin, widgetId, faults }: Reported) {
  const page = location.origin + location.pathname
  const addressWith = (faults: SiteFault[]) =>
    `${origin}/api/public/widgets/${widgetId}/seen?${new URLSearchParams([['page', page], ...faults.map((fault) => ['faults', fault])])}`
  const address = addressWith(faults)
  whenForbidden(address, () => {
    // Calls are refused here; an image may get through.
    new Image().src = addressWith([...faults, 'CALLS_BLOCKED'])
  })
  fetch(address, { credentials: 'omit', keepalive: true }).catch(() => {})
}
