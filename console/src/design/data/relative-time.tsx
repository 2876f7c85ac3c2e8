import { useEffect, useState } from 'react'
import { formatDateTime, formatRelative, type Moment, untilRelativeChanges } from '../format/date-format.ts'
import { missing } from '../format/metric-format.ts'

/** How long ago it was, kept true while the page stays open; the full date is its title. */
export function RelativeTime({ at, timeZone }: { at: Moment; timeZone?: string | undefined }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const wait = Math.min(untilRelativeChanges(at, now), longestTimer)
    const timer = setTimeout(() => setNow(Date.now()), wait)
    return () => clearTimeout(timer)
  }, [at, now])

  const full = formatDateTime(at, timeZone)
  if (full === missing || at === null || at === undefined) return <>{missing}</>
  // What has just arrived may be newer than this component's last look at the clock.
  return (
    <time dateTime={new Date(at).toISOString()} title={full}>
      {formatRelative(at, Math.max(now, Date.now()))}
    </time>
  )
}

/** A browser's timer that is set further ahead than this rings at once. */
const longestTimer = 2 ** 31 - 1
