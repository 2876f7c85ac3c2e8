import { ChartSkeleton, Loading, Skeleton } from '../design/feedback/skeleton.tsx'

/** The shape of a report while it loads. */
export const ReportSkeleton = ({ hasHeadline = true }: { hasHeadline?: boolean }) => (
  <Loading className="space-y-4">
    {hasHeadline && <Skeleton className="h-6 w-full max-w-xl" />}
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3 2xl:grid-cols-6">
      {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
        <div key={key} className="rounded-lg border border-line bg-surface p-4 sm:pr-3 sm:pl-5">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="mt-3 h-6 w-24" />
        </div>
      ))}
    </div>
    <div className="rounded-lg border border-line bg-surface p-4 sm:pr-3 sm:pl-5">
      <ChartSkeleton className="h-64" />
    </div>
    <Skeleton className="h-40 w-full" />
  </Loading>
)
