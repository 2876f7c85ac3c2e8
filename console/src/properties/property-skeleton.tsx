import { CardSkeleton, Skeleton } from '../design/feedback/skeleton.tsx'

export function PropertySkeleton() {
  return (
    <div className="mx-auto w-full max-w-[1920px] px-4 pt-5 sm:px-8 sm:pt-6">
      <Skeleton className="h-7 w-72 max-w-full" />
      <Skeleton className="mt-2 h-4 w-44" />
      <Skeleton className="mt-8 mb-6 h-5 w-80 max-w-full" />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
        <CardSkeleton lines={8} />
        <CardSkeleton lines={8} />
      </div>
    </div>
  )
}
