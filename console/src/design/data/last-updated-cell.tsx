import { formatDate, formatDateTime } from '../format/date-format.ts'

interface LastUpdatedCellProps {
  lastUpdated: { triggeredAt: string; triggeredBy: string | null }
  timeZone: string
}

/** The day of the last change, and who made it. */
export function LastUpdatedCell({ lastUpdated: { triggeredAt, triggeredBy }, timeZone }: LastUpdatedCellProps) {
  return (
    <>
      <time dateTime={triggeredAt} title={formatDateTime(triggeredAt, timeZone)} className="block tabular-nums">
        {formatDate(triggeredAt, timeZone)}
      </time>
      {triggeredBy && <span className="block truncate text-label text-muted">{triggeredBy}</span>}
    </>
  )
}
