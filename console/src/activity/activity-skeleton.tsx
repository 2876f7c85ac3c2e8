import { Skeleton } from '../design/feedback/skeleton.tsx'

export function ActivitySkeleton({ lines = 6 }: { lines?: number }) {
  return (
    <div role="status" className="space-y-6">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-3 w-24" />
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: place-holders have nothing else
        <div key={line} className="flex gap-3">
          <Skeleton className="size-8 shrink-0 rounded-full" />
          <div className="flex-1 space-y-2 pt-1.5">
            <Skeleton className="h-3.5 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
