import { Loading, Skeleton } from '../../design/feedback/skeleton.tsx'

export function TodaySkeleton({ rows }: { rows: number }) {
  return (
    <Loading className="divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: place-holders have nothing else
        <div key={row} className="flex h-[84px] items-center justify-between gap-6 px-4 sm:px-5">
          <div className="w-1/2 space-y-2">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-3 w-full" />
          </div>
          <Skeleton className="h-8 w-40" />
        </div>
      ))}
    </Loading>
  )
}
