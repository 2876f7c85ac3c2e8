import { CardSkeleton, Skeleton } from '../design/feedback/skeleton.tsx'

export const OffersSkeleton = () => (
  <div className="space-y-5">
    <div className="flex justify-end">
      <Skeleton className="h-8 w-36" />
    </div>
    <div className="grid gap-5 lg:grid-cols-2">
      <CardSkeleton lines={4} />
      <CardSkeleton lines={4} />
    </div>
    <CardSkeleton lines={2} />
  </div>
)
