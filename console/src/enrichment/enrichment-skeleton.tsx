import { Skeleton } from '../design/skeleton.tsx'

export function EnrichmentSkeleton() {
  return (
    <div role="status" className="space-y-4">
      <span className="sr-only">Loading</span>
      <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
        {['facts', 'estimates', 'comparables', 'mortgages'].map((part) => (
          <Skeleton key={part} className="h-28 rounded-lg" />
        ))}
      </div>
      <Skeleton className="h-56 rounded-lg" />
      <Skeleton className="h-40 rounded-lg" />
    </div>
  )
}
