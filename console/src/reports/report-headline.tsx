import type { Report } from '@gable/shared/reports/report.ts'
import { reportTitles } from '@gable/shared/reports/report-name.ts'
import { Loading, Skeleton } from '../design/feedback/skeleton.tsx'
import { type Day, formatRange } from '../design/format/date-range.ts'
import { useAccount } from '../platform/account.ts'

/** The answer in a sentence, and the period that it is about. */
export function ReportHeadline({ report, today }: { report: Report | undefined; today: Day }) {
  const { agency } = useAccount()
  if (!report)
    return (
      <Loading className="min-w-0 flex-1 basis-80 space-y-2">
        <Skeleton className="h-6 w-full max-w-xl" />
        <Skeleton className="h-4 w-48" />
      </Loading>
    )
  const { from, till, previousFrom, previousTill } = report.period
  return (
    <div className="min-w-0 flex-1 basis-80">
      <p className="mb-1 hidden text-muted text-table print:block">
        {agency.name} · {reportTitles[report.name]}
      </p>
      <h2 className="max-w-3xl text-pretty font-semibold text-lead">{report.headline}</h2>
      <p className="mt-1 text-muted text-table">
        {report.isOfToday
          ? 'As of today'
          : `${formatRange({ from, till }, today)}, compared with ${formatRange({ from: previousFrom, till: previousTill }, today)}`}
      </p>
    </div>
  )
}
