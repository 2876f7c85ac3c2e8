import { Callout } from '../design/feedback/callout.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'

/** Shown while a record of a verified name is missing. */
export function StopCallout({ stopsAt, effect }: { stopsAt: string | null; effect: string }) {
  const timeZone = useTimeZone()
  if (!stopsAt) return null
  return (
    <Callout tone="danger" title="A required record is missing">
      {effect} on {formatDateTime(stopsAt, timeZone)} unless the record is back.
    </Callout>
  )
}
