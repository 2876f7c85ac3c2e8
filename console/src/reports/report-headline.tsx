import type { Report } from '@gable/shared/reports/report.ts'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { type Day, formatRange } from '../design/format/date-range.ts'

/** The answer in a sentence, and the period that it is about. */
export function ReportHeadline({ report, today }: { report: Report | undefined; today: Day }) {
  if (!report)
    return (
      <div role="status" className="min-w-0 flex-1 basis-80 space-y-2">
        <span className="sr-only">Loading</span>
        <Skeleton className="h-6 w-full max-w-xl" />
        <Skeleton className="h-4 w-48" />
      </div>
    )
  const { from, till, previousFrom, previousTill } = report.period
  return (
    <div className="min-w-0 flex-1 basis-80">
      <h2 className="max-w-3xl text-pretty font-semibold text-lead">{report.headline}</h2>
      <p className="mt-1 text-muted text-table">
        {formatRange({ from, till }, today)}, compared with{' '}
        {formatRange({ from: previousFrom, till: previousTill }, today)}
      </p>
    </div>
  )
}
