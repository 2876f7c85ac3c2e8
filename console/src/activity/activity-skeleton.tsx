import { Loading, Skeleton } from '../design/feedback/skeleton.tsx'

export function ActivitySkeleton() {
  return (
    <Loading className="space-y-6">
      <Skeleton className="h-3 w-24" />
      {Array.from({ length: 6 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
        <div key={row} className="flex gap-3">
          <Skeleton className="size-8 shrink-0 rounded-full" />
          <div className="flex-1 space-y-2 pt-1.5">
            <Skeleton className="h-3.5 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
