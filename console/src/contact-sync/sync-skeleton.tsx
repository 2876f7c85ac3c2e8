import { Skeleton } from '../design/feedback/skeleton.tsx'

export function SyncSkeleton() {
  return (
    <div role="status" className="space-y-4">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-36 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
    </div>
  )
}
