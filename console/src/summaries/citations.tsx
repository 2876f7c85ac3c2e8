import type { CitedEntry } from '@gable/shared/summaries/summary.ts'
import { eventGroupAppearance } from '../activity/event-group-appearance.ts'
import { useShowEntry } from '../activity/linked-entry.ts'
import { formatDate, formatDateTime } from '../design/format/date-format.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'

/** The activity entries behind a sentence. Each one scrolls to its entry in the timeline. */
export function Citations({ entries }: { entries: readonly CitedEntry[] }) {
  const showEntry = useShowEntry()
  const timeZone = useTimeZone()
  return (
    <span className="inline-flex flex-wrap gap-1 align-[-2px]">
      {entries.map(({ _id, at, eventGroup }) => {
        const { icon: Icon, label } = eventGroupAppearance[eventGroup]
        const name = `${label}, ${formatDateTime(at, timeZone)}`
        return (
          <button
            key={_id}
            type="button"
            title={name}
            aria-label={`Show ${name}`}
            onClick={() => showEntry(_id)}
            className="inline-flex h-6 items-center gap-1 rounded-full border border-line bg-surface px-2 text-label text-muted hover:border-line-strong hover:text-ink"
          >
            <Icon aria-hidden="true" className="size-3" />
            <span className="tabular-nums">{formatShortDate(at, timeZone)}</span>
          </button>
        )
      })}
    </span>
  )
}

/** Leaves out the current year. */
function formatShortDate(at: string, timeZone: string) {
  const [date, thisYear] = [formatDate(at, timeZone), formatDate(new Date(), timeZone).slice(-4)]
  return date.endsWith(thisYear) ? date.slice(0, 6) : date
}
