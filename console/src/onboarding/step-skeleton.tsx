import { Loading, Skeleton } from '../design/feedback/skeleton.tsx'

export function StepSkeleton({ fields }: { fields: number }) {
  return (
    <Loading className="flex flex-col gap-5">
      {Array.from({ length: fields }, (_, field) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no ids
        <div key={field} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-10 w-full" />
        </div>
      ))}
    </Loading>
  )
}
