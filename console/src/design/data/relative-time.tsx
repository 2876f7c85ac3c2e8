import { useEffect, useState } from 'react'
import { type DateInput, formatDateTime, formatRelative, msUntilRelativeChanges } from '../format/date-format.ts'
import { emptyValue } from '../format/metric-format.ts'

/** A relative time that updates itself, with the full date as its title. */
export function RelativeTime({ at, timeZone }: { at: DateInput; timeZone?: string | undefined }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const delay = Math.min(msUntilRelativeChanges(at, now), maxTimeout)
    const timer = setTimeout(() => setNow(Date.now()), delay)
    return () => clearTimeout(timer)
  }, [at, now])

  const full = formatDateTime(at, timeZone)
  if (full === emptyValue || at === null || at === undefined) return <>{emptyValue}</>
  // `at` may be newer than the clock of the last render.
  return (
    <time dateTime={new Date(at).toISOString()} title={full}>
      {formatRelative(at, Math.max(now, Date.now()))}
    </time>
  )
}

/** Browsers run a timer with a longer delay immediately. */
const maxTimeout = 2 ** 31 - 1
