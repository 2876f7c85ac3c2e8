import { leadStages } from '@gable/shared/activity/entry.ts'
import { Loading, Skeleton } from '../../design/feedback/skeleton.tsx'
import { boardClassName } from './board-class-name.ts'

export function BoardSkeleton() {
  return (
    <Loading className={boardClassName}>
      {leadStages.map((stage, column) => (
        <div
          key={stage}
          className={`flex min-w-0 flex-col gap-2 overflow-hidden rounded-lg border border-line bg-sunken p-2 ${column > 0 ? 'max-md:hidden' : ''}`}
        >
          <div className="flex justify-between px-1 py-1.5">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-4 w-12" />
          </div>
          {heights.slice(column % 3).map((height) => (
            <div key={height} className={`rounded-lg border border-line bg-surface p-3 ${height}`}>
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="mt-2 h-3 w-full" />
              <Skeleton className="mt-4 h-5 w-20 rounded-full" />
            </div>
          ))}
        </div>
      ))}
    </Loading>
  )
}

const heights = ['h-36', 'h-32', 'h-28', 'h-[7.5rem]']
